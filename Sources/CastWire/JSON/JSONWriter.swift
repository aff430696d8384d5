/// Writes a value as JSON text of at most so many bytes, and gives up as soon as it would be more: what is too long for
/// a message is found out before it is built.
///
/// For values that write themselves through one container each, member by member, as all messages here do: a nested
/// container would have no end that the writer could see, so a value that asks for one can't be written. Numbers that
/// JSON has no text for are refused, but within a `JSONValue`, where they are null.
package enum JSONWriter {
    /// - Throws: `WireError` with code `.frameTooLong` where the text has more than `limit` bytes of UTF-8, and with
    ///   `.malformedPayload` where the value can't be written.
    package static func text(of value: some Encodable, limit: Int) throws(WireError) -> String {
        let output = JSONText(limit: limit)
        do {
            try output.write(value)
        } catch {
            throw output.failure ?? error as? WireError
                ?? WireError(.malformedPayload, "the payload can't be written as JSON", underlying: error)
        }
        if let failure = output.failure { throw failure }
        guard !output.isFull else { throw output.tooLong }
        return String(decoding: output.bytes, as: UTF8.self)
    }
}

/// The text so far. What does not fit any more is not added, and the next value throws.
final class JSONText {
    private(set) var bytes: [UInt8] = []
    private(set) var isFull = false
    /// What can't be thrown where it is found.
    private(set) var failure: WireError?
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    var tooLong: WireError { WireError(.frameTooLong, "the payload would have more than \(limit) bytes") }

    /// A place for what is written by a value that can't be: it goes nowhere.
    func refuseNesting() -> JSONText {
        failure = WireError(.malformedPayload, "a value with containers in containers can't be written")
        return JSONText(limit: 0)
    }

    func add(_ byte: UInt8) {
        if bytes.count < limit { bytes.append(byte) } else { isFull = true }
    }

    func add(_ text: String) {
        if bytes.count + text.utf8.count <= limit { bytes.append(contentsOf: text.utf8) } else { isFull = true }
    }

    func write<Value: Encodable>(_ value: Value) throws {
        guard !isFull else { throw tooLong }
        // To compare types first is several times as fast as casts that fail, and nearly everything is one of these.
        if Value.self == String.self, let text = value as? String {
            add(quoted: text)
        } else if Value.self == Int.self, let number = value as? Int {
            add(String(number))
        } else if Value.self == Double.self, let number = value as? Double {
            try add(number)
        } else if Value.self == Bool.self, let flag = value as? Bool {
            add(flag ? "true" : "false")
        } else if Value.self == JSONValue.self, let any = value as? JSONValue {
            try write(any)
        } else {
            let scope = JSONScope()
            try value.encode(to: JSONValueEncoder(text: self, scope: scope))
            if let closing = scope.closing { add(closing) } else if !scope.isWritten { add("{}") }
        }
    }

