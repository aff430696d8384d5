import CastNowPlayingCore
public import CastSender
public import NowPlaying

/// One device of the house under the media controls: joined without launching anything, through all that is started
/// there and all losses of its connection. Made by a `HouseNowPlaying`.
///
/// Used from the main actor. Marquee's own.
@MainActor
public final class FollowedDevice {
    /// As it was seen last: its address may change.
    public internal(set) var device: Device
    /// What it plays, as it is shown.
    public let nowPlaying: CastNowPlaying
    /// "Living Room (Marquee)"; another for each device.
    public let identity: String

    let manager: SessionManager
    private let time: TimeSource
    private var publishers: [any NowPlayingPublisher] = []
    private var task: Task<Void, Never>?
    /// It is not announced any more: once its session is over, it is not looked for again.
    var isGone = false
    private(set) var hasSettled = false
    private var settled: [CheckedContinuation<Void, Never>] = []

    /// How long the player of what runs there may take to say what it plays, before that counts as nothing.
    static let playerPatience = Duration.seconds(3)

    init(_ device: Device, identity: String, in context: CastContext, images: ImageCache?) {
        self.device = device
        self.identity = identity
        manager = context.makeSessionManager()
        let time = context.environment.time
        self.time = time
        nowPlaying = CastNowPlaying(
            CastNowPlayingPlayer(manager: manager, images: images, time: time),
            in: NowPlayingApplication(
                logger: context.options.logger, time: NowPlayingTime(now: time.now, sleep: time.sleep)
            ) { work in Task { work() } })
    }

    /// What the device's session is now; nil while there is none.
    public var session: Session? { manager.currentSession }

    /// Shows there too what it plays, until the house leaves it.
    public func addPublisher(_ publisher: any NowPlayingPublisher) {
        publishers.append(publisher)
        nowPlaying.application.addPublisher(publisher)
    }

    /// Waits until it is known what plays there, or that it can't be known now.
    func settle() async {
        guard !hasSettled else { return }
        await withCheckedContinuation { settled.append($0) }
    }

    private func becameSettled() {
        hasSettled = true
        let waiting = settled
        settled = []
        for waiter in waiting { waiter.resume() }
    }

    func start(whenOver: @escaping @MainActor () -> Void) {
        task = Task { [weak self] in
            await self?.run()
            whenOver()
        }
    }

    /// Leaves the device as it is, and the controls. What is under way is waited for.
    func end() async {
        task?.cancel()
        for publisher in publishers { nowPlaying.application.removePublisher(publisher) }
        nowPlaying.end()
        await task?.value
    }

    private func run() async {
        var pauses = JoinPauses()
        while !Task.isCancelled, !isGone || manager.currentSession != nil {
            // From before the join on: what happens while its player is waited for counts too.
            let happenings = manager.events
            if await join() {
                pauses.joined()
                await untilOver(happenings)
                try? await manager.disconnect()
            }
            becameSettled()
            guard (try? await time.sleep(time.now() + pauses.next())) != nil else { break }
        }
        becameSettled()
    }

    private func join() async -> Bool {
        var options = SessionOptions.joinOnly
        options.awaitsPlayer = false
        do {
            let session = try await manager.connect(to: device, options: options)
            _ = await session.playerAnswer(within: Self.playerPatience)
            // What it plays is published by the end of the next turn.
            await Task.yield()
            becameSettled()
            return true
        } catch {
            return false
        }
    }

    /// Until the session is over, or an application was started that it has not joined: one that began with the device
    /// alone stays so.
    private func untilOver(_ happenings: AsyncStream<SessionManagerEvent>) async {
        guard let session = manager.currentCastSession else { return }
        var told = session.deviceStatusText
        for await event in happenings {
            switch event {
            case .didEnd: return
            case .didReceiveDeviceStatus(_, let text):
                if text != nil, text != told, session.applicationMetadata == nil { return }
                told = text
            case .didUpdateDevice(_, let known): device = known
            default: break
            }
        }
    }
}
