import Foundation
import SenderScripts
import Testing

@testable import CastWire

/// Whatever is wrong with a message, plain functions read of it what `Decodable` reads.
@Suite("Members read by plain functions")
struct WireMembersTests {
    private static let receiverReplies: [JSONValue] = [
        [
            "type": "RECEIVER_STATUS", "requestId": 7,
            "status": [
                "applications": [
                    [
                        "appId": "CC1AD845", "displayName": "Default Media Receiver", "isIdleScreen": false,
                        "namespaces": [
                            ["name": "urn:x-cast:com.google.cast.media"], ["name": "urn:x-cast:com.google.cast.x"],
                        ],
                        "sessionId": "7c6c8a3e-9b1d-4b8e-9d3a-3f0c6a4b2f10",
                        "transportId": "7c6c8a3e-9b1d-4b8e-9d3a-3f0c6a4b2f10", "statusText": "Ready To Cast",
                        "universalAppId": "CC1AD845", "iconUrl": "",
                    ],
                    ["appId": "E8C28D3C", "sessionId": "s", "transportId": "t"],
                ],
                "volume": ["level": 0.5, "muted": false, "controlType": "attenuation", "stepInterval": 0.05],
                "isActiveInput": true, "isStandBy": false,
            ],
        ],
        ["responseType": "LAUNCH_STATUS", "launchRequestId": 3, "status": "USER_ALLOWED"],
        ["type": "LAUNCH_ERROR", "requestId": 3, "reason": "NOT_FOUND"],
        ["responseType": "GET_APP_AVAILABILITY", "requestId": 3, "availability": ["CC1AD845": "APP_AVAILABLE"]],
        ["type": "INVALID_REQUEST", "requestId": 3, "reason": "INVALID_COMMAND"],
    ]

    private static let receiverRequests: [JSONValue] = [
        ["type": "GET_STATUS", "requestId": 1],
        [
            "type": "LAUNCH", "requestId": 1, "appId": "CC1AD845", "appParams": ["a": 1], "language": "de-DE",
            "supportedAppTypes": ["WEB"], "credentialsData": ["credentials": "c", "credentialsType": "web"],
        ],
        ["type": "STOP", "requestId": 1, "sessionId": "7c6c8a3e-9b1d-4b8e-9d3a-3f0c6a4b2f10"],
        ["type": "SET_VOLUME", "requestId": 1, "volume": ["level": 0.5, "muted": true]],
        ["type": "GET_APP_AVAILABILITY", "requestId": 1, "appId": ["CC1AD845", "E8C28D3C"]],
    ]

    private static let connections: [JSONValue] = [
        [
            "type": "CONNECT", "connType": 1, "userAgent": "u", "package": "p", "protocolVersionList": [1, 2],
            "senderInfo": [
                "sdkType": 2, "version": "15.605.1.3", "platform": 4, "systemVersion": "1", "connectionType": 1,
            ],
        ],
        ["type": "CONNECTED", "protocolVersion": 2], ["type": "CLOSE", "reasonCode": 5],
    ]

    private static let others: [JSONValue] = [
        ["type": "PING"], ["type": "PONG", "requestId": 4], ["type": "NEW"],
        [
            "type": "DEVICE_INFO", "requestId": 1, "deviceId": "d", "friendlyName": "n", "deviceModel": "m",
            "deviceCapabilities": 4101,
        ],
    ]

    @Test(arguments: 1...60)
    func messagesAreReadAsByDecodable(seed: UInt64) throws {
        var texts = SpoiltTexts(generator: SeededGenerator(seed: seed))
        try check(ReceiverReply.self, Self.receiverReplies, &texts)
        try check(ReceiverRequest.self, Self.receiverRequests, &texts)
        try check(ConnectionMessage.self, Self.connections, &texts)
        try check(HeartbeatMessage.self, Self.others, &texts)
        try check(DiscoveryMessage.self, Self.others, &texts)
        try check(MediaReply.self, BrokenMembersTests.replies, &texts)
        try check(MediaRequest.self, BrokenMembersTests.requests, &texts)
        try check(MultizoneMessage.self, BrokenMembersTests.multizone, &texts)
    }

    private func check<Body: MessageBody>(
        _ type: Body.Type, _ messages: [JSONValue], _ texts: inout SpoiltTexts
    ) throws {
        for message in messages {
            for _ in 0..<4 {
                let text = texts.text(of: message)
                let document = try JSONDocument(text, within: .message)
                let decoder = ForeignDecoder(JSONNodeDecoder(document: document, node: 0))
                let plain = try? Envelope<Body>(text: text)
                #expect(plain == (try? Envelope<Body>(from: decoder)), "\(text)")
                // Foundation reads nothing of a text in which one value can't be given, and refuses numbers that are
                // next to nothing.
                guard document.value != nil, !text.contains("1e-400") else { continue }
                let theirs = try? JSONDecoder().decode(Envelope<Body>.self, from: Data(text.utf8))
                #expect(plain == theirs, "\(text)")
            }
        }
    }

    /// The ids and names that a device repeats in each status take no memory each time; what is like them does.
    @Test func textsThatAreKnownAreNotMadeAgain() throws {
        let known = ["urn:x-cast:com.google.cast.media", "urn:x-cast:com.google.cast.receiver"]
        let document = try JSONDocument(
            #"{"a":"\#(known[1])","b":"\#(known[1])x","c":"urn:x-cast:com.google.cast.medi\u0061","d":7,"e":null}"#,
            within: .message)
        let members = try WireMembers(document)
        let read = ["a", "b", "c", "d", "e", "f"].map { members.string(WireKey($0), among: known) }
        #expect(read == [known[1], known[1] + "x", known[0], nil, nil, nil])
    }

