/// Decodes values of a document as `Decodable` types.
///
/// Errors say what was found, but have no path. Many errors are made only to be ignored, one for each broken element of
/// a long list, and the cost of a path grows with the nesting depth.
extension JSONDocument {
    func decode<Value: Decodable>(_ type: Value.Type, at node: Int) throws -> Value {
        // Each of these casts a value to its own type.
        if type == String.self { return try made(string(at: node), type, node) }
        if type == Double.self { return try made(double(at: node), type, node) }
        if type == Int.self { return try made(integer(at: node) as Int?, type, node) }
        if type == Bool.self { return try made(bool(at: node), type, node) }
        if type == JSONValue.self { return try made(value(at: node), type, node) }
        return try Value(from: JSONNodeDecoder(document: self, node: node))
    }

    /// Decodes the remaining number types, for a type that uses a single value container.
    func decodeSingle<Value: Decodable>(_ type: Value.Type, at node: Int) throws -> Value {
        if type == Float.self { return try made(double(at: node).flatMap(Self.float), type, node) }
        if let integer = type as? any FixedWidthInteger.Type, type != Int.self {
            return try made(self.integer(integer, at: node), type, node)
        }
        return try decode(type, at: node)
    }

    private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type, at node: Int) -> Integer? {
        integer(at: node)
    }

    private static func float(_ number: Double) -> Float? {
        let float = Float(number)
        return float.isFinite ? float : nil
    }

    private func made<Found, Value>(_ found: Found?, _ type: Value.Type, _ node: Int) throws -> Value {
        guard let value = found as? Value else { throw mismatch(type, at: node) }
        return value
    }

    func mismatch(_ type: Any.Type, at node: Int) -> DecodingError {
        let (found, isRight) =
            switch nodes[node].kind {
            case .null: ("null", false)
            case .true, .false: ("a boolean", false)
            case .number: ("a number", type is any Numeric.Type)
            case .string, .escapedString: ("a string", false)
            case .brokenString: ("a string with half of a character or too many marks", true)
            case .array: ("an array", false)
            case .object: ("an object", false)
            }
        let context = DecodingError.Context(codingPath: [], debugDescription: found)
        if nodes[node].kind == .null { return .valueNotFound(type, context) }
        return isRight ? .dataCorrupted(context) : .typeMismatch(type, context)
    }
}

/// Presents one value of a document to a `Decodable` type.
struct JSONNodeDecoder: Decoder {
    let document: JSONDocument
    let node: Int

    /// The path is computed on each call.
    var codingPath: [any CodingKey] { document.path(to: node) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try JSONObjectContainer(document, node))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try JSONArrayContainer(document, node)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension JSONNodeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { document.nodes[node].kind == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try document.decodeSingle(type, at: node)
    }
}
