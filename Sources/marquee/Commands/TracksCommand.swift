import ArgumentParser
import CastSender
import Casting

struct TracksCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "tracks", abstract: "List captions and other tracks, and turn them on and off.",
        discussion: """
            `tracks` lists the tracks. `tracks on 2`, `tracks on de` or `tracks on "English (CC)"` turns a track on by \
            its id, language or name. It replaces the active track of the same kind. `tracks off` turns captions off.
            """)

    enum Action: String, ExpressibleByArgument, CaseIterable {
        case list, on, off
    }

    @Argument(help: "What to do.")
    var action = Action.list

    @Argument(help: ArgumentHelp("The tracks to turn on, by id, language or name.", valueName: "track"))
    var tracks: [String] = []

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        switch action {
        case .on where tracks.isEmpty: throw ValidationError("give a track, by id, language or name")
        case .list where !tracks.isEmpty, .off where !tracks.isEmpty:
            throw ValidationError("`tracks \(action.rawValue)` takes no track")
        default: break
        }
    }

    @MainActor func run() async throws {
        let link = try await DeviceLink.join(options)
        let client = try link.playing()
        let offered = client.mediaStatus?.mediaInformation?.mediaTracks ?? []
        let active = client.mediaStatus?.activeTrackIDs ?? []
        switch action {
        case .list: break
        case .on:
            let chosen = try TrackChoice.chosen(tracks, of: offered)
            try await link.perform(client.setActiveTrackIDs(TrackChoice.active(with: chosen, offered, active)))
        case .off: try await link.perform(client.setActiveTrackIDs(TrackChoice.withoutText(offered, active)))
        }
        tell(link, client)
        await link.leave()
    }

    @MainActor private func tell(_ link: DeviceLink, _ client: RemoteMediaClient) {
        let tracks = TrackReport.all(client.mediaStatus)
        if tracks.isEmpty {
            output.console.talk("the media on \"\(link.device.shownName)\" has no tracks")
        }
        for track in tracks { output.console.answer(track.text, json: track) }
    }
}
