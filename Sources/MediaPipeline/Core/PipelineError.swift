/// An error while video or audio was captured, read, converted, encoded or decoded.
///
/// It has an open code for programs, one sentence for people that says what happened and what to do, and FFmpeg's own
/// words if it had any.
package struct PipelineError: Error, CustomStringConvertible, Hashable, Sendable {
    /// The kind of failure. Callers must expect codes that they don't know.
    package struct Code: Hashable, Sendable, CustomStringConvertible {
        package let rawValue: String
        package init(_ rawValue: String) { self.rawValue = rawValue }
        package var description: String { rawValue }

        package static let fileMissing = Code("fileMissing")
        package static let fileUnreadable = Code("fileUnreadable")
        package static let notMedia = Code("notMedia")
        /// The file is media, but has no video or audio that can be decoded here.
        package static let nothingToPlay = Code("nothingToPlay")
        /// This machine's FFmpeg has no such codec.
        package static let codecMissing = Code("codecMissing")
        /// The codec is there but could not be opened, such as a hardware encoder without its hardware.
        package static let encoderUnavailable = Code("encoderUnavailable")
        package static let encodingFailed = Code("encodingFailed")
        package static let decodingFailed = Code("decodingFailed")
        package static let conversionFailed = Code("conversionFailed")
        package static let badConfiguration = Code("badConfiguration")
        /// A frame or audio that this encoder can't take, for example of another size.
        package static let frameUnsuitable = Code("frameUnsuitable")
        /// All frames of a pool are in use, because their holders are too slow. Leave this frame out and go on.
        package static let poolExhausted = Code("poolExhausted")
        package static let outOfMemory = Code("outOfMemory")
        /// There is no display to capture, or it can't be captured.
        package static let captureUnavailable = Code("captureUnavailable")
        /// The user did not allow it.
        package static let captureRefused = Code("captureRefused")
        /// The display is there, but it does not have this screen or window.
        package static let noSuchSource = Code("noSuchSource")
        /// A web page can't be loaded.
        package static let pageUnreadable = Code("pageUnreadable")
        /// The captured window was closed, or the display is gone.
        package static let captureEnded = Code("captureEnded")
    }

    package let code: Code
    package let description: String
    package let underlying: String?

    package init(_ code: Code, _ description: String, underlying: String? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }

    package static let memory = PipelineError(.outOfMemory, "There is no memory left for pictures and sound.")
}
