extension PosterMaker {
    /// The limits of making and storing posters.
    struct Limits: Sendable {
        /// The most bytes of one image, and how long ffmpeg may take for it.
        var bytesEach = 5 << 20
        var time: Duration = .seconds(20)
        /// The most images that are made at the same time, and the most requests that wait.
        var atOnce = 2
        var waiting = 240
        /// The most images that are stored, and their bytes together.
        var kept = 4_000
        var bytesKept = 128 << 20

        init() {}
    }

    struct Poster: Sendable {
        let bytes: [UInt8]
        let type: String
    }
}
