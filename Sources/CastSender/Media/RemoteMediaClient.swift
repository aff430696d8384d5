import CastWire
package import Logging

/// Controls the player of a session's application and follows its state.
///
/// The framework makes it for sessions whose application lists the media namespace; see `Session.remoteMediaClient`.
/// Each request is sent at once and returns a `Request` that ends when the receiver has answered. The status in the
/// answer is published before that. Requests about the current media fail with `.noMediaSession` if nothing is loaded.
/// `customData` is sent unchanged to the receiver's app.
///
/// A request fails with `.deviceNotConnected` while the session is suspended or over, with `.timeout` if no answer
/// comes within 10 seconds (60 for a load), with `.replaced` if a later request of its kind replaced it, and with
/// `.invalidRequest`, `.invalidMediaPlayerState` or `.mediaLoadFailed` if the receiver says so.
///
/// It is used from the main actor. From the Cast SDK: `GCKRemoteMediaClient`; on the wire, the namespace
/// `urn:x-cast:com.google.cast.media`.
@MainActor
public final class RemoteMediaClient {
    /// The playback rates that a receiver accepts if it supports the command: 0.5 to 2 times normal speed, as in the
    /// Cast SDK.
    public nonisolated static let playbackRates = PlaybackRates.range
    /// The value of a time in seconds that does not exist: not a number. From the Cast SDK: `kGCKInvalidTimeInterval`.
    public nonisolated static let invalidTimeInterval = Double.nan

    /// Whether requests can be sent. It is false while the session is suspended, and after the session or the
    /// application has ended. The last status stays readable.
    public private(set) var connected = true
    /// The receiver's whole queue, page by page. It is requested only once this property is used.
    public private(set) lazy var mediaQueue = MediaQueue(client: self)
    private(set) var state = MediaState()
    /// Counts the session's reconnections. After each, changes may have been missed and have to be requested.
    private(set) var connectionCount = 0
    let applicationID: String?
    let logger: Logger?
    let time: TimeSource
    private let submitCommand: @MainActor (MediaCommand) -> Request<Void>
    private let listeners = ListenerList<any RemoteMediaClientListener>()
    private let broadcaster = EventBroadcaster<RemoteMediaClientEvent>()
    /// The answer to the request that ends next.
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

    /// The last status of the player, which is kept while the session is suspended. Nil if the receiver has no media.
    public var mediaStatus: MediaStatus? { state.status }

    /// The listeners' events as a sequence that begins with the next event. Each access returns a new one.
    public var events: AsyncStream<RemoteMediaClientEvent> { broadcaster.makeStream() }

    /// Adds a listener, which is held weakly. Adding it again changes nothing.
    public func addListener(_ listener: any RemoteMediaClientListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    /// Removes a listener. It does nothing if the listener is not registered.
    public func removeListener(_ listener: any RemoteMediaClientListener) {
        listeners.remove(listener)
    }

    func submit(_ action: MediaCommand.Action, customData: JSONValue? = nil) -> Request<Void> {
        submitCommand(MediaCommand(action, customData: customData))
    }

    /// Makes a request whose answer has a value, which `read` takes from the player's message.
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

    /// Handles that the session has resumed. The new status follows.
    func reconnect() {
        connected = true
        connectionCount += 1
    }

    private func tell(_ event: RemoteMediaClientEvent) {
        listeners.notify { event.tell($0, self) }
        broadcaster.send(event)
    }
}

/// Times extrapolated from the last status with the framework's clock.
extension RemoteMediaClient {
    /// The seconds since the last status; NaN before the first one.
    public var timeSinceLastMediaStatusUpdate: Double {
        state.updatedAt.map { (time.now() - $0) / .seconds(1) } ?? Self.invalidTimeInterval
    }

    /// Returns the position in seconds; 0 without media or connection.
    ///
    /// It advances while the media plays, and stands still while an ad is shown.
    public func approximateStreamPosition() -> Double {
        connected ? state.position(at: time.now()) : 0
    }

    /// Returns the start of a live stream's seekable range in seconds of stream time.
    ///
    /// It is 0 without a connection, and `invalidTimeInterval` if no live media is loaded.
    public func approximateLiveSeekableRangeStart() -> Double {
        connected ? state.liveSeekableRangeStart(at: time.now()) ?? Self.invalidTimeInterval : 0
    }

    /// Returns the live edge in seconds of stream time.
    ///
    /// It is 0 without a connection, and `invalidTimeInterval` if no live media is loaded.
    public func approximateLiveSeekableRangeEnd() -> Double {
        connected ? state.liveSeekableRangeEnd(at: time.now()) ?? Self.invalidTimeInterval : 0
    }

    /// Returns the seconds since the ad break began.
    ///
    /// It is 0 without a connection, and `invalidTimeInterval` while no ad is shown.
    public func approximateAdBreakTime() -> Double {
        connected ? state.adBreakTime(at: time.now()) ?? Self.invalidTimeInterval : 0
    }

    /// Returns the seconds since the ad began.
    ///
    /// It is 0 without a connection, and `invalidTimeInterval` while no ad is shown.
    public func approximateAdBreakClipTime() -> Double {
        connected ? state.adBreakClipTime(at: time.now()) ?? Self.invalidTimeInterval : 0
    }
}
