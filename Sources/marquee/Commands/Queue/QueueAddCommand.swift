import ArgumentParser
import CastSender
import Casting

struct QueueAddCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add URLs to the queue, at its end or before an item.",
        discussion: "Files are served only while `marquee cast` runs, so give all files to `marquee cast`.")

    @Argument(help: ArgumentHelp("The URLs to add.", valueName: "url"))
    var urls: [String] = []

    @Option(help: ArgumentHelp("Add before the queue item with this id. Default: at the end.", valueName: "id"))
    var before: Int?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !urls.isEmpty else { throw ValidationError("give at least one URL") }
    }

    @MainActor func run() async throws {
        let items = try urls.map { url in
            guard case .url(let url) = try CastSource(url) else {
                throw CommandFailure(
                    .wrongUse, "\"\(url)\" is a file; cast files with `marquee cast`, which takes several at once")
            }
            return try PreparedItem(url: url).queueItem()
        }
        try await options.changeQueue { link, client in
            try await link.check(before.map { [$0] } ?? [], inQueueOf: client)
            try await link.perform(client.queueInsert(items, beforeItemWithID: before))
        }
    }
}
