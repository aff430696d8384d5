import CXCB

extension X11Display {
    /// The display's present monitors; nil if the display does not answer any more.
    func monitors() -> ScreenMonitors? {
        let geometry = X11Reply(xcb_get_geometry_reply(connection, xcb_get_geometry(connection, root), nil))
        guard let geometry else { return nil }
        let size = geometry.read { VideoSize(Int($0.pointee.width), Int($0.pointee.height)) }
        guard hasMonitors else { return ScreenMonitors(root: size, monitors: []) }
        let reply = X11Reply(
            xcb_randr_get_monitors_reply(connection, xcb_randr_get_monitors(connection, root, 1), nil))
        let found = reply?.read { reply in
            var (monitors, left) = ([(name: xcb_atom_t, ScreenMonitor)](), 64)
            var each = xcb_randr_get_monitors_monitors_iterator(reply)
            while each.rem > 0, left > 0 {
                let monitor = each.data.pointee
                let area = ScreenRectangle(
                    x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width), height: Int(monitor.height))
                monitors.append(
                    (monitor.name, ScreenMonitor(name: "", area: area, isPrimary: monitor.primary != 0)))
                xcb_randr_monitor_info_next(&each)
                left -= 1
            }
            return monitors
        }
        let named = (found ?? []).map { atom, monitor in
            var monitor = monitor
            monitor.name = name(of: atom)
            return monitor
        }
        return ScreenMonitors(root: size, monitors: named)
    }

    /// Whether the display has RandR 1.5, which knows monitors.
    private var hasMonitors: Bool {
        guard cxcb_randr(connection)?.pointee.present == 1 else { return false }
        let version = X11Reply(
            xcb_randr_query_version_reply(connection, xcb_randr_query_version(connection, 1, 5), nil))
        return version?.read { ($0.pointee.major_version, $0.pointee.minor_version) >= (1, 5) } ?? false
    }

    private func name(of atom: xcb_atom_t) -> String {
        let reply = X11Reply(xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), nil))
        return reply?.read { reply in
            let bytes = UnsafeBufferPointer(
                start: xcb_get_atom_name_name(reply), count: Int(xcb_get_atom_name_name_length(reply)))
            return String(decoding: bytes.prefix(64).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        } ?? ""
    }
}
