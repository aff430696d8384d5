import CastWire

/// The members of a command, read strictly: a missing member, or one of another type, causes an error that names it.
struct CommandFields {
    private let members: [String: JSONValue]

    init(_ members: [String: JSONValue]) { self.members = members }

    /// 8 to 64 letters, digits and dashes, chosen by the page.
    func requestID() throws(CommandFault) -> String {
        guard case .string(let id)? = members["id"], (8...64).contains(id.utf8.count),
            id.utf8.allSatisfy(Self.isInID)
        else { throw CommandFault("id is to be 8 to 64 letters, digits and dashes, another for each command.") }
        return id
    }

    func text(_ name: String, most: Int) throws(CommandFault) -> String {
        guard let text = try optionalText(name, most: most) else {
            throw CommandFault("\(name) is missing: it is to be a text.")
        }
        return text
    }

    func optionalText(_ name: String, most: Int) throws(CommandFault) -> String? {
        guard let value = present(name) else { return nil }
        guard case .string(let text) = value, !text.isEmpty, text.utf8.count <= most else {
            throw CommandFault("\(name) is to be a text of 1 to \(most) bytes.")
        }
        return text
    }

    func flag(_ name: String) throws(CommandFault) -> Bool {
        guard case .bool(let flag)? = members[name] else { throw CommandFault("\(name) is to be true or false.") }
        return flag
    }

    func number(_ name: String, _ range: ClosedRange<Double>) throws(CommandFault) -> Double {
        guard case .number(let number)? = members[name], number.isFinite, range.contains(number) else {
            throw CommandFault(
                "\(name) is to be a number from \(Self.plain(range.lowerBound)) to "
                    + "\(Self.plain(range.upperBound)).")
        }
        return number
    }

    func whole(_ name: String) throws(CommandFault) -> Int {
        guard let number = try optionalWhole(name) else {
            throw CommandFault("\(name) is missing: it is to be a whole number.")
        }
        return number
    }

    func optionalWhole(_ name: String) throws(CommandFault) -> Int? {
        guard let value = present(name) else { return nil }
        return try Self.whole(value, name)
    }

    func wholes(_ name: String, most: Int) throws(CommandFault) -> [Int] {
        guard case .array(let values)? = members[name], (1...most).contains(values.count) else {
            throw CommandFault("\(name) is to be a list of 1 to \(most) whole numbers.")
        }
        var numbers: [Int] = []
        for value in values { numbers.append(try Self.whole(value, name)) }
        return numbers
    }

    func object(_ name: String) throws(CommandFault) -> CommandFields {
        guard case .object(let inner)? = members[name] else { throw CommandFault("\(name) is to be an object.") }
        return CommandFields(inner)
    }

    func optionalNumber(_ name: String, _ range: ClosedRange<Double>) throws(CommandFault) -> Double? {
        present(name) == nil ? nil : try number(name, range)
    }

    private func present(_ name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    /// Device and item ids have 32 bits.
    private static func whole(_ value: JSONValue, _ name: String) throws(CommandFault) -> Int {
        guard let number = value.intValue, (-0x8000_0000...0xFFFF_FFFF).contains(number) else {
            throw CommandFault("\(name) is to be a whole number of at most 32 bits.")
        }
        return number
    }

    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }

    private static func isInID(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
        default: false
        }
    }
}
