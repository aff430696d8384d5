import Synchronization

/// What the callbacks of one broadcast share in an extension: who is logged in, the engine that sends, what viewers are
/// told. The `BroadcastSession` of the source document.
///
/// ``instance`` is the same object in all callbacks; ``leave()`` makes the next broadcast of the same process begin
/// clean. Used from any thread. Marquee's own, after the source document's example of ReplayKit.
public final class BroadcastSession: Sendable {
    /// What encodes and sends. Used from any thread.
    public protocol MediaEngine: AnyObject, Sendable {
        /// A picture or a stretch of sound, as the handler was given it.
        func process(_ sampleBuffer: SampleBuffer, with type: SampleBufferType)
        /// Nothing comes any more; what is under way may still be sent.
        func stop()
    }

    /// The program's one session.
    public static let instance = BroadcastSession()

    private struct State {
        var credentials: Credentials?
        var engine: (any MediaEngine)?
        var metadata: [String: String] = [:]
    }

    /// Who broadcasts. Not printed anywhere: its description names the account alone.
    public struct Credentials: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
        /// The user's name with the service.
        public var account: String
        /// A password, a token or a stream's key.
        public var secret: String

        /// What somebody logs in with.
        public init(account: String, secret: String) {
            self.account = account
            self.secret = secret
        }

        public var description: String { "\(account) (a secret)" }
        public var customMirror: Mirror { Mirror(self, children: ["account": account]) }
    }

    private let state = Mutex(State())

    /// One besides ``instance``, for tests.
    public init() {}

    /// - Parameter credentials: nil, or ones without a secret, leave nobody logged in; that is no error here.
    public func authenticate(_ credentials: Credentials?) {
        state.withLock { $0.credentials = credentials?.secret.isEmpty == false ? credentials : nil }
    }

    /// Whether there are credentials with a secret.
    public var isUserLoggedIn: Bool { state.withLock { $0.credentials != nil } }
    /// What was made by ``createMediaEngine(_:)``; nil before that.
    public var engine: (any MediaEngine)? { state.withLock { $0.engine } }

    /// Makes the engine, once: a second call returns the first one's.
    ///
    /// - Parameter make: is given who is logged in.
    /// - Returns: nil where nobody is logged in, `make` is not called then; and where the engine that is there is of
    ///   another type.
    @discardableResult
    public func createMediaEngine<Engine: MediaEngine>(_ make: (Credentials) throws -> Engine) rethrows -> Engine? {
        let (known, credentials) = state.withLock { ($0.engine, $0.credentials) }
        if let known { return known as? Engine }
        guard let credentials else { return nil }
        // Not under the lock: an engine may ask the session for what it needs.
        let engine = try make(credentials)
        let other = state.withLock { state -> (any MediaEngine)? in
            guard state.engine == nil else { return state.engine }
            state.engine = engine
            return nil
        }
        guard let other else { return engine }
        engine.stop()
        return other as? Engine
    }

    /// What helps viewers to find the broadcast: the application that is shown, replaced when it changes.
    public var metadata: [String: String] { state.withLock { $0.metadata } }

    /// The application that is shown now; nothing changes where that is not known.
    public func addMetadata(applicationInfo: ApplicationInformation) {
        guard let identifier = applicationInfo.bundleIdentifier else { return }
        state.withLock { $0.metadata[ApplicationInformation.bundleIdentifierKey] = identifier }
    }

    /// Stops the engine and forgets who was logged in and what was told.
    public func leave() {
        let engine = state.withLock { state in
            defer { state = State() }
            return state.engine
        }
        engine?.stop()
    }
}
