# Two commands do everything: `make play` and `make test`. Both install what they need into .venv first.

PY := .venv/bin/python
.DEFAULT_GOAL := help

help:          ## what there is
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

play: ready-play          ## play in the terminal (ARGS="--game rich-and-good --seats 2" for more)
	@.venv/bin/beaumonde play $(ARGS)

test: check unit          ## everything: lint, types, import direction, tests
	@echo "» All is well."

check: ready-dev          ## lint, format, types and import direction only
	@echo "» Lint …";              $(PY) -m ruff check .
	@echo "» Format …";            $(PY) -m ruff format --check .
	@echo "» Types …";             $(PY) -m mypy
	@echo "» Import direction …";  .venv/bin/lint-imports --no-cache

unit: ready-dev          ## the tests only (ARGS="-k secrecy" for some)
	@echo "» Tests …"
	@$(PY) -m pytest -n auto --dist worksteal $(ARGS)

bench-engine: ready-bench          ## decisions a second, beside other libraries
	@$(PY) benchmarks/engine.py $(ARGS)

bench-kernel: ready-bench          ## playouts a second, beside other libraries
	@$(PY) benchmarks/kernel.py $(ARGS)

bench-lockstep: ready-dev          ## kernel against readable engine, for long (ARGS="--games 1000000")
	@$(PY) benchmarks/lockstep.py $(ARGS)

lock:          ## renew the lock files from pyproject.toml (needs uv)
	@for set in play dev bench; do \
	  extra=$$([ $$set = play ] || echo "--extra $$set"); \
	  uv pip compile --universal --python-version 3.11 --generate-hashes --upgrade --no-emit-index-url \
	    --no-header --no-annotate --quiet $$extra pyproject.toml requirements/build.in -o requirements/$$set.txt; \
	done

clean:          ## remove everything that was installed or built here
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build

ready-%:
	@command -v python3 >/dev/null || { echo "✗ python3 is needed (3.11 or newer)."; exit 1; }
	@python3 tools/ready.py $*

.PHONY: help play test check unit bench-engine bench-kernel bench-lockstep lock clean
