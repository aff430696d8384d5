import CXCB
import PlatformC

/// The captured part of a display: the drawable, the part of it, and the reports of its changes.
final class X11Scene {
    let display: X11Display
    private let target: ScreenTarget
    /// The window whose changes are reported, and to which positions are relative: the root, or the captured window.
    let window: xcb_window_t
    /// Where pixels are read: the root, or the memory that a window draws to, even if other windows cover it.
    private(set) var drawable: xcb_drawable_t?
    /// In the drawable.
    private(set) var area: ScreenRectangle
    let format: X11Format
    private let damage: xcb_damage_damage_t?
    private let region: xcb_xfixes_region_t
    /// The window's own border, which is part of the memory that it draws to.
    private var border = 0

    /// - Throws: ``PipelineError``: captureUnavailable, noSuchSource.
    init(_ target: ScreenTarget, on display: X11Display) throws(PipelineError) {
        let connection = display.connection
        (self.display, self.target) = (display, target)
        try Self.agree(on: display)
        switch target {
        case .screen(let which):
            guard let monitors = display.monitors() else { throw .displayClosed(display.name) }
            area = try monitors.part(which)
            format = try display.format(of: display.rootVisual)
            window = display.root
            drawable = window
            // A request to an extension that is not there would end the connection.
            if cxcb_randr(connection)?.pointee.present == 1 {
                xcb_randr_select_input(
                    connection, window,
                    UInt16(XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue | XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE.rawValue))
            }
        case .window(let number):
            window = number
            format = try display.format(of: try Self.visual(of: number, on: display))
            area = ScreenRectangle(x: 0, y: 0, width: 0, height: 0)
            xcb_composite_redirect_window(connection, number, UInt8(XCB_COMPOSITE_REDIRECT_AUTOMATIC.rawValue))
        case .anyWindow, .virtual:
            // DesktopSession sends no such target here.
            throw PipelineError(.noSuchSource, "An X display has no such source.")
        }
        // A window that was hidden together with the frame around it has new memory when it returns. Only this event
        // tells it.
        var events = XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_VISIBILITY_CHANGE.rawValue
        xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &events)
        region = xcb_generate_id(connection)
        if cxcb_damage(connection)?.pointee.present == 1 {
            xcb_xfixes_create_region(connection, region, 0, nil)
            let damage = xcb_generate_id(connection)
            xcb_damage_create(connection, damage, window, UInt8(XCB_DAMAGE_REPORT_LEVEL_NON_EMPTY.rawValue))
            self.damage = damage
        } else {
            damage = nil
        }
        if case .window = target, !refresh() { throw Self.noWindow(window) }
    }

    /// Checks whether a window can be captured now, and returns its visual.
    ///
    /// - Throws: ``PipelineError``: captureUnavailable, noSuchSource.
    static func visual(of number: xcb_window_t, on display: X11Display) throws(PipelineError) -> xcb_visualid_t {
        let connection = display.connection
        let attributes = X11Reply(
            xcb_get_window_attributes_reply(connection, xcb_get_window_attributes(connection, number), nil))
        guard let attributes, number != display.root else { throw noWindow(number) }
        let (visual, state) = attributes.read { ($0.pointee.visual, $0.pointee.map_state) }
        guard state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue) else {
            throw PipelineError(
                .noSuchSource,
                "The window is not shown now, perhaps since it is minimised: bring it back, and then begin.")
        }
        guard cxcb_composite(connection)?.pointee.present == 1 else {
            throw PipelineError(
                .captureUnavailable,
                "This display can't give one window's pictures (it has no Composite extension); capture the screen.")
        }
        return visual
    }

    private static func noWindow(_ number: UInt32) -> PipelineError {
        PipelineError(
            .noSuchSource,
            "There is no window 0x\(String(number, radix: 16)); `marquee mirror --list` tells which there are.")
    }

    /// Each extension has to be asked for its version before it is used.
    private static func agree(on display: X11Display) throws(PipelineError) {
        let connection = display.connection
        guard cxcb_xfixes(connection)?.pointee.present == 1 else {
            throw PipelineError(
                .captureUnavailable,
                "The display \(display.name) is too old to be captured: it has no XFixes extension.")
        }
        X11Reply(xcb_xfixes_query_version_reply(connection, xcb_xfixes_query_version(connection, 5, 0), nil))?.read {
            _ in
        }
        if cxcb_damage(connection)?.pointee.present == 1 {
            X11Reply(xcb_damage_query_version_reply(connection, xcb_damage_query_version(connection, 1, 1), nil))?
                .read { _ in }
        }
        if cxcb_composite(connection)?.pointee.present == 1 {
            X11Reply(xcb_composite_query_version_reply(connection, xcb_composite_query_version(connection, 0, 4), nil))?
                .read { _ in }
        }
    }

    /// The place of the picture for ``X11Exclusions``: on the display, or in the window itself.
    var place: ScreenRectangle {
        if case .window = target { return ScreenRectangle(area.size) }
        return area
    }

    /// Whether changes are reported. If they are not, the screen has to be looked at each time.
    var tellsOfChanges: Bool { damage != nil }

    /// Queries again where the picture is.
    ///
    /// - Returns: false if there is none now: the monitor is off, or the window is not shown.
    func refresh() -> Bool {
        let connection = display.connection
        guard case .window = target else {
            guard case .screen(let which) = target, let monitors = display.monitors(),
                let part = try? monitors.part(which)
            else { return false }
            area = part
            return true
        }
        let geometry = X11Reply(xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nil))
        guard let geometry else { return false }
        geometry.read { geometry in
            border = Int(geometry.pointee.border_width)
            area = ScreenRectangle(
                x: border, y: border, width: Int(geometry.pointee.width), height: Int(geometry.pointee.height))
        }
        if let drawable { xcb_free_pixmap(connection, drawable) }
        let pixmap = xcb_generate_id(connection)
        if let refusal = xcb_request_check(
            connection, xcb_composite_name_window_pixmap_checked(connection, window, pixmap))
        {
            free(refusal)
            drawable = nil
        } else {
            drawable = pixmap
        }
        return drawable != nil
    }

    /// Takes the areas that have changed since the last call, counted from the picture's corner.
    ///
    /// - Returns: nil if that is not known, or too much to be reported.
    func takeChanges() -> [ScreenRectangle]? {
        guard let damage else { return nil }
        let connection = display.connection
        xcb_damage_subtract(connection, damage, 0, region)
        let reply = X11Reply(
            xcb_xfixes_fetch_region_reply(connection, xcb_xfixes_fetch_region(connection, region), nil))
        return reply?.read { reply -> [ScreenRectangle]? in
            let count = Int(xcb_xfixes_fetch_region_rectangles_length(reply))
            guard count <= 4_096, let first = xcb_xfixes_fetch_region_rectangles(reply) else {
                return count == 0 ? [] : nil
            }
            // A window's changes are counted from within its border.
            let origin = (x: area.x - border, y: area.y - border)
            return UnsafeBufferPointer(start: first, count: count).map {
                ScreenRectangle(
                    x: Int($0.x) - origin.x, y: Int($0.y) - origin.y, width: Int($0.width), height: Int($0.height))
            }
        } ?? nil
    }

    /// Reads rows of the picture into `image`, which has the picture's size.
    ///
    /// - Returns: false if the picture is a different one by now.
    func read(_ runs: [Range<Int>], into image: X11Image) -> Bool {
        // Rows of another size would go past the end of its memory.
        guard let drawable, area.size == image.size, runs.allSatisfy({ $0.upperBound <= image.size.height }) else {
            return false
        }
        let (connection, plane) = (display.connection, UInt32.max)
        let (x, width) = (Int16(clamping: area.x), UInt16(clamping: area.width))
        guard let segment = image.segment else { return copy(runs, of: drawable, to: image) }
        let zPixmap = UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue)
        let requests = runs.map { rows in
            xcb_shm_get_image(
                connection, drawable, x, Int16(clamping: area.y + rows.lowerBound), width, UInt16(clamping: rows.count),
                plane, zPixmap, segment, UInt32(rows.lowerBound * image.stride))
        }
        // Each reply has to be waited for, even if another request failed.
        return requests.map { X11Reply(xcb_shm_get_image_reply(connection, $0, nil))?.read { _ in true } ?? false }
            .allSatisfy { $0 }
    }

    /// Reads rows over the connection.
    private func copy(_ runs: [Range<Int>], of drawable: xcb_drawable_t, to image: X11Image) -> Bool {
        let connection = display.connection
        for rows in runs {
            let request = xcb_get_image(
                connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), drawable, Int16(clamping: area.x),
                Int16(clamping: area.y + rows.lowerBound), UInt16(clamping: area.width), UInt16(clamping: rows.count),
                UInt32.max)
            let isThere = X11Reply(xcb_get_image_reply(connection, request, nil))?.read { reply in
                let length = rows.count * image.stride
                guard Int(xcb_get_image_data_length(reply)) >= length, let data = xcb_get_image_data(reply) else {
                    return false
                }
                (image.bytes + rows.lowerBound * image.stride).copyMemory(from: data, byteCount: length)
                return true
            }
            guard isThere == true else { return false }
        }
        return true
    }
}
