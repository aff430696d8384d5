/// Whether somebody away from the screen can see an application's content. From UIKit's `UIScreen`. Pure.
public struct ScreenCaptureState: Hashable, Sendable {
    /// `UIScreen.isCaptured`: somebody records, broadcasts or mirrors the screen.
    public var isCaptured: Bool
    /// How many screens show the content, from 1. More than one means mirroring, which the user started and can see.
    public var screenCount: Int

    /// A state with these values.
    public init(isCaptured: Bool = false, screenCount: Int = 1) {
        self.isCaptured = isCaptured
        self.screenCount = screenCount
    }

    /// `UIScreen.screens.count > 1` in the source document.
    public var isScreenMirroring: Bool { screenCount > 1 }

    /// True if playback should stop and sensitive content be hidden: captured, and not mirrored.
    public var shouldProtectContent: Bool { isCaptured && !isScreenMirroring }
}
