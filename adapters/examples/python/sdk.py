"""Finds the SDK: beside this file in a copy, two folders up in the project."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "sdk" / "python"))

from tcg_conformance import Adapter, BadParams, Illegal, Server, Unsupported, serve, whole_deck  # noqa: E402

__all__ = ["Adapter", "BadParams", "Illegal", "Server", "Unsupported", "serve", "whole_deck"]
