public import CastWire

/// Applies changes of the user's caption settings to the loaded media.
///
/// It reads the settings once a second while it exists. The first read only remembers them, since the app has loaded
/// the media with a style of its choice. If nothing is loaded when the settings change, nothing is sent.
///
/// It is used from the main actor. Marquee's own; the Cast SDK leaves this to the app.
@MainActor
public final class TextTrackStyleFollower {
    /// The time between two reads of the settings: 1 second.
    public nonisolated static let interval = Duration.seconds(1)

    private weak var client: RemoteMediaClient?
    private let provider: any TextTrackStyleProvider
    private var known: TextTrackStyle
    private var watch: Task<Void, Never>?

    /// Starts to follow the settings. The client is held weakly. By default, the user's settings file is read.
    public init(client: RemoteMediaClient, provider: any TextTrackStyleProvider = TextTrackStyleSettings()) {
        self.client = client
        self.provider = provider
        known = provider.makeDefaultTextTrackStyle()
        let time = client.time
        watch = Task { [weak self] in
            while (try? await time.sleep(time.now() + Self.interval)) != nil, let self { self.look() }
        }
    }

    deinit {
        watch?.cancel()
    }

    /// Reads the settings now.
    ///
    /// - Returns: the request that sets the style, if it has changed and media is loaded. It fails as
    ///   `RemoteMediaClient.setTextTrackStyle(_:)` does.
    @discardableResult
    public func look() -> Request<Void>? {
        let style = provider.makeDefaultTextTrackStyle()
        guard style != known else { return nil }
        known = style
        guard let client, client.connected, client.mediaStatus != nil else { return nil }
        return client.setTextTrackStyle(style)
    }
}
