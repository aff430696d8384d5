public import NowPlaying

/// An mpv on this machine, controlled over the socket that `mpv --input-ipc-server=SOCKET` makes.
///
/// ```swift
/// let player = try await MPVPlayer.connect(to: "/tmp/mpv.sock")
/// let controller = try NowPlayingPlayerController(player: player)
/// ```
///
/// When mpv ends or does not answer any more, this player plays nothing, and ``ending`` is the reason. When this player
/// is released, mpv plays on.
@MainActor
public final class MPVPlayer: ControllableNowPlayingPlayer {
    public var eventHandler: (@MainActor (NowPlayingPlayerEvent) -> Void)?
    /// Why mpv is gone; nil while it is connected.
    public private(set) var ending: MPVError?
    /// Called once, when mpv is gone.
    public var endHandler: (@MainActor (MPVError) -> Void)?
    public private(set) var currentItem: NowPlayingItem?

    private let socket: MPVSocket
    private let time: NowPlayingTime
    private var conversation = MPVConversation()
    private var itemNumber = 0
    private var isWatching = false
    private var answers: [Int: CheckedContinuation<MPVError?, Never>] = [:]
    private var readiness: CheckedContinuation<MPVError?, Never>?

    /// Connects, and waits a few seconds at most until everything about mpv is known.
    public static func connect(to path: String) async throws(MPVError) -> MPVPlayer {
        try await connect(to: path, time: .system)
    }

    package static func connect(to path: String, time: NowPlayingTime) async throws(MPVError) -> MPVPlayer {
        let player = MPVPlayer(try await MPVSocket.connect(to: path), time)
        try player.start()
        // If the caller's task is cancelled, mpv is given up.
        let problem = await withTaskCancellationHandler {
            await player.untilReady()
        } onCancel: {
            Task { @MainActor in player.end(.ended) }
        }
        if let problem { throw problem }
        return player
    }

    private init(_ socket: MPVSocket, _ time: NowPlayingTime) {
        self.socket = socket
        self.time = time
    }

    isolated deinit { socket.close() }

    /// Disconnects from mpv, which plays on.
    public func disconnect() { end(.ended) }

    // MARK: What it plays

    private var state: MPVState { conversation.state }

    public var rate: Double { state.rate }
    public var currentTime: Double? { state.seconds(at: time.now()) }
    public var duration: Double? { state.duration }
    public var playbackState: NowPlayingPlaybackState { state.playbackState }
    public var volume: Double? { state.volume }
    public var isMuted: Bool? { state.isMuted }
    public var isLive: Bool { state.isLive }
    public var isSeekable: Bool { state.isSeekable ?? false }
    /// The number of the list's current item, from 0; nil if no item of the list plays.
    public var playlistPosition: Int? { state.playlistPosition.flatMap { $0 < 0 ? nil : $0 } }
    public var playlistCount: Int { max(0, state.playlistCount ?? 0) }

    /// What mpv plays, for another player that takes over.
    ///
    /// - Throws: `nothingPlays`, or the reason why mpv is gone.
    public func playback() throws(MPVError) -> MPVPlayback {
        if let ending { throw ending }
        return try MPVPlayback(state, at: time.now())
    }

    // MARK: The conversation

    /// Sends a command to mpv and waits for the answer.
    ///
    /// - Throws: mpv's error, `noAnswer` if the answer took too long, or `ended` if mpv is gone.
    func request(_ command: MPVCommand) async throws(MPVError) {
        if let ending { throw ending }
        let (id, line) = try conversation.request(command, at: time.now())
        let problem = await withCheckedContinuation { answer in
            answers[id] = answer
            socket.send(line)
            watch()
        }
        if let problem { throw problem }
    }

    private func start() throws(MPVError) {
        socket.send(try conversation.start(at: time.now()))
        socket.read()
        watch()
        Task { [weak self, input = socket.input] in
            for await bytes in input {
                guard let self else { return }
                take(bytes.readableBytesView)
            }
            self?.end(self?.conversation.isReady == true ? .ended : .notMPV)
        }
    }

    private func untilReady() async -> MPVError? {
        if ending != nil || conversation.isReady { return ending }
        return await withCheckedContinuation { readiness = $0 }
    }

    private func take(_ bytes: some Collection<UInt8>) {
        guard ending == nil else { return }
        let steps: [MPVConversation.Step]
        do throws(MPVError) {
            steps = try conversation.take(bytes, at: time.now())
        } catch {
            end(error)
            return
        }
        for step in steps {
            switch step {
            case .send(let line): socket.send(line)
            case .changed(let changes): tell(changes)
            case .answered(let id, let problem): answers.removeValue(forKey: id)?.resume(returning: problem)
            }
        }
        if conversation.isReady { settleReadiness(nil) }
        watch()
        socket.read()
    }

    private func tell(_ changes: Set<MPVChange>) {
        if changes.contains(.item) { followItem() }
        for change in MPVChange.allCases where changes.contains(change) { eventHandler?(change.event) }
    }

    private func followItem() {
        guard let path = state.path else {
            currentItem = nil
            return
        }
        if itemNumber != state.itemNumber || currentItem == nil {
            itemNumber = state.itemNumber
            currentItem = NowPlayingItem(id: "mpv-\(itemNumber)", contentID: path)
        }
        currentItem?.assetMetadata = state.metadataItems
    }

    /// Gives mpv up if an answer takes too long.
    private func watch() {
        guard !isWatching, let since = conversation.waitingSince else { return }
        isWatching = true
        Task { [weak self, time] in
            try? await time.sleep(since + MPVLimits.patience)
            guard let self, ending == nil else { return }
            isWatching = false
            if let since = conversation.waitingSince, since + MPVLimits.patience <= time.now() {
                end(.noAnswer)
            } else {
                watch()
            }
        }
    }

    private func settleReadiness(_ problem: MPVError?) {
        readiness?.resume(returning: problem)
        readiness = nil
    }

    private func end(_ reason: MPVError) {
        guard ending == nil else { return }
        ending = reason
        socket.close()
        conversation = MPVConversation()
        currentItem = nil
        let waiting = answers.values
        answers = [:]
        for answer in waiting { answer.resume(returning: reason) }
        settleReadiness(reason)
        eventHandler?(.itemChanged)
        eventHandler?(.playbackChanged)
        endHandler?(reason)
    }
}

extension MPVChange {
    fileprivate var event: NowPlayingPlayerEvent {
        switch self {
        case .playback: .playbackChanged
        case .jump: .timeJumped
        case .item: .itemChanged
        case .duration: .durationChanged
        case .volume: .volumeChanged
        }
    }
}
