import CastWire

@testable import CastWidgetsCore
@testable import SenderCore

/// What a terminal may have to show, by name.
enum TerminalScenes {
    static let metadata = #""duration":600,"metadata":{"title":"Tears of Steel","subtitle":"A film","studio":"Blender""#
    static let all = MediaCommands(rawValue: 0xFFFFF)

    static func make() throws -> [(name: String, bench: TerminalBench)] {
        try without() + players() + panels()
    }

    static func playing(_ media: WidgetMedia) -> TerminalBench {
        var bench = TerminalBench()
        bench.connect(media)
        (bench.states.isVolumeEnabled, bench.states.canMute) = (true, true)
        _ = bench.states.volume.handle(.deviceTold(volume: 0.5, isMuted: false, isFixed: false), at: start)
        return bench
    }

    private static func without() throws -> [(String, TerminalBench)] {
        var trouble = TerminalBench([])
        _ = trouble.states.dialog.handle(.timePassed, at: at(5_000))
        var connecting = TerminalBench()
        _ = connecting.states.dialog.handle(.chose(deviceID: "kitchen"), at: start)
        var failed = connecting
        _ = failed.states.dialog.handle(.failed("The device has not answered."), at: start)
        var permission = TerminalBench()
        let question = NetworkAccess(path: .wifi, permission: .undetermined)
        _ = permission.states.dialog.handle(.networkChanged(question), at: start)
        var idle = TerminalBench()
        idle.connect()
        return [
            ("chooser", TerminalBench()), ("searching", TerminalBench([])), ("trouble", trouble),
            ("permission", permission), ("connecting", connecting), ("failed", failed), ("idle", idle),
        ]
    }

    private static func players() throws -> [(String, TerminalBench)] {
        let connected = playing(try film(media: metadata + "}," + tracks, commands: all))
        var player = connected
        _ = player.press(.tab)
        var picture = playing(try film(media: metadata + #","images":[{"url":"http://127.0.0.1/a.png"}]}"#))
        _ = picture.press(.tab)
        _ = picture.states.expanded.handle(.asked(.pause), at: start)
        var live = playing(
            try film(
                media: liveMedia, commands: all,
                #""liveSeekableRange":{"start":0,"end":100,"isMovingWindow":true,"isLiveDone":false}"#))
        _ = live.press(.tab)
        var muted = playing(try film(media: metadata + "}", state: "PAUSED", #""volume":{"level":1,"muted":true}"#))
        _ = muted.states.volume.handle(.deviceTold(volume: 0.5, isMuted: true, isFixed: false), at: start)
        _ = muted.press(.tab)
        let id = PendingControls.ID(rawValue: 1)
        _ = muted.states.expanded.handle(.asked(.play), at: start)
        _ = muted.states.expanded.handle(.answered(id, failure: "the device has no network"), at: start)
        return [("connected", connected), ("player", player), ("picture", picture), ("live", live), ("muted", muted)]
    }

    private static func panels() throws -> [(String, TerminalBench)] {
        let base = playing(try film(media: metadata + "}," + tracks, commands: all))
        var volume = base
        _ = volume.states.volume.handle(
            .membersTold([member("Kitchen", 0.25), member("Study", 1, isMuted: true)]), at: start)
        _ = volume.press(.character("v"), .down)
        var keys = base
        _ = keys.press(.character("?"))
        var queue = base
        _ = queue.states.queue.handle(.itemsChanged(Array(1...5_000)))
        _ = queue.states.queue.handle(.currentChanged(2_500))
        queue.states.queueItems = [
            2_500: TerminalStates.QueueItem(title: "Tears of Steel", duration: 600),
            2_501: TerminalStates.QueueItem(title: "日本語のタイトル", subtitle: "映画", duration: 3_725),
        ]
        _ = queue.press(.character("l"))
        var chosen = base
        _ = chosen.states.tracks.handle(.opened(try film(media: tracks, commands: all, #""activeTrackIds":[1,3]"#)))
        chosen.follow()
        return [("volume", volume), ("keys", keys), ("queue", queue), ("tracks", chosen)]
    }

    private static func member(_ name: String, _ level: Double, isMuted: Bool = false) -> SenderCore.MultizoneDevice {
        let volume = DeviceVolume(level: level, muted: isMuted)
        return MultizoneDevice(CastWire.MultizoneDevice(deviceID: name, name: name, capabilities: 4, volume: volume))
    }
}
