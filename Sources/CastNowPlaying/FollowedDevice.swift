public import CastSender
public import NowPlaying

/// One device of the network under the media controls, made by a `HouseNowPlaying`.
///
/// The device is joined without launching anything. It stays joined through everything that is started there and
/// through all losses of its connection.
///
/// Use it from the main actor. This type is Marquee's own.
@MainActor
public final class FollowedDevice {
    /// The device as it was last announced: its address may change.
    public internal(set) var device: Device
    /// What the device plays, as it is shown.
    public let nowPlaying: CastNowPlaying
    /// The name among other players, such as "Living Room (Marquee)"; different for each device.
    public let identity: String

    let manager: SessionManager
    private let time: TimeSource
    private var publishers: [any NowPlayingPublisher] = []
    private var task: Task<Void, Never>?
    /// The device is not announced any more: once its session is over, it is not joined again.
    var isGone = false
    private(set) var hasSettled = false
    private var settled: [CheckedContinuation<Void, Never>] = []

    /// How long the player of a running application may take to report what it plays. After that it counts as playing
    /// nothing.
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

    /// The session with the device; nil while there is none.
    public var session: Session? { manager.currentSession }

    /// Shows what the device plays on another publisher, until the device is left.
    public func addPublisher(_ publisher: any NowPlayingPublisher) {
        publishers.append(publisher)
        nowPlaying.application.addPublisher(publisher)
    }

    /// Waits until it is known what the device plays, or that this can't be known now.
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

    /// Leaves the device as it is, removes it from the media controls, and waits for work in progress.
    func end() async {
        task?.cancel()
        for publisher in publishers { nowPlaying.application.removePublisher(publisher) }
        nowPlaying.end()
        await task?.value
    }

    private func run() async {
        var pauses = JoinPauses()
        while !Task.isCancelled, !isGone || manager.currentSession != nil {
            // The stream starts before the join: events that arrive while the join waits for the player count too.
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
            // By the end of the next main-actor job, what the device plays is published.
            await Task.yield()
            becameSettled()
            return true
        } catch {
            return false
        }
    }

    /// Waits until the session is over, or until an application was started that the session has not joined.
    ///
    /// A session that began with the device alone does not join an application later.
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
