/// The errors of a program run.
extension MediaProgram {
    package func missing(_ underlying: (any Error)? = nil) -> ServingError {
        let (what, package) = name.hasPrefix("heif") ? ("libheif's programs", "libheif-examples") : ("FFmpeg", "ffmpeg")
        return ServingError(
            .programMissing,
            "The program \(name) is missing: install \(what) (on Debian and Ubuntu: sudo apt-get install \(package)).",
            underlying: underlying)
    }

    /// - Parameter limit: The accepted bytes of output.
    package func tooMuchSaid(_ limit: Int) -> ServingError {
        ServingError(.programFailed, "\(name) said more than \(limit) bytes.")
    }

    package func tooSlow(_ time: Duration) -> ServingError {
        ServingError(.timedOut, "\(name) did not finish within \(time.components.seconds) s.")
    }

    /// - Parameters:
    ///   - status: How it ended, in case it wrote nothing.
    ///   - words: Its error output.
    package func failed(_ status: String, saying words: LastWords) -> ServingError {
        guard !words.tellsForbiddenFormat else {
            return ServingError(
                .kindRefused, "\(name) failed: files of its kind are not opened, since some kinds can name other files")
        }
        return ServingError(.programFailed, "\(name) failed: \(words.lastLine ?? status)")
    }
}
