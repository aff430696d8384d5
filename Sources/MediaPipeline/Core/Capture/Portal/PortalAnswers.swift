package import DBusValues

/// The result of a portal request: the arguments of its Response signal.
package struct PortalResponse: Hashable, Sendable {
    private let results: DBusValue

    /// - Throws: ``PipelineError`` if the user refused (1), if the request ended otherwise (2), or if the arguments
    ///   can't be understood.
    package init(_ arguments: [DBusValue]) throws(PipelineError) {
        guard arguments.count == 2, let code = arguments[0].integerValue else {
            throw DesktopPortal.failed("its answer can't be understood.")
        }
        switch code {
        case 0: results = arguments[1]
        case 1: throw DesktopPortal.refused
        default: throw DesktopPortal.ended
        }
    }

    /// The session of CreateSession. Some portals send it as a string, some as a path.
    package var session: DBusObjectPath? { results["session_handle"]?.stringValue.flatMap { DBusObjectPath($0) } }

    /// The result of Start.
    ///
    /// - Throws: ``PipelineError`` if nothing is shared.
    package func grant() throws(PipelineError) -> PortalGrant {
        guard let stream = results["streams"]?.elements?.first?.elements, stream.count == 2,
            let node = stream[0].integerValue.flatMap(UInt32.init(exactly:))
        else { throw DesktopPortal.failed("it shares nothing.") }
        let token = results["restore_token"]?.stringValue.flatMap { PortalToken($0) }
        return PortalGrant(node: node, token: token)
    }
}

/// The capture that the user allowed.
package struct PortalGrant: Hashable, Sendable {
    /// PipeWire's number of the node that provides the pictures.
    package let node: UInt32
    /// A token with which the same is allowed again without a dialog.
    package let token: PortalToken?
}

/// A portal's token, with which the same is allowed again. It is a secret of the user and stays out of logs.
package struct PortalToken: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// In bytes.
    package static let limit = 512

    /// Returns nil if the text is empty, longer than any portal's token, or not printable ASCII.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= Self.limit, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            return nil
        }
        self.text = text
    }

    package var description: String { "a portal's token" }

    /// Whether an error of SelectSources is about the token itself, which is then useless.
    ///
    /// No other error makes it useless: a dialog that was refused, or a desktop that is busy, says nothing about the
    /// token.
    package static func isRejected(by error: DBusError) -> Bool {
        guard error.code == .refused, error.name?.hasSuffix(".InvalidArgument") == true else { return false }
        return error.description.lowercased().contains("token")
    }
}
