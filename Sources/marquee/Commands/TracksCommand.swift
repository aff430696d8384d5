import ArgumentParser
import CastSender
import Casting

struct TracksCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "tracks", abstract: "Lists captions and other tracks, and turns them on and off.",
        discussion: """
            `tracks` lists them; `tracks on 2`, `tracks on de` or `tracks on "English (CC)"` turns one on by its id, \
            language or name, in place of the one of its kind that was on; `tracks off` turns captions off.
            """)

    enum Action: String, ExpressibleByArgument, CaseIterable {
        case list, on, off
    }

    @Argument(help: "list, on or off.")
    var action = Action.list

    @Argument(help: ArgumentHelp("Which: ids, languages or names.", valueName: "track"))
    var tracks: [String] = []

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        switch action {
        case .on where tracks.isEmpty: throw ValidationError("say which track: by id, language or name")
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
            output.console.talk("there are no tracks in what plays on \"\(link.device.shownName)\"")
        }
        for track in tracks { output.console.answer(track.text, json: track) }
    }
}
