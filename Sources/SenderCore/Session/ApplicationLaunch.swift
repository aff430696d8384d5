/// One launch of an application, from the request until the application is there.
///
/// A device that works on it says so, and gets the request's time again, but not for ever. One that waits for somebody
/// who allows it at the device is told of as that, once: of one that says so again and again no more is heard.
struct ApplicationLaunch: Equatable, Sendable {
    /// What a device says while somebody has to allow the launch there.
    static let awaitingPermission = "USER_PENDING_AUTHORIZATION"
    static let notAllowed = "USER_NOT_ALLOWED"

    /// The application session that was stopped for it, whose presence is no answer.
    let previousSessionID: String?
    /// When it was asked for.
    private let begunAt: ContinuousClock.Instant
    /// The device has said that somebody has to allow it.
    private(set) var awaitsPermission = false
    private var hasAwaitedPermission = false

    init(replacing previousSessionID: String?, at now: ContinuousClock.Instant) {
        self.previousSessionID = previousSessionID
        begunAt = now
    }

    /// Whether its request may have its time again.
    func mayGoOn(at now: ContinuousClock.Instant, longest: Duration) -> Bool { now - begunAt < longest }

    /// The device has told how it stands.
    ///
    /// - Returns: whether that is news for the app.
    mutating func told(_ status: String) -> Bool {
        let isAwaited = status == Self.awaitingPermission
        guard awaitsPermission != isAwaited, !isAwaited || !hasAwaitedPermission else { return false }
        awaitsPermission = isAwaited
        hasAwaitedPermission = hasAwaitedPermission || isAwaited
        return true
    }
}
