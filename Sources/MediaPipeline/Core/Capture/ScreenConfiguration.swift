/// The part of a display that is captured.
package enum ScreenTarget: Hashable, Sendable {
    /// The whole display if nil; else one monitor, by its number from 1 on or by its name.
    case screen(String?)
    /// A window, by the window system's number.
    case window(UInt32)
    /// The window that the user chooses in the desktop's portal.
    case anyWindow
    /// A screen that the desktop makes only for this capture, in the given size; nil for the size that the desktop
    /// prefers.
    case virtual(VideoSize?)
}

/// What the source of a screen provides.
package struct ScreenConfiguration: Hashable, Sendable {
    package var target: ScreenTarget
    /// The size to which the picture is scaled, undistorted, with black bars if it has another shape.
    package var size: VideoSize
    /// Whether a smaller screen is given in its own size instead of being enlarged; see ``pictureSize(of:)``.
    package var keepsOwnSize: Bool
    /// The most frames per second.
    package var frameRate: Double
    package var showsCursor: Bool
    /// Nil for no end.
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

    /// The size of all frames from beginning to end, whatever happens to the screen.
    ///
    /// If the screen's own size should be kept, it is used as long as it fits. A larger screen is reduced to the size
    /// that fits and has its shape. A window may grow, so it begins with at least 1280 by 720.
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
