import Synchronization

/// Whether this machine can do Remote Display. The encoder provider is asked only once.
///
/// The first call takes as long as the provider's probe, later ones return at once. It can be used from any thread.
public final class RemoteDisplaySupport: Sendable {
    /// For apps with one provider. Without a provider nothing is supported.
    public static let shared = RemoteDisplaySupport()

    private struct State {
        var provider: (any EncoderProvider)?
        var probe: Task<EncoderCapabilities, Never>?
        /// The result of the probe, once it is there.
        var capabilities: EncoderCapabilities?
    }

    private let state: Mutex<State>

    public init(provider: (any EncoderProvider)? = nil) {
        state = Mutex(State(provider: provider))
    }

    /// Uses the encoders of another provider from now on, which is probed anew.
    public func use(_ provider: any EncoderProvider) {
        state.withLock { $0 = State(provider: provider) }
    }

    /// What the provider has; nothing if there is no provider.
    public func capabilities() async -> EncoderCapabilities {
        let probe = state.withLock { state -> Task<EncoderCapabilities, Never>? in
            guard let provider = state.provider else { return nil }
            if let probe = state.probe { return probe }
            let probe = Task { await provider.probe() }
            state.probe = probe
            return probe
        }
        guard let probe else { return .none }
        let found = await probe.value
        state.withLock { state in
            if state.probe == probe { state.capabilities = found }
        }
        return found
    }

    /// Whether video can be encoded.
    public func isSupported() async -> Bool {
        !(await capabilities().video.isEmpty)
    }

    /// What a user interface should show: nothing of Remote Display until it is known to work.
    public var availability: RemoteDisplayAvailability {
        state.withLock { RemoteDisplayAvailability(hasProvider: $0.provider != nil, found: $0.capabilities) }
    }

    var provider: (any EncoderProvider)? { state.withLock(\.provider) }
}
