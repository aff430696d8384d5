import Casting

extension DeviceOptions {
    /// Joins the device, does one thing there, and answers with what the status is afterwards.
    ///
    /// - Parameters:
    ///   - tellsNormalSpeed: as ``StatusReport/text(tellsNormalSpeed:)`` has it.
    ///   - needsPlayer: false for what the device does itself: it is done at once, whatever becomes of the player of
    ///     the application that runs there.
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
