import CastSender

@MainActor func castFilm() async throws {
    let options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
    let context = CastContext(options: options)
    let found = await context.discoveryManager.findDevice(named: "Living Room", timeout: .seconds(5))
    guard let device = found else { return }
    let session = try await context.sessionManager.connect(to: device)
    let media = try MediaInformationBuilder(contentURL: "https://example.com/film.mp4").build()
    try await session.remoteMediaClient?.loadMedia(media)?.value
}
