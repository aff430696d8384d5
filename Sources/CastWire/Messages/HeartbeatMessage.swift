/// A message of the heartbeat namespace, in both directions.
package enum HeartbeatMessage: MessageBody {
    case ping
    case pong
    case other(type: String)

    package var type: String {
        switch self {
        case .ping: "PING"
        case .pong: "PONG"
        case .other(let type): type
        }
    }

    package var isBare: Bool { self == .ping || self == .pong }

    package init(type: String, from members: WireMembers) {
        switch type {
        case "PING": self = .ping
        case "PONG": self = .pong
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) {}

    /// The texts on the wire. They have no request id.
    package static let pingText = #"{"type":"PING"}"#
    package static let pongText = #"{"type":"PONG"}"#
}
