#define X86_FEATURE_NT_BAD		(21*32+30) /* "nt_bad" Non-temporal stores are slow */
