/// Controls the player of a session's application and follows what it does.
///
/// Made by the framework for sessions whose application lists the media namespace; see `Session.remoteMediaClient`.
/// Each request leaves at once and returns a `Request` that ends when the receiver has answered: the status that the
/// answer brought is published before. Requests about the present media fail with `.noMediaSession` where nothing is
/// loaded.
@MainActor
public final class RemoteMediaClient {
    /// False once the session or the application has ended; the last status stays readable.
    public private(set) var connected = true
    private var state = MediaState()
    private let time: TimeSource
    private let submit: @MainActor (MediaCommand) -> Request<Void>
    private let listeners = ListenerList<any RemoteMediaClientListener>()
    private let broadcaster = EventBroadcaster<RemoteMediaClientEvent>()

    package init(time: TimeSource, submit: @escaping @MainActor (MediaCommand) -> Request<Void>) {
        self.time = time
        self.submit = submit
    }

    /// Nil where the receiver has no media.
    public var mediaStatus: MediaStatus? { state.status }

    /// Seconds; NaN before the first status.
    public var timeSinceLastMediaStatusUpdate: Double {
        state.updatedAt.map { (time.now() - $0) / .seconds(1) } ?? .nan
    }

    /// Seconds into the media, extrapolated from the last status while the media plays; 0 without media or connection.
    public func approximateStreamPosition() -> Double {
        connected ? state.position(at: time.now()) : 0
    }

    /// What the listeners are told, as a sequence that begins with the next event; each access is a sequence of its
    /// own.
    public var events: AsyncStream<RemoteMediaClientEvent> { broadcaster.makeStream() }

    /// Loads media in place of what is there, and plays it. Nil, and nothing is sent, where not connected.
    @discardableResult
    public func loadMedia(_ mediaInformation: MediaInformation) -> Request<Void>? {
        loadMedia(with: MediaLoadRequestData(mediaInformation: mediaInformation))
    }

    /// Nil, and nothing is sent, where not connected.
    @discardableResult
    public func loadMedia(with data: MediaLoadRequestData) -> Request<Void>? {
        connected ? submit(.load(data.request)) : nil
    }

    @discardableResult
    public func play() -> Request<Void> { submit(.play) }

    @discardableResult
    public func pause() -> Request<Void> { submit(.pause) }

    /// Ends the media session; a queue is gone with it.
    @discardableResult
    public func stop() -> Request<Void> { submit(.stop) }

    @discardableResult
    public func seek(with options: MediaSeekOptions) -> Request<Void> {
        submit(
            .seek(
                time: options.interval, relative: options.relative, resumeState: options.resumeState.wire))
    }

    /// 1 is normal speed; receivers that can do it at all take 0.5 to 2.
    @discardableResult
    public func setPlaybackRate(_ rate: Double) -> Request<Void> { submit(.playbackRate(rate)) }

    /// The stream's own volume, 0 to 1; values outside are moved to the nearest end. The device's is
    /// `Session.setDeviceVolume(_:)`.
    @discardableResult
    public func setStreamVolume(_ volume: Double) -> Request<Void> {
        submit(.streamVolume(min(1, max(0, volume))))
    }

    @discardableResult
    public func setStreamMuted(_ muted: Bool) -> Request<Void> { submit(.streamMuted(muted)) }

    /// Shows these tracks and no others. Nil and an empty list both turn all off.
    @discardableResult
    public func setActiveTrackIDs(_ ids: [Int]?) -> Request<Void> { submit(.activeTracks(ids ?? [])) }

    @discardableResult
    public func requestStatus() -> Request<Void> { submit(.status) }

    @discardableResult
    public func queueNextItem() -> Request<Void> { submit(.queueJump(1)) }

    @discardableResult
    public func queuePreviousItem() -> Request<Void> { submit(.queueJump(-1)) }

    /// Held weakly. Adding one again changes nothing.
    public func addListener(_ listener: any RemoteMediaClientListener) {
        listeners.add(listener) { [weak listener] in listener }
    }

    public func removeListener(_ listener: any RemoteMediaClientListener) {
        listeners.remove(listener)
    }

    func publish(_ state: MediaState, _ change: MediaState.Change) {
        self.state = state
        if let id = change.startedMediaSessionID { tell(.didStartMediaSession(id)) }
        if change.statusChanged { tell(.didUpdateMediaStatus(state.status)) }
        if change.metadataChanged { tell(.didUpdateMediaMetadata(state.status?.mediaInformation?.metadata)) }
    }

    func tell(_ error: CastError) {
        tell(.didReceiveError(error))
    }

    func disconnect() {
        connected = false
    }

    private func tell(_ event: RemoteMediaClientEvent) {
        listeners.notify { event.tell($0, self) }
        broadcaster.send(event)
    }
}
