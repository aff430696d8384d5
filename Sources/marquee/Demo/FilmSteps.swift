import CastSender
import Casting

/// Casts a film and controls it: captions, pause, seek, volume, and play.
@MainActor struct FilmSteps {
    let sight: DemoSight
    let item: PreparedItem
    let pictures: DemoPictures

    /// Fewer bright pixels than `blankPixels` mean no caption; more than `captionPixels` mean a caption.
    private static let blankPixels = 40
    private static let captionPixels = 400

    private var log: DemoLog { sight.log }
    private var link: DeviceLink { sight.link }

    func run() async throws {
        try await log.step("cast it") {
            guard let request = try link.mediaClient().loadMedia(item.media) else {
                throw CastFailure(.lost, "the connection to the demo's receiver was lost")
            }
            try await link.perform(request)
            try await sight.wait("the receiver to play") { $0.playerState == .playing && sight.position > 1 }
        }
        try await sight.compareWithPicture("see the film on the screen")
        try await captions(item.media.mediaTracks.map(\.identifier))
        try await StyleSteps(sight: sight, pictures: pictures).run()
        try await controls()
    }

    private func controls() async throws {
        try await log.step("pause") {
            try await link.perform(try link.mediaClient().pause())
            try await sight.wait("PAUSED") { $0.playerState == .paused }
        }
        try await sight.compareWithPicture("see the picture stand still")
        try await log.step("seek to 0:40") {
            var seek = MediaSeekOptions()
            seek.interval = 40
            try await link.perform(try link.mediaClient().seek(with: seek))
            try await sight.wait("40 s") { _ in abs(sight.position - 40) < DemoSight.tolerance }
        }
        try await sight.compareWithPicture("see the picture there")
        try await log.step("set the volume to 30 %") {
            try await link.perform(link.session.setDeviceVolume(0.3))
            try await sight.until("the volume to be 30 %") { abs(link.session.currentDeviceVolume - 0.3) < 0.001 }
        }
        try await log.step("play on") {
            try await link.perform(try link.mediaClient().play())
            try await sight.wait("PLAYING beyond 0:41") { $0.playerState == .playing && sight.position > 41 }
        }
        try await sight.compareWithPicture("see the film go on")
    }

    /// Turns captions on and off; the pixels have to follow each time.
    private func captions(_ tracks: [Int]) async throws {
        guard let first = tracks.first else { throw CastFailure(.refused, "the film has no subtitle tracks") }
        try await log.step("see no captions yet", detail: { (count: Int) in "\(count) bright pixels" }) {
            try await captionPixels("no caption") { $0 < Self.blankPixels }
        }
        try await log.step("turn captions on", detail: { (count: Int) in "\(count) bright pixels, \(pictures.film)" }) {
            try await activate([first])
            let count = try await captionPixels("a caption") { $0 > Self.captionPixels }
            try await sight.savePicture(pictures.film)
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
        try await sight.wait("tracks \(tracks)") { $0.activeTrackIDs == tracks }
    }

    private func captionPixels(_ what: String, _ isReached: (Int) -> Bool) async throws -> Int {
        var count = 0
        try await sight.until(what) {
            count = try await sight.picture().brightPixelCount(rows: DemoFilm.captionRows)
            return isReached(count)
        }
        return count
    }
}
