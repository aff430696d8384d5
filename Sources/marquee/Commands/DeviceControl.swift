import Casting

extension DeviceOptions {
    /// Joins the device, performs one action, and answers with the resulting status.
    ///
    /// - Parameters:
    ///   - tellsNormalSpeed: as in ``StatusReport/text(tellsNormalSpeed:)``.
    ///   - needsPlayer: false for actions of the device itself, such as its volume. Such an action does not wait for
    ///     the player of the running application, and is performed whatever the state of that player.
    @MainActor func control(
        tellsNormalSpeed: Bool = false, needsPlayer: Bool = true, _ action: (DeviceLink) async throws -> Void
    ) async throws {
        let link = try await DeviceLink.join(self, awaitsPlayer: needsPlayer)
        try await action(link)
        await link.awaitPlayer()
        let report = StatusReport(link.session)
        output.console.answer(report.text(tellsNormalSpeed: tellsNormalSpeed), json: report)
        await link.leave()
    }
}