    private func write(_ value: JSONValue) throws {
        guard !isFull else { throw tooLong }
        switch value {
        case .null: add("null")
        case .bool(let flag): add(flag ? "true" : "false")
        case .number(let number): if number.isFinite { try add(number) } else { add("null") }
        case .string(let text): add(quoted: text)
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                add(UInt8(ascii: index == 0 ? "[" : ","))
                try write(element)
            }
            add(elements.isEmpty ? "[]" : "]")
        case .object(let members):
            var opening = UInt8(ascii: "{")
            for (name, member) in members {
                add(opening)
                add(quoted: name)
                add(UInt8(ascii: ":"))
                try write(member)
                opening = UInt8(ascii: ",")
            }
            add(members.isEmpty ? "{}" : "}")
        }
    }

    /// Whole numbers without a fraction: receivers compare ids as text.
    func add(_ number: Double) throws {
        guard number.isFinite else {
            throw WireError(.malformedPayload, "a number that JSON has no text for can't be written")
        }
        if let whole = WireNumber.whole(number) { add(String(whole)) } else { add(number.description) }
    }

    func add(_ number: Float) throws {
        let isFraction = number.isFinite && WireNumber.whole(Double(number)) == nil
        if isFraction { add(number.description) } else { try add(Double(number)) }
    }

    func add(quoted text: String) {
        /// What is left once the text is written as it is: escapes take of it.
        var room = limit - bytes.count - text.utf8.count - 2
        guard room >= 0 else {
            isFull = true
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            let escape = byte < 0x20 ? Self.escapes[Int(byte)] : [UInt8(ascii: "\\"), byte]
            room -= escape.count - 1
            guard room >= 0 else {
                isFull = true
                return
            }
            bytes += escape
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Of the control characters.
    private static let escapes: [[UInt8]] = (0..<0x20).map { code in
        let short: Character? =
            switch code {
            case 0x08: "b"
            case 0x09: "t"
            case 0x0A: "n"
            case 0x0C: "f"
            case 0x0D: "r"
            default: nil
            }
        if let short { return Array("\\\(short)".utf8) }
        let digits = String(code, radix: 16)
        return Array((#"\u00"# + (digits.utf8.count == 1 ? "0" : "") + digits).utf8)
    }
}

/// What one value has written: how it is to be closed, and whether a member stands before the next one.
private final class JSONScope {
    var closing: UInt8?
    var isWritten = false
    var count = 0
}

private struct JSONValueEncoder: Encoder {
    let text: JSONText
    let scope: JSONScope
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        open("{", "}")
        return KeyedEncodingContainer(JSONMembers(text: text, scope: scope))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        open("[", "]")
        return JSONElements(text: text, scope: scope)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingle(text: text, scope: scope) }

    /// A value that asks for its container twice gets the same one.
    private func open(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) {
        guard scope.closing == nil else { return }
        text.add(UInt8(ascii: opening))
        scope.closing = UInt8(ascii: closing)
    }
}

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let text: JSONText
    let scope: JSONScope
    var codingPath: [any CodingKey] { [] }

    private func begin(_ key: Key) {
        if scope.count > 0 { text.add(UInt8(ascii: ",")) }
        scope.count += 1
        text.add(quoted: key.stringValue)
        text.add(UInt8(ascii: ":"))
    }

    mutating func encodeNil(forKey key: Key) {
        begin(key)
        text.add("null")
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        begin(key)
        try text.write(value)
    }

    mutating func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
        KeyedEncodingContainer(JSONMembers<Inner>(text: text.refuseNesting(), scope: JSONScope()))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        JSONElements(text: text.refuseNesting(), scope: JSONScope())
    }

    mutating func superEncoder() -> any Encoder { JSONValueEncoder(text: text.refuseNesting(), scope: JSONScope()) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

private struct JSONElements: UnkeyedEncodingContainer {
    let text: JSONText
    let scope: JSONScope
    var codingPath: [any CodingKey] { [] }
    var count: Int { scope.count }

    private func begin() {
        if scope.count > 0 { text.add(UInt8(ascii: ",")) }
        scope.count += 1
    }

    mutating func encodeNil() {
        begin()
        text.add("null")
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        begin()
        try text.write(value)
    }

    mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
        KeyedEncodingContainer(JSONMembers<Inner>(text: text.refuseNesting(), scope: JSONScope()))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONElements(text: text.refuseNesting(), scope: JSONScope())
    }

    mutating func superEncoder() -> any Encoder { JSONValueEncoder(text: text.refuseNesting(), scope: JSONScope()) }
}

private struct JSONSingle: SingleValueEncodingContainer {
    let text: JSONText
    let scope: JSONScope
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() {
        scope.isWritten = true
        text.add("null")
    }

    // These write themselves by asking for themselves to be written, which ends here.
    mutating func encode(_ value: Int8) { add(value) }
    mutating func encode(_ value: Int16) { add(value) }
    mutating func encode(_ value: Int32) { add(value) }
    mutating func encode(_ value: Int64) { add(value) }
    mutating func encode(_ value: Int128) { add(value) }
    mutating func encode(_ value: UInt) { add(value) }
    mutating func encode(_ value: UInt8) { add(value) }
    mutating func encode(_ value: UInt16) { add(value) }
    mutating func encode(_ value: UInt32) { add(value) }
    mutating func encode(_ value: UInt64) { add(value) }
    mutating func encode(_ value: UInt128) { add(value) }

    mutating func encode(_ value: Float) throws {
        scope.isWritten = true
        try text.add(value)
    }

    private func add(_ value: some BinaryInteger) {
        scope.isWritten = true
        text.add(String(value))
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        scope.isWritten = true
        try text.write(value)
    }
}
