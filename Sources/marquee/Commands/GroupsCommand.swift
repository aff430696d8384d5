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

    /// Groups that are asked at a time, and how long all of them have.
    static let (atOnce, patience) = (8, Duration.seconds(15))

    @MainActor func run() async throws {
        let context = try DeviceLink.makeContext(search, output)
        context.discoveryManager.startDiscovery()
        try await Task.sleep(for: min(DevicesCommand.lookingTime, .seconds(search.timeout)))
        let devices = context.discoveryManager.devices
        let groups = devices.filter { $0.type == .speakerGroup }
        let (search, output) = (search, output)
        let answers = await SideBySide.answers(
            of: groups, atOnce: Self.atOnce, until: { try? await Task.sleep(for: Self.patience) }
        ) { await Self.members(of: $0, search, output) }
        for (group, answer) in zip(groups, answers) {
            let report = GroupReport(group, answer ?? .failure(Self.tooLate))
            output.console.answer(report.text, json: report)
        }
        guard groups.isEmpty else { return }
        if let failure = DeviceFinder.searchFailure(context) { throw CommandFailure(.noDevice, failure) }
        output.console.talk(
            devices.isEmpty
                ? "no Cast device answered; `marquee doctor` says what may be in the way"
                : "none of the \(devices.count) devices that answered is a group")
    }

    private static var tooLate: CastError {
        CastError(.timeout, "it had not answered \(patience.components.seconds) s after the search")
    }

    /// Joins the group without launching anything, and leaves it again. A context has one session at a time, so that
    /// each group is asked in one of its own.
    @MainActor private static func members(
        of group: Device, _ search: SearchOptions, _ output: OutputOptions
    ) async -> Result<MultizoneStatus, CastError> {
        do {
            let context = try DeviceLink.makeContext(search, output)
            let session = try await context.sessionManager.connect(to: group, options: .joinOnly)
            let status = await Self.result(of: session.requestMultizoneStatus())
            try? await context.sessionManager.disconnect()
            return status
        } catch {
            return .failure(error as? CastError ?? CastError(.unknown, "\(error)"))
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
