package import CastWire

/// The device as its RECEIVER_STATUS describes it, and the application that the session is with.
package struct ReceiverState: Equatable, Sendable {
    package private(set) var status = ReceiverStatus()
    /// The application that the session has joined; nil before, and after it has gone.
    package private(set) var application: ReceiverApplication?
    /// What the device said of itself when asked.
    package var information: DeviceInfo?

    package init() {}

    package var volume: DeviceVolume? { status.volume }

    /// The application in front, the idle screen not counting as one.
    package var runningApplication: ReceiverApplication? {
        status.applications.first { !$0.isIdleScreen }
    }

    package func runningApplication(withID id: String) -> ReceiverApplication? {
        status.applications.first { $0.appID == id || $0.universalAppID == id }
    }

    package enum StatusOutcome: Equatable, Sendable {
        case updated
        /// The joined application is not there any more.
        case applicationEnded
    }

    package mutating func apply(_ update: ReceiverStatus) -> StatusOutcome {
        let volume = update.volume ?? status.volume
        status = update
        status.volume = volume
        guard let joined = application else { return .updated }
        application = update.applications.first { $0.sessionID == joined.sessionID }
        return application == nil ? .applicationEnded : .updated
    }

    package mutating func join(_ application: ReceiverApplication) {
        self.application = application
    }

    package mutating func leave() {
        application = nil
    }
}
