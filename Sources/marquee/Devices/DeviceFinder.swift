import CastSender

/// Finds the device that a command line means.
@MainActor struct DeviceFinder {
    let context: CastContext
    let options: SearchOptions

    /// How long a second device of the same name may take to show itself.
    private static let settlingTime = Duration.milliseconds(300)

    /// - Throws: `.noDevice` where nobody answers, `.wrongUse` where the name fits several.
    func find(_ name: String?) async throws -> Device {
        if let name, let device = Device(parsing: name) { return device }
        if let name { return try await find(named: name) }
        return try await findOnly()
    }

    private func find(named name: String) async throws -> Device {
        let found = await context.discoveryManager.findDevice(timeout: .seconds(options.timeout)) {
            matches($0, name)
        }
        guard let found else { throw CommandFailure(.noDevice, notFound(name)) }
        if found.deviceID.lowercased() == Self.plain(name) { return found }
        try await Task.sleep(for: Self.settlingTime)
        let candidates = context.discoveryManager.devices.filter { matches($0, name) }
        guard candidates.count <= 1 else {
            throw CommandFailure(
                .wrongUse,
                "\(candidates.count) devices are called \"\(name)\"; say which by id: "
                    + candidates.map(\.deviceID).joined(separator: ", "))
        }
        return candidates.first ?? found
    }

    private func findOnly() async throws -> Device {
        let found = await context.discoveryManager.findDevice(timeout: .seconds(options.timeout)) { _ in true }
        guard let found else {
            throw CommandFailure(
                .noDevice,
                "no Cast device answered within \(Int(options.timeout)) s; `marquee doctor` says what may be in the way")
        }
        try await Task.sleep(for: Self.settlingTime)
        let devices = context.discoveryManager.devices
        guard devices.count <= 1 else {
            throw CommandFailure(
                .wrongUse,
                "there are \(devices.count) devices; choose one with --to: "
                    + devices.map { "\"\($0.friendlyName)\"" }.joined(separator: ", "))
        }
        return devices.first ?? found
    }

    private func notFound(_ name: String) -> String {
        let others = context.discoveryManager.devices.map { "\"\($0.friendlyName)\"" }
        let known = others.isEmpty
            ? "no device answered at all; `marquee doctor` says what may be in the way"
            : "these answered: " + others.joined(separator: ", ")
        return "no device is called \"\(name)\"; \(known)"
    }

    private func matches(_ device: Device, _ name: String) -> Bool {
        device.friendlyName.lowercased() == name.lowercased() || device.deviceID.lowercased() == Self.plain(name)
    }

    /// Ids are written with hyphens or without.
    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0 != "-" }
    }
}
