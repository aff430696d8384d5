import NowPlayingCore

extension FuzzEntryPoints {
    /// A picture, as an app, a device or a player on the bus gives it: whether it is taken, and how large it says it is.
    public static func artwork(_ bytes: [UInt8]) {
        for type in ArtworkType.allCases {
            guard let size = ArtworkSize(of: bytes, type: type) else { continue }
            invariant(size.width >= 0 && size.height >= 0, "a picture of \(size.width) by \(size.height)")
            // What is behind the place where it stands has no say.
            invariant(
                ArtworkSize(of: bytes + [0xFF, 0xC0, 0, 1], type: type) == size, "a size comes from what follows")
        }
        guard let data = ArtworkData(bytes) else { return }
        invariant(data.bytes == bytes, "a picture is not kept as it was given")
        invariant(bytes.count <= NowPlayingLimits.artworkBytes, "a picture of \(bytes.count) bytes is taken")
        let size = ArtworkSize(of: bytes, type: data.type)
        invariant(size?.isFit == true, "a picture is taken that does not say that it is small enough")
    }
}
