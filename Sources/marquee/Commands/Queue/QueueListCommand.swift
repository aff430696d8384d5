import ArgumentParser
import CastSender
import Casting

struct QueueListCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the queue.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.changeQueue { _, _ in }
    }
}

extension DeviceOptions {
    /// Joins the device, changes its queue, and answers with the resulting queue.
    @MainActor func changeQueue(_ change: (DeviceLink, RemoteMediaClient) async throws -> Void) async throws {
        let link = try await DeviceLink.join(self)
        try await change(link, try link.playing())
        // If the last item was removed, the media session has ended too.
        let isThere = link.session.remoteMediaClient?.mediaStatus != nil
        let listing = isThere ? try await QueueEntry.all(link) : QueueEntry.Listing()
        let entries = listing.entries
        if entries.isEmpty, listing.shortfall == nil {
            output.console.talk("the queue of \"\(link.device.shownName)\" is empty")
        }
        for entry in entries { output.console.answer(entry.text, json: entry) }
        if let mode = entries.last?.repeatMode, !output.console.isJSON {
            output.console.answer(verbatim: "repeat: \(mode)")
        }
        await link.leave()
        if let shortfall = listing.shortfall { throw CommandFailure(.lost, shortfall) }
    }
}
