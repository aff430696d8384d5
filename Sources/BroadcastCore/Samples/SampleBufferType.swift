/// The content of a sample buffer. The numbers are those of ReplayKit's `RPSampleBufferType`.
public enum SampleBufferType: Int, CaseIterable, Codable, Hashable, Sendable {
    /// A frame of the screen.
    case video = 1
    /// The playback of the captured application, or of the whole system.
    case audioApp = 2
    /// The microphone. It is separate from ``audioApp``, and mixed only on request.
    case audioMic = 3
}
