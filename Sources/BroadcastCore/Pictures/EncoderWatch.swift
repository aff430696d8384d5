/// Notices where a graphics card's encoder has failed and software goes on: the person sees it by the processor, by its
/// heat and by pictures that are left out, and should know why.
///
/// Pure. Told once in a broadcast: there is no way back to the card.
package struct EncoderWatch: Sendable {
    private var hardware: String?

    package init() {}

    /// What encodes now, by its name; empty while nothing does. Gives a sentence for the person where there is one.
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
