/// A checked JSON text with the position of each value. Strings and numbers are created on request.
///
/// Three kinds of values are valid JSON but unrepresentable: a string with half of a surrogate pair, a string with too
/// many combining marks in a row (`CombiningRun`), and a number outside the range of the requested type (`1e999`).
/// Requests for them fail without affecting the rest of the text. If members have the same name, the first counts, as
/// with Foundation's decoder.
package final class JSONDocument: Sendable {
    /// The whole text in contiguous UTF-8; it is read in place.
    private let text: String
    let nodes: [JSONNode]
    package let valueCount: Int
    /// The largest number of bytes that the values take as `JSONValue`s.
    package let memorySize: Int
    /// The positions of the outermost object's members, if it has many. Several readers look for members of a message.
    let outermost: [String: Int]?

    package init(_ text: String, within budget: JSONBudget) throws(JSONFault) {
        let length = text.utf8.count
        guard length <= budget.length else { throw JSONFault(kind: .tooLong, offset: 0, values: 0) }
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        let read = try text.withUTF8 { bytes in
            Result { () throws(JSONFault) in try Self.read(bytes, within: budget) }
        }.get()
        nodes = read.nodes
        outermost = read.outermost
        valueCount = read.values
        memorySize = read.memory
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, within budget: JSONBudget
    ) throws(JSONFault) -> (nodes: [JSONNode], outermost: [String: Int]?, values: Int, memory: Int) {
        var reader = JSONReader(bytes, within: budget)
        do throws(JSONFault) {
            try reader.read()
        } catch {
            throw error.answering(reader.requestID)
        }
        return (reader.nodes, names(of: 0, in: reader.nodes, bytes), reader.valueCount, reader.memory)
    }

    /// Reads a text as received. Bytes that are not UTF-8 are not JSON.
    package convenience init(_ bytes: some Collection<UInt8>, within budget: JSONBudget) throws(JSONFault) {
        guard bytes.count <= budget.length else { throw JSONFault(kind: .tooLong, offset: 0, values: 0) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw JSONFault(kind: .notJSON, offset: 0, values: 0)
        }
        try self.init(text, within: budget)
    }

    /// The whole document as a tree; nil if a value in it is unrepresentable.
    package var value: JSONValue? { value(at: 0) }
}

/// The position of a value in a document. An object's node is followed by its members, each a name and a value, an
/// array's node by its elements.
struct JSONNode {
    enum Kind: UInt8 {
        case null, `true`, `false`, number, array, object
        /// The string consists of the bytes between the quotes.
        case string
        case escapedString
        /// A string with half of a surrogate pair, or with too many combining marks in a row.
        case brokenString
    }

    let kind: Kind
    /// The position of the first byte of a string or number.
    let start: UInt32
    /// The array or object that contains it.
    let parent: UInt32
    /// The bytes of a string or number, the elements of an array, or the members of an object.
    var count: UInt32 = 0
    /// The node after this one and its contents.
    var next: UInt32 = 0

    /// Whether it is a representable string.
    var isString: Bool { kind == .string || kind == .escapedString }

    /// The bytes of a string between its quotes, or of a number.
    func text(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(start) + Int(count)])
    }
}

