/// The launch of an application, from the request until the application is running.
///
/// A device that reports progress gets the time for the request again, up to a limit. If the device waits for a person
/// who allows the launch, the app is told once; repeated reports of this are ignored.
struct ApplicationLaunch: Equatable, Sendable {
    /// The status that a device sends while a person has to allow the launch there.
    static let awaitingPermission = "USER_PENDING_AUTHORIZATION"
    static let notAllowed = "USER_NOT_ALLOWED"

    /// The application session that was stopped for this launch. A status that still lists it does not complete the
    /// launch.
    let previousSessionID: String?
    private let begunAt: ContinuousClock.Instant
    /// Whether the device has reported that a person has to allow the launch.
    private(set) var awaitsPermission = false
    private var hasAwaitedPermission = false

    init(replacing previousSessionID: String?, at now: ContinuousClock.Instant) {
        self.previousSessionID = previousSessionID
        begunAt = now
    }

    /// Returns whether the time for the request may start again.
    func mayGoOn(at now: ContinuousClock.Instant, longest: Duration) -> Bool { now - begunAt < longest }

    /// Takes over a status of the launch from the device.
    ///
    /// - Returns: whether the app has to be told.
    mutating func told(_ status: String) -> Bool {
        let isAwaited = status == Self.awaitingPermission
        guard awaitsPermission != isAwaited, !isAwaited || !hasAwaitedPermission else { return false }
        awaitsPermission = isAwaited
        hasAwaitedPermission = hasAwaitedPermission || isAwaited
        return true
    }
}
