# Two commands do everything: `make play` and `make test`. Both install what they need into .venv first.

PY := .venv/bin/python
BROWSERS = $$(( 2 * $$(getconf _NPROCESSORS_ONLN) ))# a test in a browser waits a third of its time
NONE_IS_FINE = $(if $(ARGS),|| [ $$? -eq 5 ])
.DEFAULT_GOAL := help

help:          ## what there is
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

play: web          ## play in the browser (ARGS="--port 8080 --no-open" for more)
	@.venv/bin/beaumonde serve $(ARGS)

terminal: ready-play          ## play in the terminal (ARGS="--game rich-and-good --seats 2" for more)
	@.venv/bin/beaumonde play $(ARGS)

web: ready-play          ## build the browser client into the package
	@$(PY) tools/client.py

wheel: web          ## the package with the client in it, into dist/
	@rm -f dist/*.whl
	@$(PY) -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

test:          ## everything: lint, types, import direction, tests
	@$(MAKE) --no-print-directory --jobs 2 check compiled
	@$(MAKE) --no-print-directory unit
	@echo "» All is well."

compiled: ready-dev          # beside the checks, so that not every process of the tests does it
	@$(PY) -c "from beaumonde.bots.preparation import prepare_all; prepare_all()"

check: ready-dev          ## lint, format, types and import direction only
	@echo "» Lint …";              $(PY) -m ruff check .
	@echo "» Format …";            $(PY) -m ruff format --check .
	@echo "» Types …";             $(PY) -m mypy
	@echo "» Import direction …";  .venv/bin/lint-imports --no-cache
	@$(PY) tools/client.py dev
	@echo "» The client …";        $(PY) tools/client_check.py

unit: ready-dev          ## the tests only (ARGS="-k secrecy" for some)
	@python3 tools/browser.py
	@$(PY) tools/client.py dev
	@echo "» Tests …"
	@$(PY) -m pytest -n auto --dist worksteal --ignore tests/browser $(ARGS) $(NONE_IS_FINE)
	@echo "» Tests in a real browser …"  # apart from the others: Playwright keeps the event loop of its process busy
	@$(PY) -m pytest -n $(BROWSERS) --dist worksteal tests/browser $(ARGS) $(NONE_IS_FINE)

bench-engine: ready-bench          ## decisions a second, beside other libraries
	@$(PY) benchmarks/engine.py $(ARGS)

bench-kernel: ready-bench          ## playouts a second, beside other libraries
	@$(PY) benchmarks/kernel.py $(ARGS)

bench-lockstep: ready-dev          ## kernel against readable engine, for long (ARGS="--games 1000000")
	@$(PY) benchmarks/lockstep.py $(ARGS)

bench-strength: ready-dev          ## how strong the bots are (ARGS="--games 200 --only ladder")
	@$(PY) benchmarks/strength.py $(ARGS)

bench-thinking: ready-dev          ## how quickly the bots think
	@$(PY) benchmarks/thinking.py $(ARGS)

bench-load: ready-dev          ## how many busy tables the service can serve (ARGS="--tables 100,400 --postgresql --workers 2 --rival")
	@$(PY) benchmarks/load.py $(ARGS)

bench-chaos: ready-dev          ## the service under faults, for long (ARGS="--rounds 2000")
	@$(PY) benchmarks/chaos.py $(ARGS)

bench-table: ready-dev          ## how quick the table in the browser is
	@python3 tools/browser.py && $(PY) tools/client.py dev && $(PY) benchmarks/table.py $(ARGS)

bench-abuse: ready-dev          ## what others notice while somebody abuses the service (ARGS="--seconds 10 --only pings")
	@$(PY) benchmarks/abuse.py $(ARGS)

bench-fuzz: ready-dev          ## malformed messages and broken connections (ARGS="--messages 100000 --seed 2")
	@$(PY) benchmarks/fuzz.py $(ARGS)

COMPILE := uv pip compile --universal --python-version 3.11 --generate-hashes --upgrade --no-emit-index-url \
	--no-header --no-annotate --quiet

lock:          ## renew the lock files from pyproject.toml (needs uv)
	@$(COMPILE) --extra server --extra fast pyproject.toml requirements/build.in -o requirements/play.txt
	@$(COMPILE) --extra server --extra fast --extra postgres pyproject.toml -o requirements/serve.txt
	@for set in dev bench; do \
	  $(COMPILE) --extra $$set pyproject.toml requirements/build.in -o requirements/$$set.txt; \
	done
	@$(COMPILE) requirements/node.in -o requirements/node.txt

types: ready-dev          ## renew the client's types from the service's OpenAPI document
	@$(PY) tools/client.py dev && $(PY) tools/client_check.py --write

audit: ready-dev          ## what we depend on: hashes, origins, install scripts, licences, known weaknesses
	@$(PY) tools/audit.py $(ARGS)

clean:          ## remove everything that was installed or built here
	@rm -rf .venv web/node_modules src/beaumonde/server/client .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build

ready-%:
	@command -v python3 >/dev/null || { echo "✗ python3 is needed (3.11 or newer)."; exit 1; }
	@python3 tools/ready.py $*

.PHONY: help play terminal web wheel types test compiled check unit bench-engine bench-kernel bench-lockstep \
	bench-strength bench-thinking bench-load bench-chaos bench-table bench-abuse bench-fuzz lock audit clean
