/// A key of a JSON object, written as on the wire.
package struct WireKey: CodingKey, ExpressibleByStringLiteral, Hashable, Sendable {
    package let stringValue: String

    package init(stringValue: String) { self.stringValue = stringValue }
    package init(stringLiteral value: String) { self.stringValue = value }

    package var intValue: Int? { nil }
    package init?(intValue: Int) { nil }
}

/// Reads as real peers write: null means absent, a member of the wrong type is as good as absent, `"false"` is a
/// boolean (VLC) and `3.0` a whole number.
extension KeyedDecodingContainer where Key == WireKey {
    package func string(_ key: WireKey) -> String? {
        (try? decodeIfPresent(String.self, forKey: key)) ?? nil
    }

    package func double(_ key: WireKey) -> Double? {
        (try? decodeIfPresent(Double.self, forKey: key)) ?? nil
    }

    package func int(_ key: WireKey) -> Int? {
        if let whole = try? decodeIfPresent(Int.self, forKey: key) { return WireNumber.whole(whole) }
        return double(key).flatMap(WireNumber.whole)
    }

    package func bool(_ key: WireKey) -> Bool? {
        if let value = try? decodeIfPresent(Bool.self, forKey: key) { return value }
        switch string(key) {
        case "true": return true
        case "false": return false
        default: return nil
        }
    }

    package func value<Value: Decodable>(_ key: WireKey, as type: Value.Type = Value.self) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// The elements that can be read; one broken element does not take the others along.
    package func list<Value: Decodable>(_ key: WireKey, of type: Value.Type = Value.self) -> [Value]? {
        guard let elements: [Tolerant<Value>] = value(key) else { return nil }
        return elements.compactMap(\.value)
    }

    /// Any value, null being the same as absent.
    package func json(_ key: WireKey) -> JSONValue? {
        value(key)
    }
}

private struct Tolerant<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}
