import CXCB

/// What can be captured of an X display now.
package enum X11Listing {
    /// Blocks until the display has answered.
    ///
    /// - Throws: ``PipelineError/Code/captureUnavailable``.
    package static func read() throws(PipelineError) -> (
        monitors: ScreenMonitors, windows: [ScreenWindow], notes: [String]
    ) {
        let display = try X11Display()
        guard let monitors = display.monitors() else { throw .displayClosed(display.name) }
        return (monitors, display.windows(), display.gaps)
    }

    /// Checks whether a target can be captured now. It blocks like ``read()``, and changes nothing on the display.
    ///
    /// - Throws: ``PipelineError``: captureUnavailable, noSuchSource.
    package static func check(_ target: ScreenTarget) throws(PipelineError) {
        let display = try X11Display()
        switch target {
        case .screen(let which):
            guard let monitors = display.monitors() else { throw .displayClosed(display.name) }
            _ = try monitors.part(which)
        case .window(let number): _ = try X11Scene.visual(of: number, on: display)
        // The portal provides these.
        case .anyWindow, .virtual: break
        }
    }
}

extension X11Display {
    /// A sentence for each extension that capture uses and the display does not have, with its effect.
    fileprivate var gaps: [String] {
        func lacks(_ found: cxcb_extension?) -> Bool { found?.pointee.present != 1 }
        let gaps = [
            (cxcb_xfixes(connection), "has no XFixes extension, without which nothing of it is captured"),
            (cxcb_composite(connection), "has no Composite extension: windows can't be captured by themselves"),
            (
                cxcb_damage(connection),
                "does not tell what changes (DAMAGE): a still screen costs as much as a moving one"
            ),
            (cxcb_randr(connection), "does not tell its monitors apart (RandR): only all of them can be captured"),
            (
                cxcb_shm(connection),
                "shares no memory (MIT-SHM): each picture takes the slow way through its connection"
            ),
        ]
        let notes = gaps.filter { lacks($0.0) }.map { "The display \(name) \($0.1)." }
        guard notes.isEmpty, !isLocal else { return notes }
        return ["The display \(name) is another machine's: each picture takes the slow way over the network."]
    }
}

extension X11Display {
    /// The windows that a window manager lists; without a window manager, the children of the root that are shown.
    fileprivate func windows() -> [ScreenWindow] {
        let listed = numbers(of: root, "_NET_CLIENT_LIST", type: xcb_atom_t(XCB_ATOM_WINDOW.rawValue))
        let candidates = listed.isEmpty ? children() : listed
        return candidates.prefix(ScreenWindow.limit).compactMap(describe)
    }

    private func children() -> [xcb_window_t] {
        let reply = X11Reply(xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil))
        return reply?.read { reply in
            Array(
                UnsafeBufferPointer(
                    start: xcb_query_tree_children(reply), count: Int(xcb_query_tree_children_length(reply))))
        } ?? []
    }

    /// Nil for a window that is not shown.
    private func describe(_ window: xcb_window_t) -> ScreenWindow? {
        let attributes = X11Reply(
            xcb_get_window_attributes_reply(connection, xcb_get_window_attributes(connection, window), nil))
        let isShown = attributes?.read { attributes in
            attributes.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
                && attributes.pointee._class == UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue)
        }
        guard isShown == true,
            let geometry = X11Reply(xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nil))
        else { return nil }
        let size = geometry.read { VideoSize(Int($0.pointee.width), Int($0.pointee.height)) }
        let name = bytes(of: window, atom("_NET_WM_NAME"))
        let title = name.isEmpty ? bytes(of: window, xcb_atom_t(XCB_ATOM_WM_NAME.rawValue)) : name
        // The instance's name, a zero byte, and the class.
        let owner = bytes(of: window, xcb_atom_t(XCB_ATOM_WM_CLASS.rawValue)).split(separator: 0).last ?? []
        return ScreenWindow(
            number: window, size: size, title: String(decoding: title, as: UTF8.self),
            application: String(decoding: owner, as: UTF8.self))
    }

    private func atom(_ name: String) -> xcb_atom_t {
        let request = xcb_intern_atom(connection, 1, UInt16(name.utf8.count), name)
        return X11Reply(xcb_intern_atom_reply(connection, request, nil))?.read { $0.pointee.atom } ?? 0
    }

    private func numbers(of window: xcb_window_t, _ property: String, type: xcb_atom_t) -> [UInt32] {
        let request = xcb_get_property(
            connection, 0, window, atom(property), type, 0, UInt32(ScreenWindow.limit))
        return X11Reply(xcb_get_property_reply(connection, request, nil))?.read { reply in
            guard reply.pointee.format == 32, let value = xcb_get_property_value(reply) else { return [] }
            let count = Int(xcb_get_property_value_length(reply)) / 4
            return Array(UnsafeBufferPointer(start: value.assumingMemoryBound(to: UInt32.self), count: count))
        } ?? []
    }

    private func bytes(of window: xcb_window_t, _ property: xcb_atom_t) -> [UInt8] {
        let request = xcb_get_property(
            connection, 0, window, property, 0, 0, UInt32(ScreenWindow.titleLimit / 4))
        return X11Reply(xcb_get_property_reply(connection, request, nil))?.read { reply in
            guard reply.pointee.format == 8, let value = xcb_get_property_value(reply) else { return [] }
            return Array(
                UnsafeRawBufferPointer(start: value, count: Int(xcb_get_property_value_length(reply))))
        } ?? []
    }
}
