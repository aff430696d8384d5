/// Whether an application's content can be seen by somebody who is not looking at its screen. From UIKit's `UIScreen`.
///
/// Pure: what is known of the screens in, whether to hide things out.
public struct ScreenCaptureState: Hashable, Sendable {
    /// `UIScreen.isCaptured`: somebody records, broadcasts or mirrors the screen.
    public var isCaptured: Bool
    /// How many screens show the content, from 1 on. More than one means that it is mirrored, which its user did and can see.
    public var screenCount: Int

    /// What is known of the screens.
    public init(isCaptured: Bool = false, screenCount: Int = 1) {
        self.isCaptured = isCaptured
        self.screenCount = screenCount
    }

    /// `UIScreen.screens.count > 1` of the source document.
    public var isScreenMirroring: Bool { screenCount > 1 }

    /// True where playback should stop and sensitive content leave the screen: captured, and not mirrored.
    public var shouldProtectContent: Bool { isCaptured && !isScreenMirroring }
}
