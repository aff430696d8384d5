/// The members of an object for `Decodable` types.
struct JSONObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let object: JSONObject
    private var document: JSONDocument { object.document }

    init(_ document: JSONDocument, _ node: Int) throws {
        object = try JSONObject(document, node)
    }

    var codingPath: [any CodingKey] { document.path(to: object.node) }
    var allKeys: [Key] { object.names.compactMap { Key(stringValue: $0) } }

    private func required(_ key: Key) throws -> Int {
        guard let node = object.find(key.stringValue) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "no such member"))
        }
        return node
    }

    func contains(_ key: Key) -> Bool { object.find(key.stringValue) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { document.nodes[try required(key)].kind == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try document.decode(type, at: try required(key))
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try object.present(key.stringValue).map { try document.decode(type, at: $0) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        KeyedDecodingContainer(try JSONObjectContainer<Nested>(document, try required(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try JSONArrayContainer(document, try required(key))
    }

    func superDecoder() throws -> any Decoder { JSONNodeDecoder(document: document, node: object.node) }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        JSONNodeDecoder(document: document, node: try required(key))
    }
}

/// An array of a document. After a failed read it stays at the same element.
struct JSONArrayContainer: UnkeyedDecodingContainer {
    private let document: JSONDocument
    private let array: Int
    private var node: Int
    private(set) var currentIndex = 0

    init(_ document: JSONDocument, _ node: Int) throws {
        guard document.nodes[node].kind == .array else { throw document.mismatch([Any].self, at: node) }
        self.document = document
        array = node
        self.node = node + 1
    }

    var codingPath: [any CodingKey] { document.path(to: array) }
    var count: Int? { document.count(array) }
    var isAtEnd: Bool { currentIndex == document.count(array) }

    private func element(_ type: Any.Type) throws -> Int {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(type, .init(codingPath: [], debugDescription: "the array has ended"))
        }
        return node
    }

    private mutating func taken<Value>(_ value: Value) -> Value {
        node = document.next(node)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard document.nodes[try element(Never.self)].kind == .null else { return false }
        return taken(true)
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        taken(try document.decode(type, at: try element(type)))
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        taken(KeyedDecodingContainer(try JSONObjectContainer<Nested>(document, try element(type))))
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        taken(try JSONArrayContainer(document, try element([Any].self)))
    }

    mutating func superDecoder() throws -> any Decoder {
        taken(JSONNodeDecoder(document: document, node: try element((any Decoder).self)))
    }
}
