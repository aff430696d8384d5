public import CastWire

/// Keeps what plays in the style that a person's settings ask for: whenever they change, sets it once.
///
/// Looks at the settings each second as long as it is held; the first look only remembers them, since the app has
/// loaded with a style of its choice. Where nothing is loaded at the change, nothing is sent.
///
/// Used from the main actor. Marquee's own; the Cast SDK leaves it to the app.
@MainActor
public final class TextTrackStyleFollower {
    /// From one look at the settings to the next: 1 second.
    public nonisolated static let interval = Duration.seconds(1)

    private weak var client: RemoteMediaClient?
    private let provider: any TextTrackStyleProvider
    private var known: TextTrackStyle
    private var watch: Task<Void, Never>?

    /// Begins to look. The client is held weakly; without a provider, the user's settings file is looked at.
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

    /// Looks at the settings now.
    ///
    /// - Returns: the request that sets the style, where it has changed and something is loaded; it fails as
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
