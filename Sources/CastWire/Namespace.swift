/// A CASTV2 namespace, which identifies the protocol of a message's payload.
///
/// Other names are allowed: an app and its Web Receiver app define their own (`urn:x-cast:...`).
package struct Namespace: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    package var description: String { rawValue }

    package static let deviceAuthentication = Namespace("urn:x-cast:com.google.cast.tp.deviceauth")
    package static let connection = Namespace("urn:x-cast:com.google.cast.tp.connection")
    package static let heartbeat = Namespace("urn:x-cast:com.google.cast.tp.heartbeat")
    package static let receiver = Namespace("urn:x-cast:com.google.cast.receiver")
    package static let receiverDiscovery = Namespace("urn:x-cast:com.google.cast.receiver.discovery")
    package static let media = Namespace("urn:x-cast:com.google.cast.media")
    package static let multizone = Namespace("urn:x-cast:com.google.cast.multizone")
    package static let setup = Namespace("urn:x-cast:com.google.cast.setup")
    package static let broadcast = Namespace("urn:x-cast:com.google.cast.broadcast")
}
