/// What a sample buffer carries. The numbers are those of ReplayKit's `RPSampleBufferType`.
public enum SampleBufferType: Int, CaseIterable, Codable, Hashable, Sendable {
    /// A picture of the screen.
    case video = 1
    /// What the captured application, or the whole system, plays.
    case audioApp = 2
    /// What the microphone hears. Kept apart from ``audioApp``; mixed only where somebody asks for it.
    case audioMic = 3
}
