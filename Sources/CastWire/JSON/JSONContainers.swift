/// An object of a document. A name is looked for among the members as they stand; where they are many, they are
/// sorted into a table first, so that a type that asks for all of them costs no more than they are.
struct JSONObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let document: JSONDocument
    private let object: Int
    /// Values by name; nil where the members are few.
    private let table: [String: Int]?

    init(_ document: JSONDocument, _ node: Int) throws {
        guard document.nodes[node].kind == .object else { throw document.mismatch([String: Any].self, at: node) }
        self.document = document
        object = node
        table = document.names(of: node)
    }

    var codingPath: [any CodingKey] { document.path(to: object) }

    var allKeys: [Key] {
        if let table { return table.keys.compactMap { Key(stringValue: $0) } }
        var names: [String] = []
        var name = object + 1
        while name < document.next(object) {
            if let key = document.string(at: name), !names.contains(key) { names.append(key) }
            name = document.next(name + 1)
        }
        return names.compactMap { Key(stringValue: $0) }
    }

    private func node(_ key: Key) -> Int? {
        if let table { return table[key.stringValue] }
        var wanted = key.stringValue
        return wanted.withUTF8 { wanted in
            var name = object + 1
            while name < document.next(object) {
                if document.isString(name, wanted) { return name + 1 }
                name = document.next(name + 1)
            }
            return nil
        }
    }

    private func required(_ key: Key) throws -> Int {
        guard let node = node(key) else {
            throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "no such member"))
        }
        return node
    }

    private func present(_ key: Key) -> Int? {
        guard let node = node(key), document.nodes[node].kind != .null else { return nil }
        return node
    }

    func contains(_ key: Key) -> Bool { node(key) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { document.nodes[try required(key)].kind == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try document.decode(type, at: try required(key))
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try present(key).map { try document.decode(type, at: $0) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        KeyedDecodingContainer(try JSONObjectContainer<Nested>(document, try required(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try JSONArrayContainer(document, try required(key))
    }

    func superDecoder() throws -> any Decoder { JSONNodeDecoder(document: document, node: object) }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        JSONNodeDecoder(document: document, node: try required(key))
    }
}

/// An array of a document. A failed try leaves it at the element that could not be read.
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
