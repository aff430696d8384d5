#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a token gives its holder. Marquee's own.
public struct WidgetGrant: Sendable, Hashable {
    /// Another for each token, and not the token itself: it may stand in a log.
    public let id: String
    /// The one device that a guest sees and moves, by `Device.deviceID`; nil: an owner, who may do everything.
    public let deviceID: String?
    /// From then on it gives nothing; nil: until it is taken back.
    public let ends: Date?

    /// An owner's, until it is taken back, where nothing else is said.
    public init(id: String, deviceID: String? = nil, ends: Date? = nil) {
        (self.id, self.deviceID, self.ends) = (id, deviceID, ends)
    }

    /// It is for one device alone.
    public var isGuest: Bool { deviceID != nil }
}

/// Says what tokens give: asked with each request, from any task, and by several at once. Marquee's own.
public protocol WidgetAccess: Sendable {
    /// What this token gives. Nil: it is unknown, taken back or over. Tokens are to be compared in constant time
    /// (``TokenAccess/isSame(_:_:)``), or looked up by a digest.
    func grant(forToken token: String) async -> WidgetGrant?
    /// Ids of grants that were taken back, from now on: their event streams end at once. Asked for once.
    var ended: AsyncStream<String> { get }
}
