/// A short summary of a message for the log: its type and details that help to find faults.
///
/// Only the listed members are logged, and only if they have the expected form. Credentials, custom data, names and
/// URLs of an app or its user are left out.
package struct MessageSummary: Equatable, Sendable {
    package enum Direction: Sendable { case sent, received }

    package enum Importance: Sendable {
        case detail
        /// Something starts or ends.
        case step
        case refusal
    }

    package let text: String
    package let importance: Importance

    /// - Parameter atDevice: whether the device logs the message: it receives challenges, and the sender sends them.
    package init(_ message: CastMessage, _ direction: Direction, atDevice: Bool = false) {
        let peer = direction == .sent ? "to \(Self.word(message.destinationID))" : "from \(Self.word(message.sourceID))"
        let verb = direction == .sent ? "Sending" : "Received"
        if message.namespace == .deviceAuthentication {
            text = "\(verb) the \((direction == .sent) != atDevice ? "challenge" : "answer to the challenge") \(peer)"
            importance = .step
            return
        }
        guard Self.isFrameworks(message.namespace), let payload = message.text,
            let json = try? JSONPayload.decode(JSONValue.self, from: payload)
        else {
            let amount = message.text.map { "\($0.utf8.count) bytes" } ?? "a binary message"
            text = "\(verb) \(amount) \(peer) on \(Self.word(message.namespace.rawValue))"
            importance = .detail
            return
        }
        let type = Self.word(json["type"]?.stringValue)
        let number = json["requestId"]?.intValue.flatMap { $0 == 0 ? nil : " #\($0)" } ?? ""
        let details = Self.details(type, json).map { ", \($0)" }.joined()
        text = "\(verb) \(type)\(number) \(peer)\(details)"
        importance = Self.importance(of: type)
    }

    private static func isFrameworks(_ namespace: Namespace) -> Bool {
        [.connection, .receiver, .receiverDiscovery, .media, .multizone].contains(namespace)
    }

    private static func importance(of type: String) -> Importance {
        switch type {
        case "LAUNCH", "LOAD", "QUEUE_LOAD", "STOP": .step
        case "LAUNCH_ERROR", "LOAD_FAILED", "LOAD_CANCELLED", "INVALID_REQUEST", "INVALID_PLAYER_STATE", "ERROR":
            .refusal
        default: .detail
        }
    }

    private static func details(_ type: String, _ json: JSONValue) -> [String] {
        switch type {
        case "LAUNCH": told("application", json["appId"])
        case "SET_VOLUME": volume(json["volume"])
        case "RECEIVER_STATUS":
            list(json["status"]?["applications"]).prefix(listed).flatMap { told("application", $0["appId"]) }
                + volume(json["status"]?["volume"])
        case "LOAD":
            told("stream type", json["media"]?["streamType"])
                + ["tracks \(list(json["media"]?["tracks"]).count)"] + number("start", json["currentTime"])
        case "SEEK": number("to", json["currentTime"])
        case "MEDIA_STATUS":
            list(json["status"]).prefix(listed).flatMap {
                number("media session", $0["mediaSessionId"]) + told("player", $0["playerState"])
                    + told("idle", $0["idleReason"]) + number("at", $0["currentTime"])
            }
        default: told("reason", json["reason"]) + number("code", json["detailedErrorCode"])
        }
    }

    private static func volume(_ volume: JSONValue?) -> [String] {
        number("volume", volume?["level"]) + (volume?["muted"]?.boolValue.map { [$0 ? "muted" : "not muted"] } ?? [])
    }

    private static func told(_ name: String, _ value: JSONValue?) -> [String] {
        value?.stringValue.map { ["\(name) \(word($0))"] } ?? []
    }

    private static func number(_ name: String, _ value: JSONValue?) -> [String] {
        value?.doubleValue.map { ["\(name) \(twoPlaces($0))"] } ?? []
    }

    /// Returns at most two decimal places, and none for whole numbers such as ids and codes.
    private static func twoPlaces(_ value: Double) -> String {
        let hundredths = Int64(clamping: value * 100)
        return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
    }

    /// The number of list entries that are logged, so that a summary fits into one line.
    private static let listed = 4

    private static func list(_ value: JSONValue?) -> [JSONValue] {
        guard case .array(let elements)? = value else { return [] }
        return elements
    }

    /// Returns a name in the form that protocols use, or "?" for other text.
    package static func word(_ text: String?) -> String {
        guard let text, (1...64).contains(text.utf8.count),
            text.utf8.allSatisfy({ $0.isNameByte })
        else { return "?" }
        return text
    }
}

extension UInt8 {
    fileprivate var isNameByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), UInt8(ascii: "*"):
            true
        default: false
        }
    }
}

extension Int64 {
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : Int64(Swift.max(-1e15, Swift.min(1e15, value)))
    }
}
