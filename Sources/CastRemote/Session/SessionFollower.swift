package import CastSender

/// Keeps a context's session with what its device does: a session that began with the device alone stays so when an
/// application is started there, and then it is left and joined anew. Nothing there is started or stopped by it.
@MainActor
package final class SessionFollower: SessionManagerListener {
    private let manager: SessionManager
    private var told: String?
    private var joining: Task<Void, Never>?

    /// Has the manager join whatever runs from now on, and nothing else.
    package init(_ context: CastContext) {
        manager = context.sessionManager
        manager.setDefaultSessionOptions(Self.options, forDeviceCategory: Device.castCategory)
        manager.addListener(self)
    }

    /// It does not wait for the player of what runs: one that is silent would keep volume and name away too.
    private static var options: SessionOptions {
        var options = SessionOptions.joinOnly
        options.awaitsPlayer = false
        return options
    }

    /// Waits until nothing is joined anew.
    package func settle() async { await joining?.value }

    package func sessionManager(_ manager: SessionManager, didStart session: Session) {
        told = session.deviceStatusText
    }
    package func sessionManager(_ manager: SessionManager, didResume session: Session) {
        told = session.deviceStatusText
    }

    package func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceStatus statusText: String?
    ) {
        defer { told = statusText }
        guard let session = session as? CastSession, session === manager.currentCastSession,
            session.connectionState == .connected, session.applicationMetadata == nil, let statusText,
            statusText != told, joining == nil
        else { return }
        joining = Task { [weak self] in
            await self?.joinAnew(session)
            self?.joining = nil
        }
    }

    private func joinAnew(_ session: CastSession) async {
        let device = session.device
        try? await manager.disconnect()
        // Somebody may have chosen another meanwhile.
        guard manager.connectionState == .disconnected else { return }
        _ = try? await manager.connect(to: device, options: Self.options)
    }
}
