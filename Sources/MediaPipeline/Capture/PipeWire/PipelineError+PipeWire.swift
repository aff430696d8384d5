extension PipelineError {
    static let pipeWireGone = PipelineError(
        .captureEnded,
        "PipeWire, which gave the screen's pictures, has gone; when it is there again, begin again.")

    static let screenGone = PipelineError(
        .captureEnded,
        "The desktop gives no pictures of the screen any more: its compositor has ended, or what was shared is gone.")

    private static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.prefix(200)))
    }

    static func screenStream(_ reason: String) -> PipelineError {
        PipelineError(
            .captureUnavailable,
            "The desktop's pictures of the screen can't be had: \(plain(reason)).")
    }

    static let noFirstPicture = PipelineError(
        .captureUnavailable,
        "The desktop has allowed it, but gives no picture of the screen: is WirePlumber (or another session manager of "
            + "PipeWire's) running?")
}
