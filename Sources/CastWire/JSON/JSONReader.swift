/// Reads one JSON text in one pass, strictly by RFC 8259, and records the positions of its values. Its work is bounded
/// by the text's length and by its budget.
///
/// A byte order mark at the start is skipped, as the RFC allows. The caller has already checked that the text is UTF-8.
struct JSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let budget: JSONBudget
    private var position = 0
    private(set) var nodes: [JSONNode] = []
    private(set) var valueCount = 0
    private(set) var memory = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, within budget: JSONBudget) {
        self.bytes = bytes
        self.budget = budget
    }

    mutating func read() throws(JSONFault) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        // Ordinary messages have a value or a name for every eight bytes. Hostile messages need no optimization.
        nodes.reserveCapacity(min(bytes.count / 8 + 1, budget.values))
        try readValue(in: 0, depth: 0)
        skipBlanks()
        guard position == bytes.count else { throw fault(.notJSON) }
    }

    /// The outermost object's `requestId`, if it was read.
    var requestID: Int? {
        guard nodes.first?.kind == .object else { return nil }
        for index in nodes.indices.dropFirst().dropLast() {
            let (name, value) = (nodes[index], nodes[index + 1])
            guard name.parent == 0, name.kind == .string, value.parent == 0, value.kind == .number,
                name.text(in: bytes).elementsEqual("requestId".utf8)
            else { continue }
            return JSONNumber.integer(value.text(in: bytes))
        }
        return nil
    }

    /// The current byte; zero after the end, since zero never occurs in JSON.
    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private func fault(_ kind: JSONFault.Kind) -> JSONFault {
        JSONFault(kind: kind, offset: position, values: valueCount)
    }

    private mutating func skipBlanks() {
        while true {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    private mutating func take(_ expected: UInt8) throws(JSONFault) {
        guard byte == expected else { throw fault(.notJSON) }
        position += 1
    }

    private mutating func spend(_ size: Int) throws(JSONFault) {
        memory += size
        guard memory <= budget.memory else { throw fault(.tooMuchMemory) }
    }

    private mutating func append(_ kind: JSONNode.Kind, in parent: Int, from start: Int, to end: Int) {
        nodes.append(
            JSONNode(
                kind: kind, start: UInt32(start), parent: UInt32(parent), count: UInt32(end - start),
                next: UInt32(nodes.count + 1)))
    }

    private mutating func readValue(in parent: Int, depth: Int) throws(JSONFault) {
        skipBlanks()
        valueCount += 1
        guard valueCount <= budget.values else { throw fault(.tooManyValues) }
        try spend(JSONMemory.value)
        switch byte {
        case UInt8(ascii: "{"): try readObject(in: parent, depth: depth + 1)
        case UInt8(ascii: "["): try readArray(in: parent, depth: depth + 1)
        case UInt8(ascii: "\""): try readString(in: parent)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber(in: parent)
        case UInt8(ascii: "t"): try readWord("true", .true, in: parent)
        case UInt8(ascii: "f"): try readWord("false", .false, in: parent)
        case UInt8(ascii: "n"): try readWord("null", .null, in: parent)
        default: throw fault(.notJSON)
        }
    }

    private mutating func readWord(_ word: StaticString, _ kind: JSONNode.Kind, in parent: Int) throws(JSONFault) {
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        for letter in letters { try take(letter) }
        append(kind, in: parent, from: position, to: position)
    }

    private mutating func readObject(in parent: Int, depth: Int) throws(JSONFault) {
        let object = try open(.object, in: parent, depth: depth)
        if byte != UInt8(ascii: "}") {
            repeat {
                skipBlanks()
                try readString(in: object)
                guard nodes[nodes.count - 1].kind != .brokenString else { throw fault(.notJSON) }
                skipBlanks()
                try take(UInt8(ascii: ":"))
                try readValue(in: object, depth: depth)
                nodes[object].count += 1
            } while try takesComma()
        }
        try take(UInt8(ascii: "}"))
        nodes[object].next = UInt32(nodes.count)
        try spend(max(JSONMemory.object(Int(nodes[object].count)), JSONMemory.leastObject))
    }

    private mutating func readArray(in parent: Int, depth: Int) throws(JSONFault) {
        let array = try open(.array, in: parent, depth: depth)
        if byte != UInt8(ascii: "]") {
            repeat {
                try readValue(in: array, depth: depth)
                nodes[array].count += 1
            } while try takesComma()
        }
        try take(UInt8(ascii: "]"))
        nodes[array].next = UInt32(nodes.count)
        try spend(JSONMemory.array(Int(nodes[array].count)))
    }

    private mutating func open(_ kind: JSONNode.Kind, in parent: Int, depth: Int) throws(JSONFault) -> Int {
        guard depth <= budget.depth else { throw fault(.tooDeep) }
        append(kind, in: parent, from: position, to: position)
        position += 1
        skipBlanks()
        return nodes.count - 1
    }

    private mutating func takesComma() throws(JSONFault) -> Bool {
        skipBlanks()
        guard byte == UInt8(ascii: ",") else { return false }
        position += 1
        return true
    }

    /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
    private mutating func readNumber(in parent: Int) throws(JSONFault) {
        let start = position
        if byte == UInt8(ascii: "-") { position += 1 }
        if byte == UInt8(ascii: "0") { position += 1 } else { try readDigits() }
        if byte == UInt8(ascii: ".") {
            position += 1
            try readDigits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            try readDigits()
        }
        append(.number, in: parent, from: start, to: position)
    }

    private mutating func readDigits() throws(JSONFault) {
        let start = position
        while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        guard position > start else { throw fault(.notJSON) }
    }

    private mutating func readString(in parent: Int) throws(JSONFault) {
        try take(UInt8(ascii: "\""))
        let start = position
        var kind = JSONNode.Kind.string
        var marks = CombiningRun()
        while byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw fault(.notJSON) }
            if byte == UInt8(ascii: "\\") {
                if kind == .string { kind = .escapedString }
                guard let scalar = try readEscape(), marks.takes(scalar) else {
                    kind = .brokenString
                    continue
                }
            } else if byte < CombiningRun.leastLeadingByte {
                marks.ends()
                position += 1
            } else if !marks.takes(readScalar()) {
                kind = .brokenString
            }
        }
        append(kind, in: parent, from: start, to: position)
        try spend(JSONMemory.string(position - start))
        position += 1
    }

    /// Reads a character of two or more bytes. The text is known to be UTF-8.
    private mutating func readScalar() -> Unicode.Scalar {
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for offset in 1..<length where position + offset < bytes.count {
            value = value << 6 | UInt32(bytes[position + offset] & 0x3F)
        }
        position += length
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Returns the escape's character, or a backslash for a one-letter escape, since neither is a combining mark; nil
    /// for half of a surrogate pair.
    private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar? {
        let start = position
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
            return Unicode.Scalar(UInt8(ascii: "\\"))
        case UInt8(ascii: "u"):
            guard JSONEscapes.unit(bytes, at: start) != nil else { throw fault(.notJSON) }
            let character = JSONEscapes.scalar(bytes, at: start)
            position = start + (character?.length ?? JSONEscapes.unitLength)
            return character?.scalar
        default:
            throw fault(.notJSON)
        }
    }
}
