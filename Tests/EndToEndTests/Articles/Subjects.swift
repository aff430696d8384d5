import CastSender

/// What the articles on each subject show, as it is compiled here; see `SubjectArticlesTests`.
@MainActor
final class Subjects: SessionManagerListener {
    private var notes: [String] = []

    private func note(_ text: String) {
        notes.append(text)
    }

    // MARK: Finding devices

    func follow(_ discovery: DiscoveryManager) async {
        for await event in discovery.events {
            if case .inserted(let device, let index) = event { note("\(index): \(device.friendlyName)") }
        }
    }

    func find(_ discovery: DiscoveryManager) async -> Device? {
        discovery.addKnownHost("192.0.2.7")
        return await discovery.findDevice(named: "Living Room", timeout: .seconds(10))
    }

    // MARK: Starting and ending sessions

    func start(with device: Device, by manager: SessionManager) async {
        do {
            let session = try await manager.connect(to: device)
            note("connected to \(session.device.friendlyName)")
        } catch {
            note("not connected: \(error)")
        }
    }

    // MARK: Loading and controlling media

    func resume(_ film: MediaInformation, at seconds: Double, on client: RemoteMediaClient) async throws {
        var load = MediaLoadRequestData(mediaInformation: film)
        load.startTime = seconds
        try await client.loadMedia(with: load)?.value
    }

    func skip(_ seconds: Double, on client: RemoteMediaClient) {
        client.seek(with: MediaSeekOptions(interval: seconds, relative: true))
    }

    // MARK: Playing several items

    func play(_ films: [MediaInformation], on client: RemoteMediaClient) throws {
        let items = try films.map { try MediaQueueItemBuilder(mediaInformation: $0).build() }
        client.queueLoad(items, repeatMode: .all)
    }

    func title(ofRow index: Int, of queue: MediaQueue) -> String {
        queue.item(at: index)?.media?.metadata?.string(forKey: .title) ?? "..."
    }

    // MARK: Captions and other tracks

    func captions(in language: String, on client: RemoteMediaClient) {
        let tracks = client.mediaStatus?.mediaInformation?.mediaTracks ?? []
        let wanted = tracks.first { $0.type == .text && $0.languageCode == language }
        client.setActiveTrackIDs(wanted.map { [$0.identifier] })
    }

    func yellow(on client: RemoteMediaClient) {
        var style = TextTrackStyle.createDefault()
        style.foregroundColor = Color(cssString: "#FFFF00FF")
        style.fontScale = 1.5
        client.setTextTrackStyle(style)
    }

    // MARK: Changing the volume

    func show(_ controller: DeviceVolumeController) async {
        for await state in controller.stateChanges {
            note(state.isMuted ? "muted" : "\(Int(state.volume * 100)) %")
        }
    }

    // MARK: Living through a lost connection

    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        note("no connection: \(reason)")
    }

    func sessionManager(_ manager: SessionManager, didResume session: Session) {
        note("back on \(session.device.friendlyName)")
    }

    func goOn(_ manager: SessionManager) async throws -> CastSession? {
        guard let stored = manager.storedSessions().first else { return nil }
        return try await manager.resume(stored)
    }

    // MARK: Moving to another device

    func move(_ session: CastSession, to kitchen: Device) async {
        do {
            try await session.transfer(to: kitchen).value
            note("now on \(session.device.friendlyName)")
        } catch {
            note("still on \(session.device.friendlyName): \(error)")
        }
    }

    // MARK: Showing pictures

    func poster(of film: MediaMetadata, in context: CastContext) async throws -> [UInt8]? {
        let hints = ImageHints(imageType: .miniController, width: 96, height: 96)
        return try await context.image(for: film, with: hints)?.bytes
    }

    // MARK: Looking before a load

    func problems(of film: MediaInformation) async -> [String] {
        await MediaPreflight().check(film).map(\.description)
    }

    // MARK: Trusting a device

    func explain(_ error: CastError) {
        guard let refusal = error.deviceRefusal else { return note("not connected: \(error)") }
        note("not trusted: \(refusal)")
        if let pin = refusal.pin { note("to trust it all the same, pin \(pin)") }
    }

    // MARK: Seeing what happens

    func listen(with printer: LogPrinter) throws {
        var filter = LoggerFilter()
        filter.minimumLevel = .warning
        filter.setLoggingLevel(.verbose, forClasses: ["*Session"])
        CastLogger.shared.filter = filter
        CastLogger.shared.delegate = printer
    }

    // MARK: Talking to one's own receiver

    func greet(over session: CastSession) -> GenericChannel {
        let channel = GenericChannel(namespace: "urn:x-cast:org.example.greetings") { self.note("it said \($0)") }
        channel.onConnectionChange = { [weak channel] isConnected in
            if isConnected { channel?.sendTextMessage("hello") }
        }
        session.addChannel(channel)
        return channel
    }

    // MARK: Waiting for answers

    func pause(_ client: RemoteMediaClient) async {
        do {
            try await client.pause().value
        } catch {
            note("not paused: \(error.code), \(error)")
        }
    }
}
