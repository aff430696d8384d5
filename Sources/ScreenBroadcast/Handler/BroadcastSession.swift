import Synchronization

/// What the callbacks of one broadcast share in an extension: the user's credentials, the sending engine, and metadata
/// for viewers. The `BroadcastSession` of the source document.
///
/// ``instance`` is the same object in all callbacks. ``leave()`` resets it for the next broadcast of the process. Used
/// from any thread. Marquee's own, after the source document's example for ReplayKit.
public final class BroadcastSession: Sendable {
    /// Encodes and sends samples. Used from any thread.
    public protocol MediaEngine: AnyObject, Sendable {
        /// Takes a frame or a block of audio, as the handler got it.
        func process(_ sampleBuffer: SampleBuffer, with type: SampleBufferType)
        /// Ends the input; pending samples may still be sent.
        func stop()
    }

    /// The program's session.
    public static let instance = BroadcastSession()

    private struct State {
        var credentials: Credentials?
        var engine: (any MediaEngine)?
        var metadata: [String: String] = [:]
    }

    /// The user's credentials. Their description contains only the account.
    public struct Credentials: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
        /// The user's name at the service.
        public var account: String
        /// A password, a token or a stream's key.
        public var secret: String

        /// Credentials of an account.
        public init(account: String, secret: String) {
            self.account = account
            self.secret = secret
        }

        public var description: String { "\(account) (a secret)" }
        public var customMirror: Mirror { Mirror(self, children: ["account": account]) }
    }

    private let state = Mutex(State())

    /// A session besides ``instance``, for tests.
    public init() {}

    /// - Parameter credentials: Without a secret or with nil, nobody is logged in, which is no error here.
    public func authenticate(_ credentials: Credentials?) {
        state.withLock { $0.credentials = credentials?.secret.isEmpty == false ? credentials : nil }
    }

    /// Whether there are credentials with a secret.
    public var isUserLoggedIn: Bool { state.withLock { $0.credentials != nil } }
    /// The engine from ``createMediaEngine(_:)``; nil before that.
    public var engine: (any MediaEngine)? { state.withLock { $0.engine } }

    /// Makes the engine once; later calls return the same one.
    ///
    /// - Parameter make: Gets the credentials.
    /// - Returns: Nil if nobody is logged in, without a call of `make`, or if the existing engine has another type.
    @discardableResult
    public func createMediaEngine<Engine: MediaEngine>(_ make: (Credentials) throws -> Engine) rethrows -> Engine? {
        let (known, credentials) = state.withLock { ($0.engine, $0.credentials) }
        if let known { return known as? Engine }
        guard let credentials else { return nil }
        // Outside the lock, since an engine may call the session.
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

    /// Metadata for finding the broadcast: the shown application, replaced when it changes.
    public var metadata: [String: String] { state.withLock { $0.metadata } }

    /// Sets the shown application; nothing changes if it is unknown.
    public func addMetadata(applicationInfo: ApplicationInformation) {
        guard let identifier = applicationInfo.bundleIdentifier else { return }
        state.withLock { $0.metadata[ApplicationInformation.bundleIdentifierKey] = identifier }
    }

    /// Stops the engine and forgets credentials and metadata.
    public func leave() {
        let engine = state.withLock { state in
            defer { state = State() }
            return state.engine
        }
        engine?.stop()
    }
}
