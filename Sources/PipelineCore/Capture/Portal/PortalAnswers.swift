package import DBusValues

/// What a request of the portal came to: the arguments of its Response signal. Pure.
package struct PortalResponse: Hashable, Sendable {
    private let results: DBusValue

    /// - Throws: ``PipelineError`` where the user said no (1), it ended otherwise (2), or the answer is none.
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

    /// Of CreateSession. Some portals send it as a string, some as a path.
    package var session: DBusObjectPath? { results["session_handle"]?.stringValue.flatMap { DBusObjectPath($0) } }

    /// Of Start.
    ///
    /// - Throws: ``PipelineError`` where nothing is shared.
    package func grant() throws(PipelineError) -> PortalGrant {
        guard let stream = results["streams"]?.elements?.first?.elements, stream.count == 2,
            let node = stream[0].integerValue.flatMap(UInt32.init(exactly:))
        else { throw DesktopPortal.failed("it shares nothing.") }
        let token = results["restore_token"]?.stringValue.flatMap { PortalToken($0) }
        return PortalGrant(node: node, token: token)
    }
}

/// What was allowed.
package struct PortalGrant: Hashable, Sendable {
    /// PipeWire's number of what gives the pictures.
    package let node: UInt32
    /// To be allowed the same again without a question.
    package let token: PortalToken?
}

/// What a portal gives to be allowed the same again: a secret of the user's, which stays out of logs.
package struct PortalToken: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// Bytes.
    package static let limit = 512

    /// Nil for what is none: nothing, or more than any portal gives.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= Self.limit, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            return nil
        }
        self.text = text
    }

    package var description: String { "a portal's token" }

    /// Whether an error that answers SelectSources is about the token itself, which is then useless. Nothing else makes
    /// it so: a dialog that was refused, or a desktop that is busy, says nothing about it.
    package static func isRejected(by error: DBusError) -> Bool {
        guard error.code == .refused, error.name?.hasSuffix(".InvalidArgument") == true else { return false }
        return error.description.lowercased().contains("token")
    }
}
