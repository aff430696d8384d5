/// The members of a message's object, or of an object within it. Payloads are read from them.
///
/// They tolerate what real peers send: null and members of the wrong type count as absent, `"false"` is a boolean
/// (VLC), and `3.0` is a whole number.
///
/// Members of a message, which include every request and its answer, come from its `JSONDocument` without `Decodable`.
/// Apps can also decode the same public types with other decoders, for instance from their own files. Then the members
/// come from that decoder's container.
package struct WireMembers {
    private enum Source {
        case document(JSONObject)
        case decoder(KeyedDecodingContainer<WireKey>)
    }

    private let source: Source

    /// - Throws: `DecodingError` if the text is not an object.
    init(_ document: JSONDocument) throws {
        try self.init(document, 0)
    }

    fileprivate init(_ document: JSONDocument, _ node: Int) throws {
        source = .document(try JSONObject(document, node))
    }

    private init(_ object: JSONObject) {
        source = .document(object)
    }

    init(_ container: KeyedDecodingContainer<WireKey>) {
        source = .decoder(container)
    }

    /// - Throws: the decoder's error if the value is not an object.
    package init(_ decoder: any Decoder) throws {
        if let own = decoder as? JSONNodeDecoder {
            try self.init(own.document, own.node)
        } else {
            self.init(try decoder.container(keyedBy: WireKey.self))
        }
    }
}

/// A payload that is an object and reads its members by name.
package protocol WireObject: Decodable {
    init(from members: WireMembers) throws
}

extension WireObject {
    package init(from decoder: any Decoder) throws {
        try self.init(from: WireMembers(decoder))
    }
}

/// Members of one kind; nil if absent or of another kind.
extension WireMembers {
    package func string(_ key: WireKey) -> String? {
        switch source {
        case .document(let object): object.string(key.stringValue)
        case .decoder(let container): container.optional(key)
        }
    }

    /// A string that is often one of the known ones. A known string takes no further memory.
    func string(_ key: WireKey, among known: some Collection<String>) -> String? {
        switch source {
        case .document(let object): object.string(key.stringValue, among: known)
        case .decoder: string(key)
        }
    }

    package func double(_ key: WireKey) -> Double? {
        switch source {
        case .document(let object): object.double(key.stringValue)
        case .decoder(let container): container.optional(key)
        }
    }

    package func int(_ key: WireKey) -> Int? {
        switch source {
        case .document(let object): object.int(key.stringValue).flatMap(WireNumber.whole)
        case .decoder(let container):
            // Some decoders do not accept 3.0 as a whole number.
            if let whole: Int = container.optional(key) {
                WireNumber.whole(whole)
            } else {
                double(key).flatMap(WireNumber.whole)
            }
        }
    }

    package func bool(_ key: WireKey) -> Bool? {
        let value: Bool? =
            switch source {
            case .document(let object): object.bool(key.stringValue)
            case .decoder(let container): container.optional(key)
            }
        if let value { return value }
        switch string(key) {
        case "true": return true
        case "false": return false
        default: return nil
        }
    }

    /// Any value; nil if it is null or absent.
    package func json(_ key: WireKey) -> JSONValue? {
        value(key)
    }

    /// An object without a type of its own.
    package func object(_ key: WireKey) -> WireMembers? {
        switch source {
        case .document(let object): object.object(key.stringValue).map(WireMembers.init)
        case .decoder(let container):
            (try? container.nestedContainer(keyedBy: WireKey.self, forKey: key)).map(WireMembers.init)
        }
    }

    package func value<Value: WireObject>(_ key: WireKey, as type: Value.Type = Value.self) -> Value? {
        switch source {
        case .document(let object): object.object(key.stringValue).flatMap { try? Value(from: WireMembers($0)) }
        case .decoder(let container): container.optional(key)
        }
    }

    package func value<Value: Decodable>(_ key: WireKey, as type: Value.Type = Value.self) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// The readable elements. Broken elements are skipped.
    package func list<Element: WireObject>(_ key: WireKey, of type: Element.Type = Element.self) -> [Element]? {
        switch source {
        case .document(let object):
            object.list(key.stringValue) { try Element(from: WireMembers($0, $1)) }
        case .decoder(let container): container.list(key)
        }
    }

    package func list<Element: Decodable>(_ key: WireKey, of type: Element.Type = Element.self) -> [Element]? {
        switch source {
        case .document(let object): object.list(key.stringValue) { try $0.decode(type, at: $1) }
        case .decoder(let container): container.list(key)
        }
    }
}

/// Members that a payload requires, or requires to be of one kind.
extension WireMembers {
    /// Returns whether there is a member of any kind other than null.
    package func has(_ key: WireKey) -> Bool {
        switch source {
        case .document(let object): object.present(key.stringValue) != nil
        case .decoder(let container): container.contains(key) && (try? container.decodeNil(forKey: key)) != true
        }
    }

    /// The path is computed on each call.
    var codingPath: [any CodingKey] {
        switch source {
        case .document(let object): object.document.path(to: object.node)
        case .decoder(let container): container.codingPath
        }
    }

    /// The names of all members.
    package var allKeys: [WireKey] {
        switch source {
        case .document(let object): object.names.map(WireKey.init(stringValue:))
        case .decoder(let container): container.allKeys
        }
    }

    /// - Throws: `DecodingError` if there is no such member, or if it is of another kind.
    package func decode<Value: Decodable>(_ type: Value.Type, forKey key: WireKey) throws -> Value {
        switch source {
        case .document(let object):
            guard let node = object.find(key.stringValue) else { throw Self.missing(key) }
            return try object.document.decode(type, at: node)
        case .decoder(let container): return try container.decode(type, forKey: key)
        }
    }

    /// - Throws: `DecodingError` if the member is of another kind.
    package func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: WireKey) throws -> Value? {
        switch source {
        case .document(let object):
            try object.present(key.stringValue).map { try object.document.decode(type, at: $0) }
        case .decoder(let container): try container.decodeIfPresent(type, forKey: key)
        }
    }

    static func missing(_ key: WireKey) -> DecodingError {
        .keyNotFound(key, .init(codingPath: [], debugDescription: "no such member"))
    }
}

extension KeyedDecodingContainer where Key == WireKey {
    fileprivate func optional<Value: Decodable>(_ key: WireKey) -> Value? {
        (try? decodeIfPresent(Value.self, forKey: key)) ?? nil
    }

    fileprivate func list<Element: Decodable>(_ key: WireKey) -> [Element]? {
        guard let elements: [Tolerant<Element>] = optional(key) else { return nil }
        return elements.compactMap(\.value)
    }
}

private struct Tolerant<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}
