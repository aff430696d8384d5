package import CastWire

/// The goal of a session. It is decided before the connection is opened and does not change.
package struct SessionPlan: Equatable, Sendable {
    package enum Target: Equatable, Sendable {
        /// This application: it is joined if it is running, or else launched.
        case application(LaunchRequest, relaunchIfRunning: Bool)
        /// Whatever application is running, or none. Nothing is launched.
        case whateverRuns
        /// This application session only. Nothing is launched, and the start fails if the session is gone.
        case resume(applicationID: String, sessionID: String)
    }

    /// How the device proves its identity.
    package enum Proof: Equatable, Sendable {
        /// Send this challenge and have its answer verified.
        case challenge([UInt8])
        /// The device's TLS key is sufficient, since the user pinned it.
        case known(DeviceTrust)
    }

    package var senderID: String
    package var target: Target
    package var proof: Proof
    /// Whether to ask the device for its name, because only its address was given.
    package var asksForDeviceInfo: Bool
    package var timeouts: SessionTimeouts
    /// Whether a start with `.whateverRuns` waits for the player's answer or the end of its time. If false, the player
    /// is asked too, but its answer is reported later.
    package var awaitsPlayer = true
    /// Whether a start waits for `SessionCore.choose(at:)` once the device has proved itself, because other places are
    /// tried beside this one.
    package var waitsForChoice = false
    /// The name of the sender app. If nil, the framework's name is used.
    package var clientPackageName: String?

    package init(
        senderID: String, target: Target, proof: Proof, asksForDeviceInfo: Bool = false,
        timeouts: SessionTimeouts = SessionTimeouts(), clientPackageName: String? = nil
    ) {
        self.senderID = senderID
        self.target = target
        self.proof = proof
        self.asksForDeviceInfo = asksForDeviceInfo
        self.timeouts = timeouts
        self.clientPackageName = clientPackageName
    }
}

/// How long a session waits for each kind of answer. The time for TCP and TLS is limited by the connection.
package struct SessionTimeouts: Equatable, Sendable {
    /// The time for the device's proof. A device that can't authenticate sends nothing at all.
    package var authentication: Duration = .seconds(5)
    package var request: Duration = .seconds(10)
    /// The time for a launch, in which a slow device can load a large application page.
    package var launch: Duration = .seconds(30)
    /// The longest total time for a launch while the device reports progress. A person may have to allow the launch at
    /// the TV. Chromium waits for two minutes.
    package var longestLaunch: Duration = .seconds(120)
    /// The time for a load. The receiver answers when the media is ready to play, which takes long over a slow network.
    package var load: Duration = .seconds(60)

    package init() {}

    func duration(of kind: RequestKind) -> Duration {
        switch kind {
        case .launch: launch
        case .load: load
        default: request
        }
    }
}
