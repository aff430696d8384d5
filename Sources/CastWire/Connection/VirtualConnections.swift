/// The virtual connections on a device's side of one socket: which sender ids are connected to which endpoints.
///
/// A message counts only if its sender has connected to its destination. At most 64 are open for each socket; known
/// senders use up to three.
package struct VirtualConnections: Equatable, Sendable {
    package struct Link: Hashable, Sendable {
        package let senderID: String
        package let endpointID: String

        package init(senderID: String, endpointID: String) {
            self.senderID = senderID
            self.endpointID = endpointID
        }
    }

    package static let limit = 64

    private var links: [Link: ConnectionMessage.ConnectionType] = [:]

    package init() {}

    package func contains(_ link: Link) -> Bool { links[link] != nil }

    /// The senders connected to an endpoint.
    package func senders(of endpointID: String) -> [String] {
        links.keys.filter { $0.endpointID == endpointID }.map(\.senderID).sorted()
    }

    package var all: [Link] {
        links.keys.sorted { ($0.endpointID, $0.senderID) < ($1.endpointID, $1.senderID) }
    }

    package enum ConnectOutcome: Equatable, Sendable {
        case opened
        case alreadyOpen
        case refused
    }

    package mutating func connect(_ link: Link, type: ConnectionMessage.ConnectionType) -> ConnectOutcome {
        if links.updateValue(type, forKey: link) != nil { return .alreadyOpen }
        guard links.count <= Self.limit else {
            links[link] = nil
            return .refused
        }
        return .opened
    }

    @discardableResult
    package mutating func close(_ link: Link) -> Bool {
        links.removeValue(forKey: link) != nil
    }

    /// Closes the connections to an endpoint that has ended, and returns them.
    package mutating func endpointEnded(_ endpointID: String) -> [Link] {
        let ended = all.filter { $0.endpointID == endpointID }
        for link in ended { links[link] = nil }
        return ended
    }
}
