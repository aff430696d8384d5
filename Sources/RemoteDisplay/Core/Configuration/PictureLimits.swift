import CastStreaming

/// A receiver's limits for video frames, and the frames of an app within these limits.
struct PictureLimits: Equatable, Sendable {
    /// A rate above this is given up before the size is reduced, because few people see a difference.
    static let smoothRate = 30.0
    /// The largest size that a receiver can have frames enlarged to, longer side first. An enlarged frame costs memory
    /// and time here, for pixels that show nothing more.
    static let grownAtMost = (longer: 1_920, shorter: 1_080)

    var largest: VideoResolution?
    var smallest: VideoResolution?
    /// Width by height by frames per second.
    var pixelsPerSecond: Double?
    /// If false, the app's size is the largest that is sent, whatever the receiver's smallest size is.
    var mayGrow = true

    /// Whether these frames are not enlarged to the receiver's smallest size.
    ///
    /// They are not if the smallest size is beyond ``grownAtMost``, or if the app's own size is the largest.
    func ignoresSmallest(of wanted: VideoResolution) -> Bool {
        guard let smallest, !wanted.covers(smallest) else { return false }
        return !mayGrow || wanted.grown(to: smallest) == wanted
    }

    /// The size and the rate to send. The size has the same shape and even sides.
    ///
    /// If not all limits can be kept, the largest size counts before the smallest, and the rate is at least one per
    /// second.
    func fit(
        _ wanted: VideoResolution, framesPerSecond: Double
    ) -> (size: VideoResolution, framesPerSecond: Double) {
        var size = wanted
        if let smallest, mayGrow { size = size.grown(to: smallest) }
        if let largest { size = size.fitted(into: largest) }
        guard let pixelsPerSecond, size.pixels * framesPerSecond > pixelsPerSecond else {
            return (size, framesPerSecond)
        }
        // First the rate is lowered to a smooth one, then the size to the smallest, then the rate again.
        let smooth = min(framesPerSecond, Self.smoothRate)
        if pixelsPerSecond / size.pixels < smooth {
            let shrunk = size.shrunk(to: pixelsPerSecond / smooth)
            if let smallest, !shrunk.covers(smallest), size.covers(smallest) {
                size = size.scaled(toCover: smallest)
            } else {
                size = shrunk
            }
            return (size, min(smooth, max(1, pixelsPerSecond / size.pixels)))
        }
        return (size, min(framesPerSecond, pixelsPerSecond / size.pixels))
    }
}

extension PictureLimits {
    init(_ stream: StreamParameters, mayGrow: Bool) {
        self.init(
            largest: stream.maximumResolution, smallest: stream.minimumResolution,
            pixelsPerSecond: stream.maximumPixelsPerSecond, mayGrow: mayGrow)
    }
}

extension VideoResolution {
    fileprivate var pixels: Double { Double(width) * Double(height) }

    /// The largest size of the same shape, with even sides, that fits into `limit`; the size itself if it fits.
    func fitted(into limit: VideoResolution) -> VideoResolution {
        guard limit.width >= 2, limit.height >= 2, width > limit.width || height > limit.height else { return self }
        return scaled(min(Double(limit.width) / Double(width), Double(limit.height) / Double(height)), .down)
    }

    /// The smallest size of the same shape, with even sides, that covers `limit`.
    ///
    /// The size itself if it covers `limit`, or if the result would be larger than ``PictureLimits/grownAtMost``.
    fileprivate func grown(to limit: VideoResolution) -> VideoResolution {
        guard !covers(limit) else { return self }
        let grown = scaled(toCover: limit)
        let most = PictureLimits.grownAtMost
        let isWithin =
            max(grown.width, grown.height) <= most.longer && min(grown.width, grown.height) <= most.shorter
        return isWithin ? grown : self
    }

    fileprivate func covers(_ limit: VideoResolution) -> Bool { width >= limit.width && height >= limit.height }

    /// The smallest size of the same shape, with even sides, that covers `limit`.
    fileprivate func scaled(toCover limit: VideoResolution) -> VideoResolution {
        scaled(max(Double(limit.width) / Double(width), Double(limit.height) / Double(height)), .up)
    }

    /// The largest size of the same shape with at most this many pixels.
    fileprivate func shrunk(to limit: Double) -> VideoResolution {
        scaled((limit / pixels).squareRoot(), .down)
    }

    private func scaled(_ scale: Double, _ rule: FloatingPointRoundingRule) -> VideoResolution {
        func even(_ side: Int) -> Int { max(2, Int((Double(side) * scale / 2).rounded(rule)) * 2) }
        return VideoResolution(width: even(width), height: even(height))
    }
}
