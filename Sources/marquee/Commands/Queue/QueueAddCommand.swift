import ArgumentParser
import CastSender
import Casting

struct QueueAddCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Puts URLs into the queue, at its end or before an item.",
        discussion: "Files of this machine are served only while `marquee cast` runs: name them all there.")

    @Argument(help: ArgumentHelp("What to add.", valueName: "url"))
    var urls: [String] = []

    @Option(help: ArgumentHelp("Put them before this item.", valueName: "id"))
    var before: Int?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !urls.isEmpty else { throw ValidationError("say what to add: URLs") }
    }

    @MainActor func run() async throws {
        let items = try urls.map { url in
            guard case .url(let url) = try CastSource(url) else {
                throw CommandFailure(
                    .wrongUse, "\"\(url)\" is a file; files are served by `marquee cast`, which takes several at once")
            }
            return try PreparedItem(url: url).queueItem()
        }
        try await options.changeQueue { link, client in
            try await link.check(before.map { [$0] } ?? [], inQueueOf: client)
            try await link.perform(client.queueInsert(items, beforeItemWithID: before))
        }
    }
}
