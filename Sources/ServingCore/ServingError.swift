import FilePaths

/// An error while a file was read, converted or served. It has an open code for programs, a sentence for people that
/// says what happened and what to do, and the cause if there is one.
package struct ServingError: Error, CustomStringConvertible, Sendable {
    /// The kind of failure. Open: callers must expect unknown codes.
    package struct Code: Hashable, Sendable, CustomStringConvertible {
        package let rawValue: String
        package init(_ rawValue: String) { self.rawValue = rawValue }
        package var description: String { rawValue }

        package static let fileMissing = Code("fileMissing")
        package static let fileUnreadable = Code("fileUnreadable")
        package static let notAFile = Code("notAFile")
        package static let fileEmpty = Code("fileEmpty")
        package static let fileChanged = Code("fileChanged")
        package static let notMedia = Code("notMedia")
        package static let soundMissing = Code("soundMissing")
        package static let lengthUnknown = Code("lengthUnknown")
        package static let programMissing = Code("programMissing")
        package static let programFailed = Code("programFailed")
        package static let kindRefused = Code("kindRefused")
        package static let timedOut = Code("timedOut")
        package static let linkLocalAddress = Code("linkLocalAddress")
        package static let addressUnavailable = Code("addressUnavailable")
        package static let portInUse = Code("portInUse")
        package static let serverFailed = Code("serverFailed")
        package static let segmentMissing = Code("segmentMissing")
        package static let tooManyWaiting = Code("tooManyWaiting")
        package static let subtitlesUndecodable = Code("subtitlesUndecodable")
        package static let subtitlesUnknownFormat = Code("subtitlesUnknownFormat")
        package static let subtitlesTooLarge = Code("subtitlesTooLarge")
    }

    package let code: Code
    /// The sentence, with paths in a form for display.
    package let description: String
    package let underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = PathText.shown(description)
        self.underlying = underlying
    }

    package static let notServed = ServingError(.segmentMissing, "The film is not being served any more.")

    package static func tooManyWaiting(for path: String) -> ServingError {
        ServingError(.tooManyWaiting, "Too many requests wait for parts of \(path) already: ask again later.")
    }
}

extension ServingError: Equatable {
    /// Compares code and sentence, not the cause, since not every error can be compared.
    package static func == (left: ServingError, right: ServingError) -> Bool {
        left.code == right.code && left.description == right.description
    }
}
