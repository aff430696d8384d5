import ArgumentParser
import CastSender
import Casting

struct QueueJumpCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "jump", abstract: "Play a queue item.")

    @Argument(help: ArgumentHelp("The id of the queue item.", valueName: "id"))
    var id: Int?

    @Option(help: ArgumentHelp("The start position: 90, 1:30 or 1:02:03.", valueName: "time"))
    var start: String?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard id != nil else { throw ValidationError("give the id of a queue item; `marquee queue` lists the ids") }
        if let start, TimeText.parse(start) == nil {
            throw ValidationError("\"\(start)\" is not a time; write 90, 1:30 or 1:02:03")
        }
    }

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            guard let id else { return }
            try await link.check([id], inQueueOf: client)
            let position = start.flatMap(TimeText.parse)
            if let position { try await Self.check(position, inItem: id, link, client) }
            try await link.perform(client.queueJumpToItem(withID: id, playPosition: position))
        }
    }

    /// - Throws: `.wrongUse` for a position beyond the item's end, if its duration is known.
    @MainActor private static func check(
        _ position: Double, inItem id: Int, _ link: DeviceLink, _ client: RemoteMediaClient
    ) async throws {
        let item = try await link.value(of: client.queueFetchItems(forIDs: [id])).first
        let media = item?.mediaInformation
        _ = try SeekWish(seconds: position, isRelative: false).target(
            from: 0, duration: media?.streamType == .live ? nil : media?.streamDuration,
            of: media?.metadata?.string(forKey: .title) ?? "\(id)")
    }
}
