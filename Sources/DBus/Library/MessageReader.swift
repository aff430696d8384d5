#if DBus
import CSystemd
import PlatformC

/// Reads the values of a received message within a budget.
///
/// The library has already checked the message: strings are UTF-8 without zero bytes, and containers are at most 64
/// deep. A message that exceeds the budget is refused.
final class MessageReader {
    private let library: SystemdLibrary
    private let message: OpaquePointer
    private var budget: DBusBudget

    init(library: SystemdLibrary, message: OpaquePointer, budget: DBusBudget) {
        self.library = library
        self.message = message
        self.budget = budget
    }

    /// Returns all values up to the end of the message or of the current container.
    func values() throws(DBusError) -> [DBusValue] {
        var values: [DBusValue] = []
        while let next = try peek() {
            // A list keeps its element type, which may have 255 bytes even if the list is empty.
            try budget.spend(values: 1, bytes: next.contents.utf8.count)
            values.append(try value(next))
        }
        return values
    }

    private struct Next {
        let type: CChar
        let contents: String
    }

    private func peek() throws(DBusError) -> Next? {
        var type: CChar = 0
        var contents: UnsafePointer<CChar>?
        guard try check(library.peekType(message, &type, &contents)) > 0 else { return nil }
        return Next(type: type, contents: contents.map { String(cString: $0) } ?? "")
    }

    private func value(_ next: Next) throws(DBusError) -> DBusValue {
        switch Unicode.Scalar(UInt8(truncatingIfNeeded: next.type)) {
        case "y": .byte(try number(next, 0))
        case "b": .bool(try number(next, Int32(0)) != 0)
        case "n": .int16(try number(next, 0))
        case "q": .uint16(try number(next, 0))
        case "i": .int32(try number(next, 0))
        case "u": .uint32(try number(next, 0))
        case "x": .int64(try number(next, 0))
        case "t": .uint64(try number(next, 0))
        case "d": .double(try number(next, 0))
        case "s": .string(try text(next))
        case "o": .objectPath(try path(next))
        case "g": .signature(try signature(try text(next)))
        case "h": .unixFD(try descriptor(next))
        case "a": try array(next)
        case "r", "e": .structure(try inside(next))
        case "v": .variant(try inside(next).first ?? .structure([]))
        default: throw DBusError(.malformed, "A D-Bus message holds a type that is not known.")
        }
    }

    private func inside(_ next: Next) throws(DBusError) -> [DBusValue] {
        _ = try check(next.contents.withCString { library.enterContainer(message, next.type, $0) })
        let members = try values()
        _ = try check(library.exitContainer(message))
        return members
    }

    private func array(_ next: Next) throws(DBusError) -> DBusValue {
        let elements = try inside(next)
        guard next.contents.utf8.first == UInt8(ascii: "{") else {
            return .array(of: try signature(next.contents), elements)
        }
        let types = try signature(String(next.contents.dropFirst().dropLast())).elements
        guard types.count == 2 else { throw DBusError(.malformed, "A dictionary of D-Bus has no key or no value.") }
        var pairs: [DBusValue: DBusValue] = [:]
        for case .structure(let entry) in elements where entry.count == 2 { pairs[entry[0]] = entry[1] }
        return .dictionary(key: types[0], value: types[1], pairs)
    }

    private func number<Number: BitwiseCopyable>(_ next: Next, _ zero: Number) throws(DBusError) -> Number {
        var number = zero
        _ = try check(withUnsafeMutablePointer(to: &number) { library.readBasic(message, next.type, $0) })
        return number
    }

    private func text(_ next: Next) throws(DBusError) -> String {
        var text: UnsafePointer<CChar>?
        _ = try check(withUnsafeMutablePointer(to: &text) { library.readBasic(message, next.type, $0) })
        guard let text else { return "" }
        try budget.spend(bytes: strlen(text))
        return String(cString: text)
    }

    private func path(_ next: Next) throws(DBusError) -> DBusObjectPath {
        guard let path = DBusObjectPath(try text(next)) else {
            throw DBusError(.malformed, "A D-Bus message holds an object path that is none.")
        }
        return path
    }

    private func signature(_ text: String) throws(DBusError) -> DBusSignature {
        guard let signature = DBusSignature(text) else {
            throw DBusError(.malformed, "A D-Bus message holds a signature that is none.")
        }
        return signature
    }

    /// Duplicated, since the message closes its own descriptor.
    private func descriptor(_ next: Next) throws(DBusError) -> DBusFileDescriptor {
        guard let descriptor = DBusFileDescriptor(duplicating: try number(next, Int32(-1))) else {
            throw DBusError(.malformed, "A file that came over D-Bus can't be kept: too many files are open.")
        }
        return descriptor
    }

    private func check(_ result: Int32) throws(DBusError) -> Int32 {
        guard result >= 0 else { throw DBusError(.malformed, "A D-Bus message can't be read", returned: result) }
        return result
    }
}
#endif
