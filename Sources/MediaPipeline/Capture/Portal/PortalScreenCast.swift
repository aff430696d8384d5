package import DBus
import PlatformC

/// The desktop portal's ScreenCast interface: asks what it offers, and requests that something is shared.
package struct PortalScreenCast: Sendable {
    /// How long a dialog may be open, and how long anything else may take.
    struct Patience: Sendable {
        var dialog = Duration.seconds(300)
        var call = Duration.seconds(30)
        /// When the person is first told that a dialog waits, and how often after that.
        var hint = Duration.seconds(2)
        var reminder = Duration.seconds(20)
    }

    private let connection: DBusConnection
    private let desktop: String?
    private let patience: Patience

    /// - Parameter desktop: As in XDG_CURRENT_DESKTOP.
    /// - Throws: ``PipelineError/Code/captureUnavailable`` if there is no bus.
    package init(bus: DBusBus = .session, desktop: String?) async throws(PipelineError) {
        try await self.init(bus: bus, desktop: desktop, patience: Patience())
    }

    init(bus: DBusBus, desktop: String?, patience: Patience) async throws(PipelineError) {
        do throws(DBusError) {
            connection = try await DBusConnection(to: bus)
        } catch {
            throw DesktopPortal.noBus
        }
        (self.desktop, self.patience) = (desktop, patience)
    }

    /// Asks what the portal offers. This starts the portal if it is not running yet.
    ///
    /// - Throws: ``PipelineError/Code/captureUnavailable`` with what to install.
    package func offer() async throws(PipelineError) -> PortalOffer {
        let call = DBusCall(
            to: PortalRequests.service, path: PortalRequests.path, interface: "org.freedesktop.DBus.Properties",
            member: "GetAll", [.string(PortalRequests.screenCast)])
        do throws(DBusError) {
            let offer = PortalOffer(try await connection.call(call, timeout: patience.call).first)
            guard offer.sourceTypes != 0 else { throw DBusError(.malformed, "") }
            return offer
        } catch {
            switch error.code {
            case .notConnected, .disconnected, .unavailable: throw DesktopPortal.noBus
            case .refused where error.isOfMissingService: throw DesktopPortal.missing(on: desktop)
            case .refused, .malformed: throw DesktopPortal.noScreenCast(on: desktop)
            default: throw DesktopPortal.failed(error.description)
            }
        }
    }

    /// Requests that something is shared. The desktop may ask its user, who may take some time.
    ///
    /// - Parameter tell: Called again and again while a dialog waits.
    /// - Throws: ``PipelineError``, and `CancellationError` when the task is cancelled.
    func share(
        _ kind: PortalSourceKind, of offer: PortalOffer, size: VideoSize?, showsCursor: Bool, tokens: PortalTokens?,
        tell: @escaping @Sendable (_ isFirst: Bool) -> Void
    ) async throws -> (SharedScreen, PortalSession) {
        do {
            return try await shared(kind, of: offer, size, showsCursor, tokens, tell)
        } catch {
            // This also removes a dialog that is still open.
            await connection.close()
            if Task.isCancelled { throw CancellationError() }
            guard let error = error as? DBusError else { throw error }
            throw error.code == .disconnected ? DesktopPortal.gone : DesktopPortal.failed(error.description)
        }
    }

    private func shared(
        _ kind: PortalSourceKind, of offer: PortalOffer, _ size: VideoSize?, _ showsCursor: Bool,
        _ tokens: PortalTokens?, _ tell: @escaping @Sendable (Bool) -> Void
    ) async throws -> (SharedScreen, PortalSession) {
        let requests = PortalRequester(connection, patience: patience)
        let created = try await requests.ask("CreateSession") { PortalRequests.createSession(token: $0) }
        guard let path = created.session else { throw DesktopPortal.failed("it names no session.") }
        let ends = try await connection.signals(
            matching: DBusMatch(
                sender: PortalRequests.service, path: path, interface: PortalRequests.session, member: "Closed"))
        func select(_ restoring: PortalToken?) async throws {
            _ = try await requests.ask("SelectSources") {
                PortalRequests.selectSources(
                    kind, of: offer, in: path, showsCursor: showsCursor, restoring: restoring, token: $0)
            }
        }
        let kept = offer.remembers ? tokens?.token(for: kind) : nil
        do {
            try await select(kept)
        } catch let error as DBusError where kept != nil && PortalToken.isRejected(by: error) {
            tokens?.remove(kind)
            try await select(nil)
        }
        let grant = try await requests.ask("Start", dialog: tell) { PortalRequests.start(path, token: $0) }.grant()
        if let token = grant.token { tokens?.keep(token, for: kind) }
        let answer = try await connection.call(
            DBusCall(
                to: PortalRequests.service, path: PortalRequests.path, interface: PortalRequests.screenCast,
                member: "OpenPipeWireRemote", PortalRequests.openRemote(path)), timeout: patience.call)
        // PipeWire's library closes the descriptor that it is given.
        guard let file = answer.first?.fileDescriptor,
            let remote = file.withNumber({ number in fcntl(number, F_DUPFD_CLOEXEC, 0) }), remote >= 0
        else { throw DesktopPortal.failed("it gives no way to PipeWire.") }
        let session = PortalSession(connection, path: path, ends: ends)
        return (SharedScreen(remote: remote, node: grant.node, size: size), session)
    }
}

extension DBusError {
    /// Nobody owns the name, and no service can be started that would.
    fileprivate var isOfMissingService: Bool {
        isForbidden || name == "org.freedesktop.DBus.Error.NameHasNoOwner"
            || name?.hasPrefix("org.freedesktop.DBus.Error.Spawn.") == true
            || name == "org.freedesktop.systemd1.NoSuchUnit" || name == "org.freedesktop.DBus.Error.NoReply"
    }
}
