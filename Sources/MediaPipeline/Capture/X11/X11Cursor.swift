import CXCB

/// The pointer of a display: its position and its image.
final class X11Cursor {
    private let display: X11Display
    private var picture: CursorPicture?
    private var isOutdated = true
    /// Where it points, from the corner of the scene's window; nil if it is on another screen.
    private(set) var place: (x: Int, y: Int)?

    init(on display: X11Display) {
        self.display = display
        xcb_xfixes_select_cursor_input(
            display.connection, display.root, XCB_XFIXES_CURSOR_NOTIFY_MASK_DISPLAY_CURSOR.rawValue)
    }

    /// Records that its image has changed.
    func outdate() { isOutdated = true }

    /// Queries its position, because no event reports it unless somebody grabs the pointer.
    ///
    /// - Returns: whether its position or its image has changed.
    func look(from window: xcb_window_t) -> Bool {
        let connection = display.connection
        let request = xcb_query_pointer(connection, window)
        let found = X11Reply(xcb_query_pointer_reply(connection, request, nil))?.read { reply in
            reply.pointee.same_screen == 0 ? nil : (Int(reply.pointee.win_x), Int(reply.pointee.win_y))
        }
        let before = place
        place = (found ?? nil).map { (x: $0.0, y: $0.1) }
        let hasMoved = before?.x != place?.x || before?.y != place?.y
        guard isOutdated else { return hasMoved }
        isOutdated = false
        picture = fetch()
        return true
    }

    /// The pointer as it has to be drawn over a picture of `size` whose corner is at `origin` in the window.
    func shown(on size: VideoSize, at origin: (x: Int, y: Int)) -> (picture: CursorPicture, x: Int, y: Int)? {
        guard let picture, let place else { return nil }
        let (x, y) = (place.x - origin.x, place.y - origin.y)
        guard (0..<size.width).contains(x), (0..<size.height).contains(y) else { return nil }
        return (picture, x, y)
    }

    private func fetch() -> CursorPicture? {
        let connection = display.connection
        let reply = X11Reply(
            xcb_xfixes_get_cursor_image_reply(connection, xcb_xfixes_get_cursor_image(connection), nil))
        return reply?.read { reply in
            let image = reply.pointee
            let pixels = UnsafeBufferPointer(
                start: xcb_xfixes_get_cursor_image_cursor_image(reply),
                count: Int(xcb_xfixes_get_cursor_image_cursor_image_length(reply)))
            return CursorPicture(
                size: VideoSize(Int(image.width), Int(image.height)), hotspot: (Int(image.xhot), Int(image.yhot)),
                pixels: Array(pixels))
        } ?? nil
    }
}
