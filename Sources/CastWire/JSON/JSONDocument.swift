/// A JSON text that was read: its grammar and its budget hold, and where each value lies is known. Strings and numbers
/// are made when they are asked for.
///
/// Three kinds of values are JSON and yet nothing that can be given: a string with half of a surrogate pair, one with
/// more marks in a row than text has (`CombiningRun`), and a number beyond the range of what is asked for (`1e999`).
/// Asking for them fails, the rest of the text is not touched. Of members of one name the first counts, as with
/// Foundation's decoder.
package final class JSONDocument: Sendable {
    /// In UTF-8, whole: its bytes are looked at where they lie.
    private let text: String
    let nodes: [JSONNode]
    /// How many values there are.
    package let valueCount: Int
    /// Bytes that they take as `JSONValue`s, at most.
    package let memorySize: Int
    /// Where the members of the outermost object are, if they are many: messages are asked for members of it by more
    /// than one who reads them.
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

    /// A text as it came over a wire; what is not UTF-8 is no JSON.
    package convenience init(_ bytes: some Collection<UInt8>, within budget: JSONBudget) throws(JSONFault) {
        guard bytes.count <= budget.length else { throw JSONFault(kind: .tooLong, offset: 0, values: 0) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw JSONFault(kind: .notJSON, offset: 0, values: 0)
        }
        try self.init(text, within: budget)
    }

    /// The whole as a tree; nil where something in it can't be given.
    package var value: JSONValue? { value(at: 0) }
}

/// Where a value lies in a document. The members of an object follow it, a name and a value each, and so do the
/// elements of an array.
struct JSONNode {
    enum Kind: UInt8 {
        case null, `true`, `false`, number, array, object
        /// The bytes between the quotes are the string.
        case string
        case escapedString
        /// Half of a surrogate pair is in it, or more marks in a row than text has.
        case brokenString
    }

    let kind: Kind
    /// Where the bytes of a string or number begin.
    let start: UInt32
    /// The array or object in which it is.
    let parent: UInt32
    /// Bytes of a string or number, elements of an array, members of an object.
    var count: UInt32 = 0
    /// The node behind this one and all that is in it.
    var next: UInt32 = 0

    /// Whether it can be given.
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

    /// The same; where it is one of those that are known it is that one, and nothing is made.
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

    /// The names of the objects around a node, from outside; elements of arrays have none.
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
    /// From here on a table is quicker than looking, for a type of thirty members.
    static let manyMembers = 64

    /// Where the members of an object are; nil where they are few.
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

    /// The value of the first member of this name in an object, looked for one after the other.
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

    /// Whether a string is this one, byte by byte.
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
