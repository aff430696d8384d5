import ArgumentParser
import CastReceiver

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How the receiver's volume may be changed.
struct VolumeControlOptions: ParsableArguments {
    @Option(help: "Whose volume it is: attenuation (its own), master (the TV's behind it) or fixed (nobody's).")
    var volumeControl = VolumeControl.Kind.attenuation

    @Option(help: "How far one press of a volume key goes: more than 0, at most 1.")
    var volumeStep = VolumeControl().step

    func validate() throws {
        guard volumeStep > 0, volumeStep <= 1 else {
            throw ValidationError("--volume-step takes more than 0 and at most 1")
        }
    }

    var control: VolumeControl { VolumeControl(volumeControl, step: volumeStep) }
}

extension VolumeControl.Kind: ExpressibleByArgument {}

/// A group of receivers instead of one.
struct GroupOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Be a group of this name; --member names who is in it.", valueName: "name"))
    var group: String?

    @Option(
        name: .customLong("member"),
        help: ArgumentHelp(
            "One more receiver, as a member of the group: it plays along with what is cast to the group.",
            valueName: "name"))
    var members: [String] = []

    @Option(
        help: """
            The screen of each --member: clock (no screen: keeps time only, and costs nothing), clock-probe, browser, \
            or page (a URL for a browser that you open). Each browser takes some hundred megabytes of memory.
            """)
    var memberPlayer = ReceiverCommand.PlayerKind.clock

    func validate() throws {
        guard (group == nil) == members.isEmpty else {
            throw ValidationError("--group NAME and at least one --member NAME go together")
        }
        if let group { try ReceiverCommand.check(group, "--group") }
        for member in members { try ReceiverCommand.check(member, "--member") }
        // Each has a folder by its name, and no two may share one.
        guard Set(members).count == members.count else {
            throw ValidationError("each --member needs a name of its own")
        }
        guard members.count <= GroupMembers.limit else {
            throw ValidationError("a group has at most \(GroupMembers.limit) members")
        }
    }

    /// One receiver, or the group with its members.
    ///
    /// - Parameters:
    ///   - configuration: of the one, or of the group; its ports and its screen are the group's.
    ///   - memberScreen: a screen of a kind, for the member of this name.
    func makeUnit(
        _ configuration: Receiver.Configuration, host: ReceiverHost,
        memberScreen: (ReceiverCommand.PlayerKind, String) -> Receiver.Player
    ) -> ReceivingUnit {
        guard let group else { return .one(Receiver(configuration: configuration)) }
        var configuration = configuration
        configuration.name = group
        let folder = URL(fileURLWithPath: configuration.stateDirectory).appendingPathComponent("members")
        let members = members.map { name in
            var member = host.configuration(
                name: name, state: folder.appendingPathComponent(Self.folderName(of: name)),
                player: memberScreen(memberPlayer, name))
            (member.port, member.httpPort, member.httpsPort) = (0, 0, 0)
            member.volumeControl = configuration.volumeControl
            return member
        }
        return .group(ReceiverGroup(group: configuration, members: members))
    }

    /// A folder for a member, so that it keeps its id as long as it keeps its name: names may hold what no path can.
    static func folderName(of member: String) -> String {
        let hash = member.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