    /// A long list of what is no object costs what it is, not what the objects would be.
    @Test func aListReservesNoRoomForWhatIsNotInIt() throws {
        let document = try JSONDocument(
            #"{"status":[\#(Array(repeating: "0", count: 10_000).joined(separator: ","))]}"#, within: .message)
        let list: [MediaStatusUpdate]? = try WireMembers(document).list("status")
        #expect(list?.isEmpty == true)
        #expect(list.map { $0.capacity < 16 } == true)
    }
}

/// Messages as text, and what peers and chance may make of them; the same in each run.
private struct SpoiltTexts {
    var generator: SeededGenerator

    private mutating func number(below bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

    private mutating func oneOf(_ texts: [String]) -> String { texts[number(below: texts.count)] }

    /// Values of every kind, among them those that can't be given.
    private static let values = [
        "null", "true", "false", #""true""#, #""false""#, "0", "-0", "1", "3.0", "30e-1", "2.5", "-1", "-7.25",
        "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808", "1e30", "1e400",
        "-1e400", "1e-400", #""""#, #""1""#, #""\ud800""#, #""\ud83d\ude00\n""#, #""\u0041PP_AVAILABLE""#,
        #""a text that is longer than fifteen bytes""#, "[]", "{}", "[1,null,\"x\",{},[],3.0]", #"{"name":"x"}"#,
        #"["a","b"]"#, #"{"itemId":1,"deviceId":"d","url":"u","trackId":1}"#, #"[{"itemId":2},{"id":"b"}]"#,
    ]

    mutating func text(of message: JSONValue) -> String {
        // The type mostly stays, or all that is read is one more unknown message.
        write(message, chance: 1 + number(below: 30))
    }

    private mutating func write(_ value: JSONValue, chance: Int, name: String? = nil) -> String {
        if let name, number(below: name == "type" ? 100 : chance) == 0 { return oneOf(Self.values) }
        switch value {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .string(let text): return quoted(text)
        case .array(let elements):
            let texts = elements.map { write($0, chance: chance, name: "") }
            return "[" + texts.joined(separator: oneOf([",", " , "])) + "]"
        case .object(let members):
            var texts: [String] = []
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                guard name == "type" || number(below: 12) > 0 else { continue }
                texts.append(quoted(name) + ":" + write(member, chance: chance, name: name))
                if number(below: 20) == 0 { texts.append(quoted(name) + ":" + oneOf(Self.values)) }
            }
            if number(below: 3) == 0 { texts.append(#""unknown":"# + oneOf(Self.values)) }
            if number(below: 20) == 0 { texts += (0..<70).map { #""n\#($0)":0"# } }
            // Of members of one name the first counts, so that any order will do.
            for index in texts.indices.reversed() { texts.swapAt(index, number(below: index + 1)) }
            return oneOf(["{", "{ ", "{\n"]) + texts.joined(separator: ",") + "}"
        }
    }

    private mutating func quoted(_ text: String) -> String {
        guard number(below: 15) == 0, let first = text.unicodeScalars.first, first.isASCII else { return "\"\(text)\"" }
        let rest = String(text.unicodeScalars.dropFirst())
        return #""\u00"# + String(first.value, radix: 16) + rest + "\""
    }
}

/// Another decoder than ours, to all who ask: each value comes through `Decodable`'s containers.
private struct ForeignDecoder: Decoder {
    let base: any Decoder

    init(_ base: any Decoder) { self.base = base }

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Members(base: try base.container(keyedBy: type)))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        Elements(base: try base.unkeyedContainer())
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { try base.singleValueContainer() }

    /// Values that our document gives as they are, whoever asks.
    private static func isPlain(_ type: Any.Type) -> Bool {
        [ObjectIdentifier(String.self), .init(Int.self), .init(Double.self), .init(Bool.self), .init(JSONValue.self)]
            .contains(ObjectIdentifier(type))
    }

    private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let base: KeyedDecodingContainer<Key>

        var codingPath: [any CodingKey] { base.codingPath }
        var allKeys: [Key] { base.allKeys }
        func contains(_ key: Key) -> Bool { base.contains(key) }
        func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            guard !ForeignDecoder.isPlain(type) else { return try base.decode(type, forKey: key) }
            return try Value(from: superDecoder(forKey: key))
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            try superDecoder(forKey: key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try superDecoder(forKey: key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder { ForeignDecoder(try base.superDecoder()) }
        func superDecoder(forKey key: Key) throws -> any Decoder { ForeignDecoder(try base.superDecoder(forKey: key)) }
    }

    private struct Elements: UnkeyedDecodingContainer {
        var base: any UnkeyedDecodingContainer

        var codingPath: [any CodingKey] { base.codingPath }
        var count: Int? { base.count }
        var isAtEnd: Bool { base.isAtEnd }
        var currentIndex: Int { base.currentIndex }
        mutating func decodeNil() throws -> Bool { try base.decodeNil() }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            guard !ForeignDecoder.isPlain(type) else { return try base.decode(type) }
            return try Value(from: superDecoder())
        }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> {
            try superDecoder().container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try superDecoder().unkeyedContainer()
        }

        mutating func superDecoder() throws -> any Decoder { ForeignDecoder(try base.superDecoder()) }
    }
}
