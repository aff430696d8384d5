extension DeviceOptions {
    /// Joins the device, does one thing there, and answers with what the status is afterwards.
    @MainActor func control(_ action: (DeviceLink) async throws -> Void) async throws {
        let link = try await DeviceLink.join(self)
        try await action(link)
        let report = StatusReport(link.session)
        link.console.answer(report.text, json: report)
        await link.leave()
    }
}
