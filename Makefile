# The two commands: `make play` and `make test`. Everything they need beyond Rust and Node they fetch themselves.

# The gates (`make lint`) come before the tests in CI.
.PHONY: play test test-parts lint lint-rust lint-web fmt bench soak pictures web test-build rust-test rust-told wasm
.PHONY: web-test browser-test site engine engine-test device-test fuzz wheel wheel-test wheel-bench club-bench

CARGO ?= cargo
NPM ?= npm

play: web
	$(CARGO) run --release -p grognard -- serve --open

# Each part says what it has to say when it is done, and what Rust's test runner said closes the whole. Two parts run at
# a time, which is sooner done: a browser that waits, a linker and a single long test leave a core idle. No part measures
# time, so none is disturbed by another; `JOBS=1` runs one after the other.
# Nothing is built twice here: what only helps the next build, or who debugs, is left out. A crate is made in one piece,
# which is less work than optimising sixteen pieces together again.
JOBS ?= 2
test: export CARGO_INCREMENTAL = 0
test: export CARGO_PROFILE_DEV_DEBUG = 0
test: export CARGO_PROFILE_DEV_CODEGEN_UNITS = 1
test:
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target test-parts
	@cat "$(RUST_TOLD)"

# The longest first.
test-parts: browser-test rust-told device-test engine-test wheel-test web-test

# The test runner, with nextest where it is installed.
RUST_TESTS := $(shell $(CARGO) nextest --version >/dev/null 2>&1 && echo nextest run || echo test) --workspace

# What they run.
TESTED = --lib --bins --tests

# With a PostgreSQL of their own, which is installed where it is missing and permitted. In CI it is a must.
rust-test:
	tools/postgres $(CARGO) $(RUST_TESTS) $(TESTED)

# The same, but what it says is kept to be read at the end.
RUST_TOLD = $(shell tools/target-dir)/rust-tests.log
rust-told: test-build
	@tools/postgres $(CARGO) $(RUST_TESTS) $(TESTED) >"$(RUST_TOLD)" 2>&1 || { cat "$(RUST_TOLD)"; exit 1; }

# One build serves all tests: it makes the program that a browser plays against too. (Built by itself the program would
# have other features than beside the tests, and every game would be compiled twice.) The client is part of it and comes
# first. Of the examples it has the one that a browser is compared with, and the server to be killed.
test-build: web
	$(CARGO) build --workspace $(TESTED) --example account --example serve

# The rules, the search and the rooms as a browser runs them. In CI the target is a must; elsewhere it is a wish.
WASM := wasm32-unknown-unknown
wasm:
	@if [ -d "$$(rustc --print target-libdir --target $(WASM) 2>/dev/null)" ] || rustup target add $(WASM); then \
	  $(CARGO) check --target $(WASM) -p browser; \
	elif [ "$(CI)" = true ]; then echo "$(WASM) is not installed and cannot be fetched" >&2; exit 1; \
	else echo "$(WASM) is not installed: skipped (rustup target add $(WASM))"; fi

engine:
	@[ -d "$$(rustc --print target-libdir --target $(WASM) 2>/dev/null)" ] || rustup target add $(WASM)
	$(CARGO) build -p browser --profile wasm --target $(WASM)
	CARGO_TARGET_DIR="$$(tools/target-dir)/bindgen" $(CARGO) run --locked --manifest-path tools/bindgen/Cargo.toml -- \
	  "$$(tools/target-dir)/$(WASM)/wasm/browser.wasm" web/engine

# The browser plays, counts and thinks like the native program, to the letter.
engine-test: engine test-build web/node_modules/.package-lock.json
	cd web && GROGNARD_ACCOUNT="$$(pwd)/../$$(cd .. && tools/target-dir)/debug/examples/account" node --test tests/engine.test.mjs

# A real browser plays with the network cut after its first visit.
device-test: site test-build
	@tools/chromium
	cd web && GROGNARD_BIN="$$(pwd)/../$$(cd .. && tools/target-dir)/debug/grognard" $(NPM) run device

# A folder of files that anybody can put on any web host: the whole of Grognard on the visitor's own device.
site: engine web/node_modules/.package-lock.json
	cd web && $(NPM) run site

