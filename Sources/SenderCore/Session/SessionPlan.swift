package import CastWire

/// What a session is to reach: decided before the connection is opened, not changed afterwards.
package struct SessionPlan: Equatable, Sendable {
    package enum Target: Equatable, Sendable {
        /// This application: joined where it runs, launched where not.
        case application(LaunchRequest, relaunchIfRunning: Bool)
        /// Whatever runs; nothing is launched, and nothing running is fine too.
        case whateverRuns
        /// This very application session, and no other: nothing is launched, and a session that is gone is the end.
        case resume(applicationID: String, sessionID: String)
    }

    /// How the device proves itself.
    package enum Proof: Equatable, Sendable {
        /// Send this challenge and have its answer verified.
        case challenge([UInt8])
        /// Its TLS key is enough: the user pinned it.
        case known(DeviceTrust)
    }

    package var senderID: String
    package var target: Target
    package var proof: Proof
    /// Ask the device what it is called, where it was given by address.
    package var asksForDeviceInfo: Bool
    package var timeouts: SessionTimeouts
    /// With `.whateverRuns`: the start is over only once the player has answered, or its time is over. Otherwise it is
    /// asked all the same, and what it says comes later.
    package var awaitsPlayer = true
    /// What the sender app is called; nil: the framework's name.
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

/// How long a session waits for each kind of answer. The time for TCP and TLS is the connection's own.
package struct SessionTimeouts: Equatable, Sendable {
    /// A device that can't authenticate keeps silent instead of saying so.
    package var authentication: Duration = .seconds(5)
    package var request: Duration = .seconds(10)
    /// A slow device loads a big application page in this time.
    package var launch: Duration = .seconds(30)
    /// A device that says that it works on a launch gets that time again, up to this in all: somebody may have to allow
    /// it at the TV. Chromium waits for two minutes.
    package var longestLaunch: Duration = .seconds(120)
    /// The receiver answers when the media is ready to play, which over a slow network takes its time.
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
