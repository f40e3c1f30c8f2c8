#!/bin/sh
# Print a Python that is new enough: the one of .venv, or the first on the path.
# $PYTHON, when set, is the only one tried.
for python in ${PYTHON:-.venv/bin/python python3.13 python3.12 python3.11 python3}; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        echo "$python"
        exit 0
    fi
done
echo "Rocaille needs Python 3.11 or newer, and ${PYTHON:-python3.13, python3.12, python3.11 or python3} is not there or older; name one with make PYTHON=/path/to/python." >&2
exit 2
