import CXCB
import PlatformC

/// The places of the windows that their programs want left out (``ScreenExclusion``).
///
/// It has a connection of its own, because the events of all windows come there. A window manager's frame around such a
/// window is left out with it, because of its title.
final class X11Exclusions {
    private let display: X11Display
    private let target: ScreenTarget
    private let atom: xcb_atom_t
    private var watched: Set<xcb_window_t> = []
    private var isOutdated = true
    private var areas = ExcludedAreas()

    /// The most windows that are looked at. Windows beyond that count as marked, because they may be.
    private static let most = 8_192
    private static let everywhere = ScreenRectangle(x: 0, y: 0, width: 1 << 15, height: 1 << 15)
    /// How deep a client may be within a window manager's frames.
    private static let depth = 3

    /// - Throws: captureUnavailable if the display accepts no second connection. Windows that asked to be left out
    ///   would be shown otherwise.
    init(_ target: ScreenTarget, on first: X11Display) throws(PipelineError) {
        let unavailable = PipelineError(
            .captureUnavailable,
            "The X display \(first.name) takes no second connection, so windows that ask to be left out can't be; close "
                + "a program that has windows there, and try again.")
        guard let display = try? first.another() else { throw unavailable }
        (self.display, self.target) = (display, target)
        let property = ScreenExclusion.property
        let request = xcb_intern_atom(display.connection, 0, UInt16(property.utf8.count), property)
        atom = X11Reply(xcb_intern_atom_reply(display.connection, request, nil))?.read { $0.pointee.atom } ?? 0
        guard atom != 0 else { throw unavailable }
        watch(display.root, XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue)
    }

    /// Updates the places.
    ///
    /// - Parameter isNow: True if everything counts that the display has done until this moment, false if only its
    ///   reports so far count.
    /// - Returns: the places of the display that have to be captured again; nearly always none.
    func look(isNow: Bool) -> [ScreenRectangle] {
        let connection = display.connection
        if isNow {
            // The reply comes after all earlier events.
            X11Reply(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))?.read { _ in }
        }
        while let event = xcb_poll_for_event(connection) {
            defer { free(event) }
            switch event.pointee.response_type & 0x7f {
            case UInt8(XCB_PROPERTY_NOTIFY):
                let property = UnsafeRawPointer(event).load(as: xcb_property_notify_event_t.self)
                if property.atom == atom { isOutdated = true }
            case UInt8(XCB_CREATE_NOTIFY)...UInt8(XCB_CIRCULATE_NOTIFY): isOutdated = true
            default: break
            }
        }
        guard isOutdated else { return [] }
        isOutdated = false
        return areas.replace(with: find())
    }

    /// Blackens the places in an image of that part of the display.
    func cover(_ image: X11Image, of part: ScreenRectangle) {
        let width = image.format.bytesPerPixel
        let whole = ScreenRectangle(image.size)
        for area in areas.inside(part) {
            let area = area.intersection(whole)
            guard !area.isEmpty else { continue }
            for row in area.y..<area.y + area.height {
                memset(image.bytes + row * image.stride + area.x * width, 0, area.width * width)
            }
        }
    }

    private func watch(_ window: xcb_window_t, _ mask: UInt32) {
        var events = mask
        xcb_change_window_attributes(display.connection, window, XCB_CW_EVENT_MASK.rawValue, &events)
    }

    /// Finds the places of the marked windows. If a single window is captured, that is all of it or nothing.
    private func find() -> [ScreenRectangle] {
        switch target {
        case .window(let window):
            watchProperty(of: [window])
            return marks(of: [window]) == [true] ? [Self.everywhere] : []
        case .anyWindow, .virtual: return []
        case .screen:
            guard let frames = children(of: [display.root])[0] else { return [Self.everywhere] }
            // The top-level frame around each window, in which marks are looked for.
            var (owners, level) = (Dictionary(uniqueKeysWithValues: frames.map { ($0, $0) }), frames)
            var marked: Set<xcb_window_t> = []
            for _ in 0..<Self.depth where !level.isEmpty {
                watchProperty(of: level)
                for (window, isMarked) in zip(level, marks(of: level)) where isMarked {
                    if let frame = owners[window] { marked.insert(frame) }
                }
                var next: [xcb_window_t] = []
                for (window, within) in zip(level, children(of: level)) {
                    guard let owner = owners[window] else { continue }
                    guard let within, owners.count + within.count <= Self.most else {
                        marked.insert(owner)
                        continue
                    }
                    for child in within { owners[child] = owner }
                    next += within
                }
                level = next
            }
            return places(of: frames.filter(marked.contains))
        }
    }

    private func watchProperty(of windows: [xcb_window_t]) {
        for window in windows where watched.insert(window).inserted {
            watch(window, XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue)
        }
        // Among them are numbers of windows that are gone.
        if watched.count > 4 * Self.most { watched = Set(windows) }
    }

    private func marks(of windows: [xcb_window_t]) -> [Bool] {
        let connection = display.connection
        let requests = windows.map { xcb_get_property(connection, 0, $0, atom, 0, 0, 1) }
        return requests.map { request in
            X11Reply(xcb_get_property_reply(connection, request, nil))?.read { reply in
                guard reply.pointee.format == 32, xcb_get_property_value_length(reply) >= 4,
                    let value = xcb_get_property_value(reply)
                else { return false }
                return value.loadUnaligned(as: UInt32.self) != 0
            } ?? false
        }
    }

    /// The children of each window; nil if it has too many, and empty if it is gone.
    private func children(of windows: [xcb_window_t]) -> [[xcb_window_t]?] {
        let connection = display.connection
        let requests = windows.map { xcb_query_tree(connection, $0) }
        return requests.map { request in
            guard let reply = X11Reply(xcb_query_tree_reply(connection, request, nil)) else { return [] }
            return reply.read { reply in
                let count = Int(xcb_query_tree_children_length(reply))
                guard count <= Self.most else { return nil }
                return Array(UnsafeBufferPointer(start: xcb_query_tree_children(reply), count: count))
            }
        }
    }

    /// The places of the windows that are shown, with their borders.
    private func places(of windows: [xcb_window_t]) -> [ScreenRectangle] {
        let connection = display.connection
        let requests = windows.map {
            (xcb_get_window_attributes(connection, $0), xcb_get_geometry(connection, $0))
        }
        return requests.compactMap { attributes, geometry in
            let isShown =
                X11Reply(xcb_get_window_attributes_reply(connection, attributes, nil))?.read {
                    $0.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
                } ?? false
            let place = X11Reply(xcb_get_geometry_reply(connection, geometry, nil))?.read { reply in
                let border = 2 * Int(reply.pointee.border_width)
                return ScreenRectangle(
                    x: Int(reply.pointee.x), y: Int(reply.pointee.y), width: Int(reply.pointee.width) + border,
                    height: Int(reply.pointee.height) + border)
            }
            return isShown ? place : nil
        }
    }
}
