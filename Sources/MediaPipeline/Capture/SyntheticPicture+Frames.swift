extension SyntheticPicture {
    /// What `frame` shows; nil if it is no synthetic picture, or one that can't be read any more.
    package static func read(_ frame: VideoFrame) -> SyntheticReading? {
        frame.withPlanes { read(luma: $0[0], size: frame.size) }
    }
}
