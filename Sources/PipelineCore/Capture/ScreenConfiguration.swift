/// What of a display is to be captured.
package enum ScreenTarget: Hashable, Sendable {
    /// Nil: all of it; else one monitor, by its number from 1 on or its name.
    case screen(String?)
    /// By the window system's number.
    case window(UInt32)
    /// The one that the desktop's portal lets its user choose.
    case anyWindow
    /// A screen that the desktop makes for this alone; nil: of the size that it likes.
    case virtual(VideoSize?)
}

/// What a screen's source gives.
package struct ScreenConfiguration: Hashable, Sendable {
    package var target: ScreenTarget
    /// To which the picture is brought, undistorted, with black bars where it has another shape.
    package var size: VideoSize
    /// A screen that is smaller is not grown to that size, but given in its own; see ``pictureSize(of:)``.
    package var keepsOwnSize: Bool
    /// Pictures a second at most.
    package var frameRate: Double
    package var showsCursor: Bool
    /// Nil: without end.
    package var duration: Duration?

    package init(
        target: ScreenTarget, size: VideoSize = VideoSize(1280, 720), keepsOwnSize: Bool = false,
        frameRate: Double = 30, showsCursor: Bool = true, duration: Duration? = nil
    ) {
        self.target = target
        self.size = size
        self.keepsOwnSize = keepsOwnSize
        self.frameRate = frameRate
        self.showsCursor = showsCursor
        self.duration = duration
    }

    /// What pictures of a screen have as their size from the beginning to the end, whatever becomes of the screen: where
    /// its own is to be kept, that, as long as it fits; a larger one is brought to what fits of its shape. A window may
    /// grow, and begins with 1280 by 720 at least.
    package func pictureSize(of screen: VideoSize) -> VideoSize {
        guard keepsOwnSize, screen.width > 0, screen.height > 0 else { return size }
        if case .window = target, screen.width < 1_280 || screen.height < 720 { return VideoSize(1_280, 720) }
        let scale = min(1, Double(size.width) / Double(screen.width), Double(size.height) / Double(screen.height))
        func even(_ side: Int) -> Int { max(2, Int((Double(side) * scale / 2).rounded()) * 2) }
        return VideoSize(min(size.width, even(screen.width)), min(size.height, even(screen.height)))
    }

    package func check() throws(PipelineError) {
        guard size.isUsable, size.width % 2 == 0, size.height % 2 == 0, frameRate.isFinite,
            (0.1...240).contains(frameRate)
        else { throw PipelineError(.badConfiguration, "A screen can't be brought to that size or rate.") }
    }
}
