#if DBus
import CSystemd

struct MessageWriter {
    let library: SystemdLibrary
    let message: OpaquePointer

    func append(_ value: DBusValue) throws(DBusError) {
        switch value {
        case .byte(let value): try append(value, "y")
        // A D-Bus boolean is read from a C int.
        case .bool(let value): try append(Int32(value ? 1 : 0), "b")
        case .int16(let value): try append(value, "n")
        case .uint16(let value): try append(value, "q")
        case .int32(let value): try append(value, "i")
        case .uint32(let value): try append(value, "u")
        case .int64(let value): try append(value, "x")
        case .uint64(let value): try append(value, "t")
        case .double(let value): try append(value, "d")
        case .string(let text): try append(text, "s")
        case .objectPath(let path): try append(path.text, "o")
        case .signature(let signature): try append(signature.text, "g")
        case .file(let file): try append(file)
        case .array(let element, let elements): try append(elements, of: element)
        case .structure(let members): try append(members)
        case .dictionary(let key, let value, let pairs): try append(pairs, key: key, value: value)
        case .variant(let value):
            try open("v", contents: value.type.text)
            try append(value)
            try close()
        }
    }

    private func append(_ elements: [DBusValue], of element: DBusSignature) throws(DBusError) {
        try open("a", contents: element.text)
        for value in elements {
            guard value.type == element else {
                throw DBusError(.malformed, "An array of \(element) can't hold a value of type \(value.type).")
            }
            try append(value)
        }
        try close()
    }

    private func append(_ members: [DBusValue]) throws(DBusError) {
        guard !members.isEmpty else { throw DBusError(.malformed, "A D-Bus structure has at least one member.") }
        try open("r", contents: members.map(\.type.text).joined())
        for member in members { try append(member) }
        try close()
    }

    private func append(
        _ pairs: [DBusValue: DBusValue], key: DBusSignature, value: DBusSignature
    ) throws(DBusError) {
        let entry = "\(key)\(value)"
        try open("a", contents: "{\(entry)}")
        for (name, member) in pairs {
            guard name.type == key, member.type == value else {
                throw DBusError(.malformed, "A dictionary of \(entry) can't hold \(name.type) and \(member.type).")
            }
            try open("e", contents: entry)
            try append(name)
            try append(member)
            try close()
        }
        try close()
    }

    private func append<Number: BitwiseCopyable>(_ number: Number, _ type: Unicode.Scalar) throws(DBusError) {
        let result = withUnsafePointer(to: number) { library.appendBasic(message, type.character, $0) }
        try check(result)
    }

    private func append(_ text: String, _ type: Unicode.Scalar) throws(DBusError) {
        guard !text.utf8.contains(0) else { throw DBusError(.malformed, "Text with a zero byte can't go over D-Bus.") }
        try check(text.withCString { library.appendBasic(message, type.character, $0) })
    }

    /// The library duplicates the descriptor.
    private func append(_ file: DBusFile) throws(DBusError) {
        let (library, message) = (library, BusPointer(message))
        let result = file.owner.withNumber { number in
            withUnsafePointer(to: number) {
                library.appendBasic(message.pointer, ("h" as Unicode.Scalar).character, $0)
            }
        }
        guard let result else { throw DBusError(.malformed, "A file that is closed can't go over D-Bus.") }
        try check(result)
    }

    private func open(_ type: Unicode.Scalar, contents: String) throws(DBusError) {
        try check(contents.withCString { library.openContainer(message, type.character, $0) })
    }

    private func close() throws(DBusError) {
        try check(library.closeContainer(message))
    }

    private func check(_ result: Int32) throws(DBusError) {
        guard result >= 0 else { throw DBusError(.malformed, "The message can't be made", returned: result) }
    }
}

extension Unicode.Scalar {
    /// The type code as a C `char`.
    var character: CChar { CChar(truncatingIfNeeded: value) }
}

/// A pointer for a closure that runs at once on this thread.
// Unchecked, since pointers are not Sendable: libsystemd's object stays on its thread, because the closure ends before
// the caller continues.
struct BusPointer: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
}
#endif
