import ArgumentParser
import CastSender
import Casting

struct VolumeCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "volume", abstract: "Print or set the volume of a device.",
        discussion: "LEVEL is 0 to 100. With + or - in front it is relative to the current level "
            + "(write `volume -- -5`).")

    @Argument(help: "The level: 0 to 100, +5 or -5. If omitted, the current level is printed.")
    var level: String?

    @Option(help: ArgumentHelp("Use the volume of this member of a group, by name or id.", valueName: "name"))
    var member: String?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        try DeviceName.check(member, "--member")
        guard let level else { return }
        guard Self.target(of: level, from: 0.5) != nil else {
            throw ValidationError("\"\(level)\" is not a volume; write 0 to 100, +5 or -5")
        }
    }

    @MainActor func run() async throws {
        if let member { return try await setVolume(ofMember: member) }
        try await options.control(needsPlayer: false) { link in
            guard let level else { return }
            let present = link.session.knownDeviceVolume
            guard present != nil || !Self.isStep(level) else {
                let name = link.device.friendlyName
                throw CommandFailure(
                    .refused, "\"\(name)\" has not reported its volume, so \(level) has no effect; write 0 to 100")
            }
            guard let target = Self.target(of: level, from: present ?? 0) else { return }
            try await link.perform(link.session.setDeviceVolume(target))
        }
    }

    @MainActor private func setVolume(ofMember member: String) async throws {
        let link = try await DeviceLink.join(options)
        let (device, known) = try await link.member(member)
        if let level, let target = Self.target(of: level, from: device.volumeLevel) {
            try await link.perform(link.session.setDeviceVolume(target, forMultizoneDevice: device))
        }
        let report = GroupReport(link.session, link.session.multizoneStatus ?? known)
        output.console.answer(report.text, json: report)
        await link.leave()
    }

    /// Whether the value is relative to the current level.
    private static func isStep(_ text: String) -> Bool { text.hasPrefix("+") || text.hasPrefix("-") }

    /// The level that `text` asks for, from 0 to 1. Nil if `text` is not a volume.
    static func target(of text: String, from present: Double) -> Double? {
        let trimmed = text.hasSuffix("%") ? String(text.dropLast()) : text
        guard let percent = Double(trimmed), percent.isFinite else { return nil }
        if isStep(trimmed) {
            return min(1, max(0, present + percent / 100))
        }
        return (0...100).contains(percent) ? percent / 100 : nil
    }
}
