extension DeviceOptions {
    /// Joins the device, does one thing there, and answers with what the status is afterwards.
    ///
    /// - Parameter tellsNormalSpeed: as ``StatusReport/text(tellsNormalSpeed:)`` has it.
    @MainActor func control(
        tellsNormalSpeed: Bool = false, _ action: (DeviceLink) async throws -> Void
    ) async throws {
        let link = try await DeviceLink.join(self)
        try await action(link)
        let report = StatusReport(link.session)
        link.console.answer(report.text(tellsNormalSpeed: tellsNormalSpeed), json: report)
        await link.leave()
    }
}
