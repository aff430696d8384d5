import ArgumentParser
import CastReceiver
import FilePaths
import PlatformFoundation

/// The options for the receiver's volume.
struct VolumeControlOptions: ParsableArguments {
    @Option(
        help: "The volume that senders set: attenuation (the receiver's), master (the TV's) or fixed (not settable)."
    )
    var volumeControl = VolumeControl.Kind.attenuation

    @Option(help: "The step of one volume key press: more than 0 and at most 1, the full volume.")
    var volumeStep = VolumeControl().step

    func validate() throws {
        guard volumeStep > 0, volumeStep <= 1 else {
            throw ValidationError("--volume-step takes a number: more than 0 and at most 1")
        }
    }

    var control: VolumeControl { VolumeControl(volumeControl, step: volumeStep) }
}

extension VolumeControl.Kind: ExpressibleByArgument {}

/// The options that make the receiver a group.
struct GroupOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Run a group with this name. --member adds its members.", valueName: "name"))
    var group: String?

    @Option(
        name: .customLong("member"),
        help: ArgumentHelp(
            "Add a receiver with this name to the group. It plays what is cast to the group. Repeatable.",
            valueName: "name"))
    var members: [String] = []

    @Option(
        help: """
            The screen of each --member. The values are those of --player. A clock costs nothing; each browser needs a \
            few hundred megabytes of memory.
            """)
    var memberPlayer = ReceiverCommand.PlayerKind.clock

    func validate() throws {
        guard (group == nil) == members.isEmpty else {
            throw ValidationError("a group needs --group NAME and at least one --member NAME")
        }
        if let group { try ReceiverCommand.check(group, "--group") }
        for member in members { try ReceiverCommand.check(member, "--member") }
        // Each member has a folder named after it, so two members must not have the same name.
        guard Set(members).count == members.count else {
            throw ValidationError("each --member needs a different name")
        }
        guard members.count <= GroupMembers.limit else {
            throw ValidationError("a group has at most \(GroupMembers.limit) members")
        }
    }

    /// Makes a single receiver, or the group with its members.
    ///
    /// - Parameters:
    ///   - configuration: of the single receiver or of the group. Its ports and its screen belong to the group.
    ///   - memberScreen: makes the screen of a kind for the member with a name.
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

    /// The name of a member's folder: a hash of the member's name, because names may contain characters that paths
    /// can't. A member keeps its id as long as it keeps its name.
    static func folderName(of member: String) -> String {
        String(FNV1a.hash(member.utf8), radix: 16)
    }
}
