/// Any JSON value: data that an app and its receiver define (`customData`), and unknown values of newer peers.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number. Infinite numbers and NaN are written as `null`.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object. The order of its members on the wire is not kept.
    case object([String: JSONValue])

    /// The member with this name; nil if there is none, or if the value is not an object.
    public subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The string; nil for other kinds.
    public var stringValue: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The number; nil for other kinds.
    public var doubleValue: Double? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The number, if it is whole and fits into an `Int`.
    public var intValue: Int? {
        guard case .number(let value) = self else { return nil }
        return Int(exactly: value)
    }

    /// The boolean; nil for other kinds.
    public var boolValue: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }
}

extension JSONValue: Codable {
    /// Reads any value.
    ///
    /// Our own decoder returns the value directly. Other decoders do not tell which kind a value is, so each kind is
    /// tried. The cost of a failed attempt grows with the depth, so the depth is limited.
    ///
    /// - Throws: `DecodingError` if the value is nested more than twice as deeply as messages may be, or the decoder
    ///   fails.
    public init(from decoder: any Decoder) throws {
        if let own = decoder as? JSONNodeDecoder {
            self = try own.document.decode(JSONValue.self, at: own.node)
            return
        }
        guard decoder.codingPath.count <= Self.foreignDepth else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "nested too deeply"))
        }
        if let scalar = try Self.scalar(decoder.singleValueContainer()) {
            self = scalar
        } else if var array = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !array.isAtEnd { elements.append(try array.decode(JSONValue.self)) }
            self = .array(elements)
        } else {
            let object = try decoder.container(keyedBy: WireKey.self)
            var members: [String: JSONValue] = [:]
            for key in object.allKeys { members[key.stringValue] = try object.decode(JSONValue.self, forKey: key) }
            self = .object(members)
        }
    }

    /// Our own files store values from messages a few levels deeper.
    private static let foreignDepth = 2 * JSONBudget.message.depth

    private static func scalar(_ single: any SingleValueDecodingContainer) throws -> JSONValue? {
        if single.decodeNil() { return .null }
        if let text = try? single.decode(String.self) { return .string(text) }
        if let number = try? single.decode(Double.self) { return .number(number) }
        return (try? single.decode(Bool.self)).map(JSONValue.bool)
    }

    public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .null: try single.encodeNil()
        case .bool(let value): try single.encode(value)
        case .number(let value): try Self.encode(value, into: &single)
        case .string(let value): try single.encode(value)
        case .array(let value): try single.encode(value)
        case .object(let value): try single.encode(value)
        }
    }

    /// Whole numbers are written without a fraction: receivers compare ids as text.
    private static func encode(_ number: Double, into single: inout any SingleValueEncodingContainer) throws {
        if let whole = Int(exactly: number) {
            try single.encode(whole)
        } else if number.isFinite {
            try single.encode(number)
        } else {
            try single.encodeNil()
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(nilLiteral: ()) { self = .null }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
