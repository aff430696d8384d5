/// Detects that a graphics card's encoder failed and software continues. The user notices processor load, heat and
/// dropped frames, and should know why. Pure.
///
/// Reported once per broadcast, because there is no way back to the card.
package struct EncoderWatch: Sendable {
    private var hardware: String?

    package init() {}

    /// Takes the current encoder's name, which may be empty. Returns a sentence for the user, or nil.
    package mutating func read(_ encoder: String, isHardware: Bool) -> String? {
        guard !encoder.isEmpty else { return nil }
        if isHardware {
            hardware = encoder
            return nil
        }
        guard let failed = hardware.take() else { return nil }
        return "the graphics card's encoder (\(failed)) failed; \(encoder) goes on in software, "
            + "which takes more of the processor"
    }
}
