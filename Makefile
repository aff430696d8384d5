# Marquee's commands. Each one installs what it lacks, says so, and can be run again.

PREFIX ?= /usr/local
SWIFT ?= swift
# The demo, the installed binary and the benchmarks are one and the same build. Nothing loads them as a library, so they
# export no symbols: 6 MB less of file, and 4 MB less of memory where a process is short.
RELEASE = -c release --static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic

export SWIFT RELEASE

.DEFAULT_GOAL := help
.PHONY: help demo test odd-files widgets pictures bench fuzz soak install format clean

help:  ## show these commands
	@echo "Marquee: cast films, screens and songs to Cast devices."
	@echo
	@sed -n 's/^\([a-z-]*\):.*## /  make \1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do \
		printf '%-16s %s\n' "$$name" "$$text"; done
	@echo
	@echo "  make install takes PREFIX=DIR (now $(PREFIX)) and DESTDIR."

demo:  ## cast, move and resume films on this machine, mirror a screen, and save demo.png and demo-screen.png
	@Scripts/setup demo
	@Scripts/build-release marquee marquee-broadcast
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/marquee" demo

test:  ## check and build everything, run our own tests, then those against other programs
	@Scripts/test

odd-files:  ## cast all odd films of the tests to a receiver, and read its screen and all their segments (10 minutes)
	@Scripts/setup test
	@Scripts/build-release marquee
	@ODD_FILES=all MARQUEE="$$($(SWIFT) build $(RELEASE) --show-bin-path)/marquee" .venv/bin/python -m pytest \
		Interop/test_odd_files.py Interop/test_segments.py --numprocesses 2 --dist loadfile

widgets:  ## put each widget into each state in a browser, and keep the pictures in DIR (widget-pictures)
	@Scripts/setup test
	@WIDGET_PICTURES="$(abspath $(or $(DIR),widget-pictures))" MARQUEE=none .venv/bin/python -m pytest \
		$$(ls Interop/test_widget_*.py Interop/test_remote_[alpsu]*.py) --numprocesses 2 --dist loadfile

pictures:  ## make the README's pictures of the widgets and the remote anew, of those that the tests keep (or DIR has)
	@Scripts/setup test
	@.venv/bin/python Interop/readmepictures.py $(if $(DIR),"$(abspath $(DIR))")

bench:  ## compare with other programs and write BENCHMARKS.md
	@Scripts/setup bench
	@Scripts/build-release marquee marquee-broadcast marquee-bench marquee-media-bench hostile-device-probe
	@.venv/bin/python Benchmarks/run
	@MARQUEE="$$($(SWIFT) build $(RELEASE) --show-bin-path)/marquee" .venv/bin/python Benchmarks/hostile.py

soak:  ## a busy house for MINUTES (120), with kills by SEED (1), as root; draws docs/images/soak.png
	@Scripts/setup soak
	@Scripts/build-release marquee marquee-broadcast
	@MARQUEE="$$($(SWIFT) build $(RELEASE) --show-bin-path)/marquee" .venv/bin/python Interop/soak.py $(or $(MINUTES),120) $(or $(SEED),1)

fuzz:  ## feed everything that reads what a peer sends by libFuzzer, for MINUTES (60) in all
	@Scripts/setup build
	@Scripts/fuzz $(or $(MINUTES),60)

install:  ## put stripped static binaries and shell completions under PREFIX
	@Scripts/setup install
	@Scripts/install "$(DESTDIR)$(PREFIX)" "$(PREFIX)"

format:  ## lay out the Swift sources as .swift-format says
	@Scripts/setup format
	@$(SWIFT) format format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Fuzz

clean:  ## remove what was built and the Python environment
	rm -rf .build .build-* .venv
