# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Importers: what others measured and printed, turned into records. One module per kind of source."""
