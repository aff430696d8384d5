package import ReceiverCore

extension MirroringFormat {
    /// Sound and pictures.
    package static let bench = MirroringFormat(
        id: MirroringID(rawValue: 1),
        streams: [
            Stream(index: 0, codec: .opus, decoder: "opus", sampleRate: 48_000, channels: 2),
            Stream(index: 1, codec: .vp8, decoder: "vp8", sampleRate: 0, channels: 0),
        ])
}
