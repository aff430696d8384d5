import CastStreaming

/// What a receiver says of the pictures that it takes, and what becomes of an app's by that. Pure.
struct PictureLimits: Equatable, Sendable {
    /// A rate that is given up before anything of the size is: above it few see a difference.
    static let smoothRate = 30.0
    /// What a receiver can have pictures grown to, the longer side first: each grown picture costs memory and time
    /// here, for pixels that show nothing more.
    static let grownAtMost = (longer: 1_920, shorter: 1_080)

    var largest: VideoResolution?
    var smallest: VideoResolution?
    /// Width by height by pictures a second.
    var pixelsPerSecond: Double?
    /// False: the app's size is the largest that it sends, whatever the receiver takes for its smallest.
    var mayGrow = true

    /// The smallest size is one that these pictures are not grown to: beyond ``grownAtMost``, or beyond the app's own
    /// where that is the largest.
    func ignoresSmallest(of wanted: VideoResolution) -> Bool {
        guard let smallest, !wanted.covers(smallest) else { return false }
        return !mayGrow || wanted.grown(to: smallest) == wanted
    }

    /// The picture of the same shape, with even sides, and the rate to send. Where not all limits can be kept, the
    /// largest size goes before the smallest, and the rate is never below one a second.
    func fit(
        _ wanted: VideoResolution, framesPerSecond: Double
    ) -> (size: VideoResolution, framesPerSecond: Double) {
        var size = wanted
        if let smallest, mayGrow { size = size.grown(to: smallest) }
        if let largest { size = size.fitted(into: largest) }
        guard let pixelsPerSecond, size.pixels * framesPerSecond > pixelsPerSecond else {
            return (size, framesPerSecond)
        }
        // First the rate, down to a smooth one; then the size, down to the smallest; then the rate again.
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

    /// The largest of the same shape that fits into `limit`, with even sides; itself where it fits as it is.
    func fitted(into limit: VideoResolution) -> VideoResolution {
        guard limit.width >= 2, limit.height >= 2, width > limit.width || height > limit.height else { return self }
        return scaled(min(Double(limit.width) / Double(width), Double(limit.height) / Double(height)), .down)
    }

    /// The smallest of the same shape that has both sides of `limit`, with even sides; itself where it has them, and
    /// where that would be larger than ``PictureLimits/grownAtMost``.
    fileprivate func grown(to limit: VideoResolution) -> VideoResolution {
        guard !covers(limit) else { return self }
        let grown = scaled(toCover: limit)
        let most = PictureLimits.grownAtMost
        let isWithin =
            max(grown.width, grown.height) <= most.longer && min(grown.width, grown.height) <= most.shorter
        return isWithin ? grown : self
    }

    fileprivate func covers(_ limit: VideoResolution) -> Bool { width >= limit.width && height >= limit.height }

    /// The smallest of the same shape, with even sides, that has both sides of `limit`.
    fileprivate func scaled(toCover limit: VideoResolution) -> VideoResolution {
        scaled(max(Double(limit.width) / Double(width), Double(limit.height) / Double(height)), .up)
    }

    /// The largest of the same shape with at most so many pixels.
    fileprivate func shrunk(to limit: Double) -> VideoResolution {
        scaled((limit / pixels).squareRoot(), .down)
    }

    private func scaled(_ scale: Double, _ rule: FloatingPointRoundingRule) -> VideoResolution {
        func even(_ side: Int) -> Int { max(2, Int((Double(side) * scale / 2).rounded(rule)) * 2) }
        return VideoResolution(width: even(width), height: even(height))
    }
}
