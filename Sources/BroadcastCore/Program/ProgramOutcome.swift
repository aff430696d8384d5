/// How a run of the upload process ended, with the end of its standard error.
package struct ProgramOutcome: Sendable {
    package enum Status: Hashable, Sendable {
        case exited(Int32)
        /// A signal, and its description, such as "Killed" or "Segmentation fault"; nil if the system has none.
        case signalled(Int32, word: String?)
        /// It could not be started; with the reason.
        case notStarted(String)
        /// It took too long and was ended.
        case overdue
    }

    package var status: Status
    package var lastWords: String

    package init(_ status: Status, lastWords: String = "") {
        self.status = status
        self.lastWords = lastWords
    }

    /// The failure for `marquee-broadcast`.
    package var failure: BroadcastError? { failure(of: BroadcastProgram(path: "")) }

    /// The error for the user; nil after a successful end.
    package func failure(of program: BroadcastProgram) -> BroadcastError? {
        let name = program.shownName
        switch status {
        case .exited(0): return nil
        // The dynamic linker's own status and message (ld.so(8)).
        case .exited(127) where missingLibrary != nil:
            let library = missingLibrary ?? ""
            guard program.isOwn else {
                return BroadcastError(.libraryMissing, "\(name) can't run: the library \(library) is missing")
            }
            let isOfX11 = library.hasPrefix("libxcb")
            return BroadcastError(
                .libraryMissing,
                "\(name) can't run: the library \(library) is missing; it needs "
                    + (isOfX11 ? "libraries for capturing screens " : "FFmpeg's libraries ")
                    + "(on Debian and Ubuntu: apt-get install \(isOfX11 ? BroadcastProgram.screenPackages : "ffmpeg"))")
        case .exited(let code): return failed(name, "ended with status \(code)")
        case .signalled(let number, let word):
            return failed(name, "was ended by signal \(number)" + (word.map { " (\($0))" } ?? ""))
        case .notStarted(let reason): return BroadcastError(.programFailed, "\(name) can't be started: \(reason)")
        case .overdue: return BroadcastError(.timedOut, "\(name) did not answer in time")
        }
    }

    private func failed(_ name: String, _ how: String) -> BroadcastError {
        let words = lastWords.split(whereSeparator: \.isNewline).last.map { ": \($0.prefix(300))" } ?? ""
        return BroadcastError(.programFailed, "\(name) \(how)\(words)")
    }

    /// glibc's message; musl's begins with "Error loading shared library".
    private var missingLibrary: String? {
        for start in ["error while loading shared libraries: ", "Error loading shared library "] {
            guard let range = lastWords.firstRange(of: start) else { continue }
            let name = lastWords[range.upperBound...].prefix { $0 != ":" && !$0.isNewline }
            return String(name)
        }
        return nil
    }
}