extension JSONDocument {
    func next(_ node: Int) -> Int { Int(nodes[node].next) }
    func count(_ node: Int) -> Int { Int(nodes[node].count) }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(text.utf8).withUnsafeBufferPointer(body)
    }

    func string(at node: Int) -> String? {
        let node = nodes[node]
        guard node.isString else { return nil }
        return withBytes { Self.string(node, in: $0) }
    }

    /// Returns the string; if it is one of the known ones, it returns that one and allocates nothing.
    func string(at node: Int, among known: some Collection<String>) -> String? {
        guard nodes[node].kind == .string else { return string(at: node) }
        return known.first { isString(node, $0) } ?? string(at: node)
    }

    private static func string(_ node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        switch node.kind {
        case .string: String(decoding: node.text(in: bytes), as: UTF8.self)
        case .escapedString: JSONEscapes.string(node.text(in: bytes))
        default: nil
        }
    }

    func bool(at node: Int) -> Bool? {
        switch nodes[node].kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    func double(at node: Int) -> Double? {
        let node = nodes[node]
        guard node.kind == .number else { return nil }
        return withBytes { JSONNumber.double(node.text(in: $0)) }
    }

    func integer<Integer: FixedWidthInteger>(at node: Int) -> Integer? {
        let node = nodes[node]
        guard node.kind == .number else { return nil }
        return withBytes { JSONNumber.integer(node.text(in: $0)) }
    }

    func value(at node: Int) -> JSONValue? {
        switch nodes[node].kind {
        case .null: .null
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: double(at: node).map(JSONValue.number)
        case .string, .escapedString: string(at: node).map(JSONValue.string)
        case .brokenString: nil
        case .array: elements(of: node).map(JSONValue.array)
        case .object: members(of: node).map(JSONValue.object)
        }
    }

    private func elements(of array: Int) -> [JSONValue]? {
        var elements: [JSONValue] = []
        elements.reserveCapacity(count(array))
        var node = array + 1
        while node < next(array) {
            guard let element = value(at: node) else { return nil }
            elements.append(element)
            node = next(node)
        }
        return elements
    }

    private func members(of object: Int) -> [String: JSONValue]? {
        var members: [String: JSONValue] = [:]
        members.reserveCapacity(count(object))
        var name = object + 1
        while name < next(object) {
            guard let key = string(at: name), let member = value(at: name + 1) else { return nil }
            if members[key] == nil { members[key] = member }
            name = next(name + 1)
        }
        return members
    }

    /// The names of the objects around a node, outermost first. Elements of arrays have no name.
    func path(to node: Int) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var node = node
        while node > 0 {
            let parent = Int(nodes[node].parent)
            if nodes[parent].kind == .object, let name = string(at: node - 1) {
                keys.append(WireKey(stringValue: name))
            }
            node = parent
        }
        return keys.reversed()
    }
}

extension JSONDocument {
    /// The number of members from which a table is faster than a search, for a type of thirty members.
    static let manyMembers = 64

    /// The positions of an object's member values by name; nil if the object has few members.
    func names(of object: Int) -> [String: Int]? {
        object == 0 ? outermost : withBytes { Self.names(of: object, in: nodes, $0) }
    }

    private static func names(
        of object: Int, in nodes: [JSONNode], _ bytes: UnsafeBufferPointer<UInt8>
    ) -> [String: Int]? {
        guard nodes[object].kind == .object, Int(nodes[object].count) >= manyMembers else { return nil }
        var names = [String: Int](minimumCapacity: Int(nodes[object].count))
        var name = object + 1
        while name < Int(nodes[object].next) {
            if let key = string(nodes[name], in: bytes), names[key] == nil { names[key] = name + 1 }
            name = Int(nodes[name + 1].next)
        }
        return names
    }

    /// Searches an object linearly for the value of the first member with this name.
    func find(_ wanted: String, in object: Int) -> Int? {
        var wanted = wanted
        return wanted.withUTF8 { wanted in
            withBytes { bytes in
                nodes.withUnsafeBufferPointer { nodes in
                    let end = Int(nodes[object].next)
                    var name = object + 1
                    while name < end {
                        if Self.isString(nodes[name], wanted, in: bytes) { return name + 1 }
                        name = Int(nodes[name + 1].next)
                    }
                    return nil
                }
            }
        }
    }

    private func isString(_ node: Int, _ wanted: String) -> Bool {
        var wanted = wanted
        return wanted.withUTF8 { wanted in withBytes { Self.isString(nodes[node], wanted, in: $0) } }
    }

    private static func isString(
        _ node: JSONNode, _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard node.kind != .escapedString else { return JSONEscapes.compare(node.text(in: bytes), wanted).isSame }
        guard node.kind == .string, Int(node.count) == wanted.count else { return false }
        let start = Int(node.start)
        for index in 0..<wanted.count where bytes[start + index] != wanted[index] { return false }
        return true
    }
}
