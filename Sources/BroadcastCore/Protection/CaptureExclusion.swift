/// How an app keeps its own window out of what Marquee captures of an X11 screen. Marquee's own.
///
/// ```sh
/// xprop -id WINDOW -f _MARQUEE_EXCLUDE_FROM_CAPTURE 32c -set _MARQUEE_EXCLUDE_FROM_CAPTURE 1
/// ```
///
/// On Wayland compositors decide what a capture has, and none offers apps such a mark: KDE's lets its user hide a
/// window from captures. Sound can't be kept out of the whole system's: an application that is not to be heard is not
/// the one that is captured, or plays to another sink.
public enum CaptureExclusion {
    /// The property that an app sets on its window: one CARDINAL of 32 bits, 1 to be left out, 0 or none to be captured.
    /// Set before the window is mapped, no picture ever has it. The window's place is black, with the frame around it.
    public static let windowProperty = "_MARQUEE_EXCLUDE_FROM_CAPTURE"
}
