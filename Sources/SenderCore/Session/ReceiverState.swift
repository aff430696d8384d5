package import CastWire

/// The device as its RECEIVER_STATUS describes it, and the application that the session has joined.
package struct ReceiverState: Equatable, Sendable {
    /// The largest number of applications in one status; further ones are ignored. A device runs one, and perhaps an
    /// idle screen.
    package static let applicationLimit = 32
    /// The largest number of namespaces of one application; further ones are ignored. The known applications have at
    /// most ten.
    package static let namespaceLimit = 128

    package private(set) var status = ReceiverStatus()
    /// The application that the session has joined; nil before that and after the application has gone.
    package private(set) var application: ReceiverApplication?
    /// The device's answer to GET_DEVICE_INFO.
    package var information: DeviceInfo?

    package init() {}

    package var volume: DeviceVolume? { status.volume }

    /// The first running application that is not the idle screen.
    package var runningApplication: ReceiverApplication? {
        status.applications.first { !$0.isIdleScreen }
    }

    package func runningApplication(withID id: String) -> ReceiverApplication? {
        status.applications.first { $0.appID == id || $0.universalAppID == id }
    }

    package enum StatusOutcome: Equatable, Sendable {
        case updated
        /// The joined application is gone.
        case applicationEnded
    }

    package mutating func apply(_ update: ReceiverStatus) -> StatusOutcome {
        let volume = update.volume ?? status.volume
        status = update
        status.volume = volume
        status.applications = update.applications.prefix(Self.applicationLimit).map { application in
            var application = application
            application.namespaces = Array(application.namespaces.prefix(Self.namespaceLimit))
            return application
        }
        guard let joined = application else { return .updated }
        application = status.applications.first { $0.sessionID == joined.sessionID }
        return application == nil ? .applicationEnded : .updated
    }

    package mutating func join(_ application: ReceiverApplication) {
        self.application = application
    }

    package mutating func leave() {
        application = nil
    }
}
