import CastWidgets
public import PlatformFoundation

/// What a token permits its holder. Marquee's own.
public struct WidgetGrant: Sendable, Hashable {
    /// A different id for each token. It is not the token itself and may be logged.
    public let id: String
    /// The one device that a guest sees and controls, by `Device.deviceID`; nil: an owner, who may do everything.
    public let deviceID: String?
    /// The time at which it ends; nil: it lasts until it is revoked.
    public let ends: Date?

    /// Creates a grant; the default is an owner's, until it is revoked.
    public init(id: String, deviceID: String? = nil, ends: Date? = nil) {
        (self.id, self.deviceID, self.ends) = (id, deviceID, ends)
    }

    /// Whether it is for one device alone.
    public var isGuest: Bool { deviceID != nil }
}

/// Decides what tokens permit. It is asked with each request, from any task, and by several at once. Marquee's own.
public protocol WidgetAccess: Sendable {
    /// Returns what this token permits. Nil: the token is unknown, revoked or expired.
    ///
    /// Compare tokens in constant time (``TokenAccess/isSame(_:_:)``), or look them up by a digest.
    func grant(forToken token: String) async -> WidgetGrant?
    /// The ids of grants that are revoked from now on: their event streams end at once. Read once.
    var ended: AsyncStream<String> { get }
}
