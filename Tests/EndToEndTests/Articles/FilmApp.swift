import CastSender

/// The app of the article "Casting a film": what the article shows is what is compiled here, and run by
/// `CastingAFilmTests`.
@MainActor
final class FilmApp: SessionManagerListener, RemoteMediaClientListener {
    private let context: CastContext
    /// What the app's screen would say.
    private(set) var notes: [String] = []
    var onNote: () -> Void = {}

    static func launch() throws -> FilmApp {
        let criteria = DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID)
        try CastContext.setSharedInstance(with: CastOptions(discoveryCriteria: criteria))
        return FilmApp(context: try CastContext.shared)
    }

    init(context: CastContext) {
        self.context = context
        context.sessionManager.addListener(self)
    }

    var choices: [String] {
        context.discoveryManager.devices.map(\.friendlyName)
    }

    func choose(at index: Int) {
        context.sessionManager.startSession(with: context.discoveryManager.device(at: index))
    }

    func sessionManager(_ manager: SessionManager, didStart session: Session) {
        note("connected to \(session.device.friendlyName)")
        session.remoteMediaClient?.addListener(self)
    }

    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError) {
        note("not connected: \(error)")
    }

    func play(_ url: String, captions: String) {
        do {
            var film = MediaInformationBuilder(contentURL: url)
            film.contentType = "video/mp4"
            film.metadata = MediaMetadata(metadataType: .movie)
            film.metadata?.setString("A Film", forKey: .title)
            film.mediaTracks = [
                MediaTrack(
                    identifier: 1, contentIdentifier: captions, contentType: "text/vtt", type: .text,
                    textSubtype: .captions, name: "English Captions", languageCode: "en")
            ]
            let client = context.sessionManager.currentSession?.remoteMediaClient
            client?.loadMedia(try film.build())?.onCompletion { result in
                if case .failure(let error) = result { self.note("not loaded: \(error)") }
            }
        } catch {
            note("not a film: \(error)")
        }
    }

    func toggleCaptions() {
        guard let client = context.sessionManager.currentSession?.remoteMediaClient else { return }
        let isOn = client.mediaStatus?.activeTrackIDs.isEmpty == false
        client.setActiveTrackIDs(isOn ? nil : [1])
    }

    func togglePause() {
        guard let client = context.sessionManager.currentSession?.remoteMediaClient else { return }
        if client.mediaStatus?.playerState == .paused { client.play() } else { client.pause() }
    }

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        guard let mediaStatus else { return note("nothing plays") }
        note("\(mediaStatus.playerState) at \(Int(client.approximateStreamPosition())) s")
    }

    func disconnect() {
        context.sessionManager.endSessionAndStopCasting(true)
    }

    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        note(error.map { "lost: \($0)" } ?? "disconnected")
    }

    private func note(_ text: String) {
        notes.append(text)
        onNote()
    }
}
