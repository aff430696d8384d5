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
    /// Pictures a second at most.
    package var frameRate: Double
    package var showsCursor: Bool
    /// Nil: without end.
    package var duration: Duration?

    package init(
        target: ScreenTarget, size: VideoSize = VideoSize(1280, 720), frameRate: Double = 30,
        showsCursor: Bool = true, duration: Duration? = nil
    ) {
        self.target = target
        self.size = size
        self.frameRate = frameRate
        self.showsCursor = showsCursor
        self.duration = duration
    }

    package func check() throws(PipelineError) {
        guard size.isUsable, size.width % 2 == 0, size.height % 2 == 0, frameRate.isFinite,
            (0.1...240).contains(frameRate)
        else { throw PipelineError(.badConfiguration, "A screen can't be brought to that size or rate.") }
    }
}
