import CastSender
import Casting

@MainActor func castFilmWithSubtitles() async throws {
    let context = CastContext(options: CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: "CC1AD845")))
    let film = try await CastItem("film.mkv", subtitles: ["film.de.srt"])
    let found = await context.discoveryManager.findDevice(named: "Living Room", timeout: .seconds(5))
    guard let device = found else { return }
    let cast = Cast([film], on: device, options: CastingOptions(startTime: 90), in: context)
    cast.start()
    for await event in cast.events { print(event) }
}
