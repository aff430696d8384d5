/// A window that can be captured.
package struct ScreenWindow: Hashable, Sendable {
    /// The window system's number.
    package var number: UInt32
    package var size: VideoSize
    /// The window's own title, and the program that it belongs to; empty if nobody says.
    package var title: String
    package var application: String

    /// The most windows that are listed, and the most bytes of a title.
    package static let (limit, titleLimit) = (256, 200)

    package init(number: UInt32, size: VideoSize, title: String, application: String) {
        self.number = number
        self.size = size
        self.title = title
        self.application = application
    }
}
