import ArgumentParser
import CastSender
import Foundation

struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "Lists the groups of devices that play together, and who is in them.",
        discussion: """
            A group is a device like any other to all commands: --to takes its name; `volume --member` sets one \
            member's volume. To learn the members it connects to each group.
            """)

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        let context = try DeviceLink.makeContext(search, output)
        context.discoveryManager.startDiscovery()
        try await Task.sleep(for: min(DevicesCommand.lookingTime, .seconds(search.timeout)))
        let devices = context.discoveryManager.devices
        let groups = devices.filter { $0.type == .speakerGroup }
        for group in groups {
            let report = GroupReport(group, await members(of: group, context))
            output.console.answer(report.text, json: report)
        }
        guard groups.isEmpty else { return }
        if let failure = DeviceFinder.searchFailure(context) { throw CommandFailure(.noDevice, failure) }
        output.console.talk(
            devices.isEmpty
                ? "no Cast device answered; `marquee doctor` says what may be in the way"
                : "none of the \(devices.count) devices that answered is a group")
    }

    /// Joins the group without launching anything, and leaves it again.
    @MainActor private func members(
        of group: Device, _ context: CastContext
    ) async -> Result<MultizoneStatus, CastError> {
        do throws(CastError) {
            let session = try await context.sessionManager.connect(to: group, options: .joinOnly)
            let status = await Self.result(of: session.requestMultizoneStatus())
            try? await context.sessionManager.disconnect()
            return status
        } catch {
            return .failure(error)
        }
    }

    @MainActor private static func result(
        of request: Request<MultizoneStatus>
    ) async -> Result<MultizoneStatus, CastError> {
        do throws(CastError) {
            return .success(try await request.value)
        } catch {
            return .failure(error)
        }
    }
}
