package import CastSender

/// Keeps a context's session in step with its device.
///
/// A session that began with the device alone does not join an application that is started there later. This class then
/// disconnects and joins again. It neither starts nor stops anything on the device.
@MainActor
package final class SessionFollower: SessionManagerListener {
    private let manager: SessionManager
    private var told: String?
    private var joining: Task<Void, Never>?

    /// Makes the manager join whatever runs from now on, and nothing else.
    package init(_ context: CastContext) {
        manager = context.sessionManager
        manager.setDefaultSessionOptions(Self.options, forDeviceCategory: Device.castCategory)
        manager.addListener(self)
    }

    /// A join does not wait for the player of what runs: a silent player would delay the volume and the name too.
    private static var options: SessionOptions {
        var options = SessionOptions.joinOnly
        options.awaitsPlayer = false
        return options
    }

    /// Waits until no join is in progress.
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
        // Somebody may have selected another device meanwhile.
        guard manager.connectionState == .disconnected else { return }
        _ = try? await manager.connect(to: device, options: Self.options)
    }
}