# The Python package for researchers, as a file to install with pip.
PYTHON = $$(tools/target-dir)/python
MATURIN := "maturin>=1.9,<2"
wheel:
	tools/python "$(PYTHON)" $(MATURIN)
	"$(PYTHON)/bin/maturin" build --release -m crates/python/Cargo.toml -o "$$(tools/target-dir)/wheels"

# It is installed into a fresh environment; PettingZoo's and OpenSpiel's own tests run on every game, and Ray loses a
# worker. Its library comes from the build of all tests, with their features: nothing else is compiled again.
wheel-test: test-build
	tools/python "$(PYTHON)" $(MATURIN) wheel pytest
	tools/wheel "$(PYTHON)"
	"$(PYTHON)/bin/pip" install --quiet --disable-pip-version-check \
	  "$$(ls "$(PYTHON)"/wheel/*.whl)[pettingzoo,openspiel,ray]"
	"$(PYTHON)/bin/pytest" -q -p no:cacheprovider --disable-warnings crates/python/tests

# Random decisions a second through Python, beside the native program and beside other systems.
wheel-bench: wheel
	$(CARGO) build --release -p grognard
	"$(PYTHON)/bin/pip" install --quiet --disable-pip-version-check pygame chess \
	  "$$(ls -t "$$(tools/target-dir)"/wheels/*.whl | head -1)[pettingzoo,openspiel]"
	"$(PYTHON)/bin/python" crates/python/bench.py "$$(tools/target-dir)/release/grognard"

web: web/dist/index.html

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json web/index.html $(shell find web/src web/locale web/public -type f 2>/dev/null)
	cd web && $(NPM) run build

web-test: web/node_modules/.package-lock.json
	cd web && $(NPM) run check && $(NPM) test

# A real browser plays whole games; it is installed when missing and permitted.
browser-test: web test-build
	@tools/chromium
	cd web && GROGNARD_BIN="$$(pwd)/../$$(cd .. && tools/target-dir)/debug/grognard" $(NPM) run browser

# The gates: one way to write, no warning, crates and words that we meant to have. The last line plants a fault for each
# gate of our own and sees it fail.
lint: lint-rust lint-web
	tools/check-crates.mjs
	tools/check-names.mjs
	tools/check-features.mjs
	tools/check-tests.mjs
	tools/test-gates.mjs

lint-rust:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings

lint-web: web/node_modules/.package-lock.json
	cd web && $(NPM) run format:check && $(NPM) run lint && $(NPM) run check

fmt: web/node_modules/.package-lock.json
	$(CARGO) fmt --all
	cd web && $(NPM) run format

# Speed is measured here, never in a test: the rules, the server's answers, the screen, the device beside the program.
bench: web site
	$(CARGO) run --release -p grognard -- bench
	$(CARGO) run --release -p server --example latency
	@tools/chromium
	cd web && GROGNARD_BIN="$$(pwd)/../$$(cd .. && tools/target-dir)/release/grognard" $(NPM) run bench
	$(CARGO) build --release -p browser --example account --example serve
	cd web && GROGNARD_ACCOUNT="$$(pwd)/../$$(cd .. && tools/target-dir)/release/examples/account" node scripts/bench-device.mjs

# Durable decisions a second of our server beside those of another's, whose packages are fetched into its folder.
club-bench:
	cd bench/boardgame-io && $(NPM) ci --no-audit --no-fund
	$(CARGO) build --release -p server --examples
	node bench/boardgame-io/bench.mjs "$$(tools/target-dir)/release/examples/swarm"

# Spoilt input for every door from outside, a minute each; what once broke something is tried first.
SECONDS ?= 60
fuzz:
	$(CARGO) run --release -p session --example fuzz -- $(SECONDS)

# Ten million random decisions of every game, with all options mixed at random; each says its longest game. One after the
# other, so that what they say stays apart.
DECISIONS ?= 10000000
soak:
	GROGNARD_DECISIONS=$(DECISIONS) $(CARGO) test --release --workspace --no-fail-fast --test tests mixes_end -- --ignored --nocapture

pictures: web
	@tools/chromium
	$(CARGO) build -p grognard
	cd web && GROGNARD_BIN="$$(pwd)/../$$(cd .. && tools/target-dir)/debug/grognard" $(NPM) run pictures
	cd web && GROGNARD_BIN="$$(pwd)/../$$(cd .. && tools/target-dir)/debug/grognard" $(NPM) run newcomer
