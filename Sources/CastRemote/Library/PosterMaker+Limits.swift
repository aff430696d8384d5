extension PosterMaker {
    /// What it may cost.
    package struct Limits: Sendable {
        /// Bytes of one picture, and how long ffmpeg may take for it.
        package var bytesEach = 5 << 20
        package var time: Duration = .seconds(20)
        /// That are made at once, and that wait for it.
        package var atOnce = 2
        package var waiting = 240
        /// Pictures that are kept, and their bytes.
        package var kept = 4_000
        package var bytesKept = 128 << 20

        package init() {}
    }

    package struct Poster: Sendable {
        package let bytes: [UInt8]
        package let type: String
    }
}
