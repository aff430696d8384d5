/// How an app excludes its window from Marquee's capture of an X11 screen. Marquee's own.
///
/// ```sh
/// xprop -id WINDOW -f _MARQUEE_EXCLUDE_FROM_CAPTURE 32c -set _MARQUEE_EXCLUDE_FROM_CAPTURE 1
/// ```
///
/// On Wayland, compositors decide what a capture contains, and none offers apps such a property; KDE lets its user hide
/// a window from captures. An application can't be excluded from the captured audio of the whole system: capture
/// another application's audio, or play to another sink.
public enum CaptureExclusion {
    /// The property that an app sets on its window: one CARDINAL of 32 bits, 1 to be excluded, 0 or none to be
    /// captured. If it is set before the window is mapped, no frame ever contains the window. The window's place is
    /// black, with the frame around it.
    public static let windowProperty = "_MARQUEE_EXCLUDE_FROM_CAPTURE"
}
