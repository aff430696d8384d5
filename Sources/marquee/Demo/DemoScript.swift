import CastReceiver
import CastSender
import Foundation
import MediaServing

/// The whole path in one go: a receiver with a real screen, a sender, a film. Every step counts only when the receiver's
/// own status confirms it, and where pictures are concerned, when the screen's pixels do.
@MainActor struct DemoScript {
    let log: DemoLog
    let folder: URL
    /// Where the picture of the screen goes.
    let picturePath: String
    let receiver: Receiver
    let link: DeviceLink

    /// How far the picture's time code and the status may be apart, seconds.
    static let tolerance = 0.5
    /// Fewer bright pixels than this are no caption, more than `captionPixels` are one.
    private static let blankPixels = 40
    private static let captionPixels = 400

    func run() async throws {
        let film = try await log.step("make a film of one minute, with sound and subtitles in two languages") {
            try await DemoFilm.make(in: folder)
        }
        let serving = try await log.step("serve it on the receiver's interface") { try await serve(film) }
        do {
            try await play(try PreparedItem(serving: serving, namedSubtitles: 0))
            await serving.stop()
        } catch {
            await serving.stop()
            throw error
        }
    }

    private func play(_ item: PreparedItem) async throws {
        try await log.step("cast it") {
            try await load(item)
            try await wait("the receiver to play") { $0.playerState == .playing && position > 1 }
        }
        try await compareWithPicture("see the film on the screen")
        try await captions(item.media.mediaTracks.map(\.identifier))
        try await log.step("pause") {
            try await link.perform(try link.mediaClient().pause())
            try await wait("PAUSED") { $0.playerState == .paused }
        }
        try await compareWithPicture("see the picture stand still")
        try await log.step("seek to 0:40") {
            var seek = MediaSeekOptions()
            seek.interval = 40
            try await link.perform(try link.mediaClient().seek(with: seek))
            try await wait("40 s") { _ in abs(position - 40) < Self.tolerance }
        }
        try await compareWithPicture("see the picture there")
        try await log.step("set the volume to 30 %") {
            try await link.perform(link.session.setDeviceVolume(0.3))
            try await until("the volume to be 30 %") { abs(link.session.currentDeviceVolume - 0.3) < 0.001 }
        }
        try await log.step("play on") {
            try await link.perform(try link.mediaClient().play())
            try await wait("PLAYING beyond 0:41") { $0.playerState == .playing && position > 41 }
        }
        try await compareWithPicture("see the film go on")
        try await log.step("stop") {
            try await link.context.sessionManager.disconnect(stopCasting: true)
        }
    }

    private func serve(_ film: DemoFilm) async throws -> MediaServingSession {
        guard let address = link.session.localAddress else {
            throw CommandFailure(.lost, "the connection to the demo's receiver has no address of ours")
        }
        let options = MediaServingSession.Options(file: film.film.path, player: .chromium, address: address)
        return try await MediaServingSession.start(options, logger: link.logger)
    }

    private func load(_ item: PreparedItem) async throws {
        guard let request = try link.mediaClient().loadMedia(item.media) else {
            throw CommandFailure(.lost, "the connection to the demo's receiver was lost")
        }
        try await link.perform(request)
    }

    /// Off, on, off and on again: the pixels have to follow each time.
    private func captions(_ tracks: [Int]) async throws {
        guard let first = tracks.first else { throw CommandFailure(.refused, "the film has no subtitle tracks") }
        try await log.step("see no captions yet", detail: { (count: Int) in "\(count) bright pixels" }) {
            try await captionPixels("no caption") { $0 < Self.blankPixels }
        }
        try await log.step("turn captions on", detail: { (count: Int) in "\(count) bright pixels, \(picturePath)" }) {
            try await activate([first])
            let count = try await captionPixels("a caption") { $0 > Self.captionPixels }
            try Data(try await receiver.captureScreenshot()).write(to: URL(fileURLWithPath: picturePath))
            return count
        }
        try await log.step("turn captions off", detail: { (count: Int) in "\(count) bright pixels" }) {
            try await activate([])
            return try await captionPixels("no caption") { $0 < Self.blankPixels }
        }
        try await log.step("turn the other language's on", detail: { (count: Int) in "\(count) bright pixels" }) {
            try await activate([tracks.last ?? first])
            return try await captionPixels("a caption") { $0 > Self.captionPixels }
        }
    }

    private func activate(_ tracks: [Int]) async throws {
        try await link.perform(try link.mediaClient().setActiveTrackIDs(tracks))
        try await wait("tracks \(tracks)") { $0.activeTrackIDs == tracks }
    }

    private func captionPixels(_ what: String, _ isReached: (Int) -> Bool) async throws -> Int {
        var count = 0
        try await until(what) {
            count = try await screen().brightPixelCount(rows: DemoFilm.captionRows)
            return isReached(count)
        }
        return count
    }

    /// The code in the picture lies between the status's positions before and after the picture was taken.
    private func compareWithPicture(_ name: String) async throws {
        try await log.step(
            name,
            detail: { (seen: (code: Double, status: Double)) in
                "the picture says \(TimeText.tenths(seen.code)), the status \(TimeText.tenths(seen.status))"
            }
        ) {
            var seen: (code: Double, status: Double)?
            try await until("the picture's time code to agree with the status") {
                let before = position
                let code = TimeCode.read(try await screen())
                let after = position
                guard let code else { return false }
                seen = (code, after)
                return code > before - Self.tolerance && code < after + Self.tolerance
            }
            guard let seen else { throw CommandFailure(.refused, "the screen shows no time code") }
            return seen
        }
    }

    private func screen() async throws -> Picture {
        try await ProgramRunner.decode(
            png: try await receiver.captureScreenshot(), width: DemoFilm.width, height: DemoFilm.height)
    }

    private var position: Double { link.session.remoteMediaClient?.approximateStreamPosition() ?? 0 }

    private func wait(_ what: String, _ condition: (MediaStatus) -> Bool) async throws {
        try await until(what) { link.session.remoteMediaClient?.mediaStatus.map(condition) ?? false }
    }

    /// Looks again and again, for at most twenty seconds.
    private func until(_ what: String, _ condition: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while try await !condition() {
            guard ContinuousClock.now < deadline else {
                throw CommandFailure(.refused, "waited 20 s in vain for \(what)")
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }
}

extension TimeText {
    /// `23.4 s`.
    static func tenths(_ seconds: Double) -> String {
        "\((seconds * 10).rounded() / 10) s"
    }
}
