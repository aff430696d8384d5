package import DBus

/// A screen, a window or a virtual screen that a Wayland desktop's portal shares.
package enum PortalScreen {
    /// Asks the desktop, whose user may take up to five minutes, and opens the capture that the user allows.
    ///
    /// - Parameters:
    ///   - size: The size of a virtual screen.
    ///   - tell: Called after two seconds, and then every 20 seconds, while a dialog waits for an answer.
    /// - Throws: ``PipelineError``: captureUnavailable, captureRefused, noSuchSource, badConfiguration;
    ///   `CancellationError` when the task is cancelled.
    package static func open(
        _ kind: PortalSourceKind, size: VideoSize?, _ configuration: ScreenConfiguration, desktop: String?,
        bus: DBusBus = .session, tell: @escaping @Sendable (_ isFirst: Bool) -> Void
    ) async throws -> PipeWireScreenSource {
        try configuration.check()
        try WaylandCompositor.check()
        let portal = try await PortalScreenCast(bus: bus, desktop: desktop)
        let offer = try await portal.offer()
        try offer.check(kind, on: desktop)
        let (shared, session) = try await portal.share(
            kind, of: offer, size: kind == .virtual ? size ?? configuration.size : nil,
            showsCursor: configuration.showsCursor, tokens: .ofUser, tell: tell)
        return try PipeWireScreenSource(configuration, of: shared, session: session)
    }

    /// The kinds that the desktop's portal offers, and whether each has been allowed before, so that it may not ask
    /// again.
    ///
    /// - Throws: ``PipelineError/Code/captureUnavailable`` with what to install.
    package static func offers(
        desktop: String?, bus: DBusBus = .session
    ) async throws(PipelineError) -> [(kind: PortalSourceKind, isRemembered: Bool)] {
        try WaylandCompositor.check()
        // A person is waiting for the list, so the time is short.
        let patience = PortalScreenCast.Patience(call: .seconds(10))
        let offer = try await PortalScreenCast(bus: bus, desktop: desktop, patience: patience).offer()
        return offer.kinds.map { kind in
            (kind, offer.remembers && PortalTokens.ofUser.token(for: kind) != nil)
        }
    }
}
