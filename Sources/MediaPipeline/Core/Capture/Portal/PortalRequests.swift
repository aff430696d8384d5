package import DBusValues

/// The names and arguments of the portal's calls.
package enum PortalRequests {
    package static let service = "org.freedesktop.portal.Desktop"
    package static let path: DBusObjectPath = "/org/freedesktop/portal/desktop"
    package static let screenCast = "org.freedesktop.portal.ScreenCast"
    package static let request = "org.freedesktop.portal.Request"
    package static let session = "org.freedesktop.portal.Session"

    package static func createSession(token: String) -> [DBusValue] {
        [.properties(["handle_token": .string(token), "session_handle_token": .string(token)])]
    }

    package static func selectSources(
        _ kind: PortalSourceKind, of offer: PortalOffer, in session: DBusObjectPath, showsCursor: Bool,
        restoring: PortalToken?, token: String
    ) -> [DBusValue] {
        var options: [String: DBusValue] = [
            "handle_token": .string(token), "types": .uint32(kind.rawValue), "multiple": .bool(false),
        ]
        if let mode = offer.cursorMode(showsCursor: showsCursor) { options["cursor_mode"] = .uint32(mode.rawValue) }
        if offer.remembers {
            // Until the user revokes it.
            options["persist_mode"] = .uint32(2)
            if let restoring { options["restore_token"] = .string(restoring.text) }
        }
        return [.objectPath(session), .properties(options)]
    }

    package static func start(_ session: DBusObjectPath, token: String) -> [DBusValue] {
        // There is no window of ours that a dialog could belong to.
        [.objectPath(session), .string(""), .properties(["handle_token": .string(token)])]
    }

    package static func openRemote(_ session: DBusObjectPath) -> [DBusValue] {
        [.objectPath(session), .properties([:])]
    }
}

extension PortalOffer {
    /// Reads the result of `Properties.GetAll` for the interface.
    package init(_ properties: DBusValue?) {
        func number(_ name: String) -> UInt32 {
            properties?[name]?.integerValue.flatMap { UInt32(exactly: $0) } ?? 0
        }
        self.init(
            version: number("version"), sourceTypes: number("AvailableSourceTypes"),
            cursorModes: number("AvailableCursorModes"))
    }
}
