extension PosterMaker {
    /// The limits of making and storing posters.
    package struct Limits: Sendable {
        /// The most bytes of one image, and how long ffmpeg may take for it.
        var bytesEach = 5 << 20
        package var time: Duration = .seconds(20)
        /// The most images that are made at the same time, and the most requests that wait.
        package var atOnce = 2
        package var waiting = 240
        /// The most images that are stored, and their bytes together.
        package var kept = 4_000
        var bytesKept = 128 << 20

        package init() {}
    }

    struct Poster: Sendable {
        package let bytes: [UInt8]
        package let type: String
    }
}
