/// Writes a value as JSON text of limited length, and stops as soon as the text gets too long for a message.
///
/// Values have to write their members in the order of the text: continuing an outer container closes the inner ones,
/// and writing to a closed container fails. Infinite numbers and NaN are refused; within a `JSONValue` they become
/// null.
package enum JSONWriter {
    /// - Throws: `WireError` with code `.frameTooLong` if the text has more than `limit` bytes of UTF-8, and with
    ///   `.malformedPayload` if the value can't be written.
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

/// The text so far. Text that does not fit is not added, and the next value throws.
final class JSONText {
    private(set) var bytes: [UInt8] = []
    private(set) var isFull = false
    /// An error that can't be thrown where it is found.
    private(set) var failure: WireError?
    private let limit: Int
    /// The containers that are still open, outermost first.
    private var open: [OpenContainer] = []
    private var begun = 0

    init(limit: Int) {
        self.limit = limit
        bytes.reserveCapacity(min(limit, Self.usualLength))
        open.reserveCapacity(4)
    }

    /// Requests and most answers fit into this number of bytes.
    private static let usualLength = 480

    var tooLong: WireError { WireError(.frameTooLong, "the payload would have more than \(limit) bytes") }

    /// Returns a text that discards everything, for a value that can't be written.
    func refuse(_ reason: String) -> JSONText {
        fail(WireError(.malformedPayload, reason))
        return JSONText(limit: 0)
    }

    /// Stores the error, so that writing fails even if the value catches it.
    private func fail(_ error: any Error) {
        guard failure == nil, !isFull else { return }
        failure =
            error as? WireError
            ?? WireError(.malformedPayload, "the payload can't be written as JSON", underlying: error)
    }

    var depth: Int { open.count }

    /// Begins a container at this depth. If a value requests its container twice, it gets the same one.
    func begin(_ kind: JSONContainerKind, at depth: Int) -> JSONPlace {
        if depth < open.count { return JSONPlace(depth: depth, number: open[depth].number) }
        add(kind.opening)
        begun += 1
        open.append(OpenContainer(closing: kind.closing, number: begun))
        return JSONPlace(depth: depth, number: begun)
    }

    /// Begins an element, and closes all containers within this one.
    func beginElement(in place: JSONPlace) {
        guard place.depth < open.count, open[place.depth].number == place.number else {
            return fail(WireError(.malformedPayload, "a container that has ended can't be written to"))
        }
        close(to: place.depth + 1)
        if open[place.depth].count > 0 { add(UInt8(ascii: ",")) }
        open[place.depth].count += 1
    }

    func beginMember(_ name: String, in place: JSONPlace) {
        beginElement(in: place)
        add(quoted: name)
        add(UInt8(ascii: ":"))
    }

    func count(of place: JSONPlace) -> Int { place.depth < open.count ? open[place.depth].count : 0 }

    private func close(to depth: Int) {
        while open.count > depth { add(open.removeLast().closing) }
    }

    func add(_ byte: UInt8) {
        if bytes.count < limit { bytes.append(byte) } else { isFull = true }
    }

    func add(_ text: String) {
        if bytes.count + text.utf8.count <= limit { bytes.append(contentsOf: text.utf8) } else { isFull = true }
    }

    func write<Value: Encodable>(_ value: Value) throws {
        guard !isFull else { throw tooLong }
        // Comparing types is several times as fast as failing casts, and nearly all values have these types.
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
            let (depth, length) = (open.count, bytes.count)
            do {
                try value.encode(to: JSONValueEncoder(text: self, depth: depth))
            } catch {
                fail(error)
                throw error
            }
            close(to: depth)
            if bytes.count == length { add("{}") }
        }
    }

    private func write(_ value: JSONValue) throws {
        guard !isFull else { throw tooLong }
        switch value {
        case .null: add("null")
        case .bool(let flag): add(flag ? "true" : "false")
        case .number(let number):
            // Ids that are too large for a sender in JavaScript are still written as whole numbers.
            if let whole = Int(exactly: number) {
                add(String(whole))
            } else if number.isFinite {
                try add(number)
            } else {
                add("null")
            }
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

    /// Whole numbers are written without a fraction: receivers compare ids as text.
    func add(_ number: Double) throws {
        if let whole = WireNumber.whole(number) { return add(String(whole)) }
        guard number.isFinite else { throw noText() }
        add(shortest: number.description)
    }

    func add(_ number: Float) throws {
        if let whole = WireNumber.whole(Double(number)) { return add(String(whole)) }
        guard number.isFinite else { throw noText() }
        add(shortest: number.description)
    }

    /// The description of a large whole number ends with ".0".
    private func add(shortest description: String) {
        if description.utf8.last == UInt8(ascii: "0"), description.hasSuffix(".0") {
            add(String(description.dropLast(2)))
        } else {
            add(description)
        }
    }

    private func noText() -> WireError {
        let error = WireError(.malformedPayload, "a number that JSON has no text for can't be written")
        fail(error)
        return error
    }

    func add(quoted text: String) {
        /// The bytes left if the text had no escapes. Each escape reduces them.
        var room = limit - bytes.count - text.utf8.count - 2
        guard room >= 0 else {
            isFull = true
            return
        }
        bytes.append(UInt8(ascii: "\""))
        guard text.utf8.contains(where: Self.isEscaped) else {
            bytes.append(contentsOf: text.utf8)
            bytes.append(UInt8(ascii: "\""))
            return
        }
        for byte in text.utf8 {
            guard Self.isEscaped(byte) else {
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

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

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

struct JSONContainerKind {
    let opening, closing: UInt8

    static let object = JSONContainerKind(opening: UInt8(ascii: "{"), closing: UInt8(ascii: "}"))
    static let array = JSONContainerKind(opening: UInt8(ascii: "["), closing: UInt8(ascii: "]"))
}

private struct OpenContainer {
    let closing: UInt8
    let number: Int
    var count = 0
}

/// A container's position: its depth, and its number among all containers begun so far.
struct JSONPlace {
    let depth: Int
    let number: Int
}

private struct JSONValueEncoder: Encoder {
    let text: JSONText
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONMembers(text: text, place: text.begin(.object, at: depth)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONElements(text: text, place: text.begin(.array, at: depth))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingle(text: text) }

    static func refused(_ text: JSONText) -> any Encoder {
        JSONValueEncoder(text: text.refuse("a value can't be written through a superclass's encoder"), depth: 0)
    }
}

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let text: JSONText
    let place: JSONPlace
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) {
        text.beginMember(key.stringValue, in: place)
        text.add("null")
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        text.beginMember(key.stringValue, in: place)
        try text.write(value)
    }

    mutating func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
        text.beginMember(key.stringValue, in: place)
        return JSONValueEncoder(text: text, depth: text.depth).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        text.beginMember(key.stringValue, in: place)
        return JSONValueEncoder(text: text, depth: text.depth).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { JSONValueEncoder.refused(text) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { JSONValueEncoder.refused(text) }
}

private struct JSONElements: UnkeyedEncodingContainer {
    let text: JSONText
    let place: JSONPlace
    var codingPath: [any CodingKey] { [] }
    var count: Int { text.count(of: place) }

    mutating func encodeNil() {
        text.beginElement(in: place)
        text.add("null")
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        text.beginElement(in: place)
        try text.write(value)
    }

    mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
        text.beginElement(in: place)
        return JSONValueEncoder(text: text, depth: text.depth).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        text.beginElement(in: place)
        return JSONValueEncoder(text: text, depth: text.depth).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { JSONValueEncoder.refused(text) }
}

private struct JSONSingle: SingleValueEncodingContainer {
    let text: JSONText
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() {
        text.add("null")
    }

    // These types encode themselves through a single value container, so the recursion has to end here.
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
        try text.add(value)
    }

    private func add(_ value: some BinaryInteger) {
        text.add(String(value))
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try text.write(value)
    }
}
