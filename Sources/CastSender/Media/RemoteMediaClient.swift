import CastWire
package import Logging

/// Controls the player of a session's application and follows what it does.
///
/// Made by the framework for sessions whose application lists the media namespace; see `Session.remoteMediaClient`.
/// Each request leaves at once and returns a `Request` that ends when the receiver has answered: the status that the
/// answer brought is published before. Requests about the present media fail with `.noMediaSession` where nothing is
/// loaded. `customData` goes to the receiver's app as it is.
///
/// A request that is not sent, or not answered, fails with `.deviceNotConnected` while the session is suspended or
/// over, `.timeout` where no answer comes within 10 seconds (60 for a load), `.replaced` where a later one of its kind
/// took its place, and `.invalidRequest`, `.invalidMediaPlayerState` or `.mediaLoadFailed` where the receiver says so.
///
/// Used from the main actor. From the Cast SDK: `GCKRemoteMediaClient`; on the wire, the namespace
/// `urn:x-cast:com.google.cast.media`.
@MainActor
public final class RemoteMediaClient {
    /// What a receiver that can change its speed at all takes: 0.5 to 2 times the normal speed, as in the Cast SDK.
    public nonisolated static let playbackRates = 0.5...2.0
    /// What a time in seconds is where there is none: not a number. From the Cast SDK: `kGCKInvalidTimeInterval`.
    public nonisolated static let invalidTimeInterval = Double.nan

    /// False while the session is suspended, and once it or the application has ended; the last status stays readable.
    public private(set) var connected = true
    /// The receiver's whole queue, page by page; asked for only once this is used.
    public private(set) lazy var mediaQueue = MediaQueue(client: self)
    private(set) var state = MediaState()
    /// Goes up when the session comes back after an interruption: what nobody told meanwhile has to be asked for.
    private(set) var connectionCount = 0
    let applicationID: String?
    let logger: Logger?
    let time: TimeSource
    private let submitCommand: @MainActor (MediaCommand) -> Request<Void>
    private let listeners = ListenerList<any RemoteMediaClientListener>()
    private let broadcaster = EventBroadcaster<RemoteMediaClientEvent>()
    /// The answer that the request which ends next has got.
    private var answer: (requestID: Int, news: QueueNews)?

    package init(
        time: TimeSource, applicationID: String? = nil, logger: Logger? = nil,
        submit: @escaping @MainActor (MediaCommand) -> Request<Void>
    ) {
        self.time = time
        self.applicationID = applicationID
        self.logger = logger
        submitCommand = submit
    }

    /// What the player does, as it was told last; kept while the session is suspended. Nil where the receiver has no
    /// media.
    public var mediaStatus: MediaStatus? { state.status }

    /// What the listeners are told, as a sequence that begins with the next event; each access is a sequence of its
    /// own.
    public var events: AsyncStream<RemoteMediaClientEvent> { broadcaster.makeStream() }

    /// From now on this listener is told what happens. Held weakly. Adding one again changes nothing.
    public func addListener(_ listener: any RemoteMediaClientListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    /// Nothing more is told to this listener. Nothing happens where it is none.
    public func removeListener(_ listener: any RemoteMediaClientListener) {
        listeners.remove(listener)
    }

    func submit(_ action: MediaCommand.Action, customData: JSONValue? = nil) -> Request<Void> {
        submitCommand(MediaCommand(action, customData: customData))
    }

    /// A request whose answer has a value; `read` finds it in what the player told.
    func submit<Value: Sendable>(
        _ action: MediaCommand.Action, read: @escaping (QueueNews) -> Value?
    ) -> Request<Value> {
        let sent = submit(action)
        let id = sent.requestID
        return Request.following(sent) { [weak self] in
            guard let answer = self?.answer, answer.requestID == id, let value = read(answer.news) else {
                return .failure(.unexpectedAnswer)
            }
            return .success(value)
        }
    }

    func publish(_ state: MediaState, _ change: MediaState.Change) {
        self.state = state
        if let id = change.startedMediaSessionID { tell(.didStartMediaSession(id)) }
        if change.statusChanged { tell(.didUpdateMediaStatus(state.status)) }
        if change.metadataChanged { tell(.didUpdateMediaMetadata(state.status?.mediaInformation?.metadata)) }
        if change.queueChanged { tell(.didUpdateQueue) }
        if change.preloadChanged { tell(.didUpdatePreloadStatus) }
    }

    func publish(_ news: QueueNews, requestID: Int) {
        if requestID != 0 { answer = (requestID, news) }
        for event in news.events { tell(event) }
    }

    func tell(_ error: CastError) {
        tell(.didReceiveError(error))
    }

    func disconnect() {
        connected = false
    }

    /// The session has resumed; what is known is brought up to date next.
    func reconnect() {
        connected = true
        connectionCount += 1
    }

    private func tell(_ event: RemoteMediaClientEvent) {
        listeners.notify { event.tell($0, self) }
        broadcaster.send(event)
    }
}

/// Times, extrapolated from the last status by the clock that the framework was given.
extension RemoteMediaClient {
    /// Seconds; NaN before the first status.
    public var timeSinceLastMediaStatusUpdate: Double {
        state.updatedAt.map { (time.now() - $0) / .seconds(1) } ?? Self.invalidTimeInterval
    }

    /// Seconds into the media; goes on while it plays, stands while an ad is shown. 0 without media or connection.
    public func approximateStreamPosition() -> Double {
        connected ? state.position(at: time.now()) : 0
    }

    /// Where the part of a live stream that can be sought in begins, in seconds of stream time; 0 without connection,
    /// `invalidTimeInterval` where nothing live is loaded.
    public func approximateLiveSeekableRangeStart() -> Double {
        connected ? state.liveSeekableRangeStart(at: time.now()) ?? Self.invalidTimeInterval : 0
    }

    /// The live edge, in seconds of stream time; 0 without connection, `invalidTimeInterval` where nothing live is
    /// loaded.
    public func approximateLiveSeekableRangeEnd() -> Double {
        connected ? state.liveSeekableRangeEnd(at: time.now()) ?? Self.invalidTimeInterval : 0
    }

    /// Seconds since the ad break began; 0 without connection, `invalidTimeInterval` while no ad is shown.
    public func approximateAdBreakTime() -> Double {
        connected ? state.adBreakTime(at: time.now()) ?? Self.invalidTimeInterval : 0
    }

    /// Seconds since the ad began; 0 without connection, `invalidTimeInterval` while no ad is shown.
    public func approximateAdBreakClipTime() -> Double {
        connected ? state.adBreakClipTime(at: time.now()) ?? Self.invalidTimeInterval : 0
    }
}
