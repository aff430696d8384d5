import BroadcastCore
import DBusValues

extension FuzzEntryPoints {
    /// What `marquee` and `marquee-broadcast` say to each other: lines, whole and in pieces.
    public static func ipc(_ bytes: [UInt8]) {
        let whole = lines(bytes, pieceLength: max(bytes.count, 1))
        let pieces = lines(bytes, pieceLength: Int(bytes.last ?? 0) % 7 + 1)
        invariant(whole.lines == pieces.lines, "a line reads differently in pieces")
        invariant(whole.isCut == pieces.isCut, "a line is too long in pieces only")
        for line in whole.lines {
            guard let message = try? BroadcastMessage(line: line) else { continue }
            let written = message.line
            guard let again = try? BroadcastMessage(line: written) else {
                return invariant(false, "a message can't be read again")
            }
            invariant(again.line == written, "a message does not survive its line")
        }
    }

    private static func lines(_ bytes: [UInt8], pieceLength: Int) -> (lines: [[UInt8]], isCut: Bool) {
        var splitter = LineSplitter()
        var lines: [[UInt8]] = []
        for start in stride(from: 0, to: bytes.count, by: pieceLength) {
            do {
                lines += try splitter.take(bytes[start..<min(start + pieceLength, bytes.count)])
            } catch {
                return ([], true)
            }
        }
        return (lines, false)
    }

    /// D-Bus types and paths, and values made of what a signature asks for. libsystemd itself reads the bus; what it
    /// hands over becomes these.
    public static func dbus(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.prefix(600), as: UTF8.self)
        if let path = DBusObjectPath(text) { invariant(path.text == text, "a path is another") }
        guard let signature = DBusSignature(text) else { return }
        let elements = signature.elements
        invariant(elements.map(\.text).joined() == text, "the parts of a signature are not the whole")
        invariant(elements.allSatisfy(\.isSingle), "a part of a signature is not one type")
        for element in elements {
            var depth = 0
            let value = value(of: element.text, depth: &depth)
            let again = value.map { DBusValue.variant($0).unwrapped.type }
            invariant(again == nil || again?.isSingle == true, "a value has no type")
            _ = value?.elements
            _ = value?["a"]?.integerValue
            _ = value?.doubleValue
            _ = value?.stringValue
        }
    }

    /// A value of a type, its arrays with one element each.
    private static func value(of type: String, depth: inout Int) -> DBusValue? {
        depth += 1
        guard depth < 200, let first = type.first else { return nil }
        let inner = String(type.dropFirst())
        switch first {
        case "y": return .byte(.max)
        case "b": return .bool(true)
        case "t": return .uint64(.max)
        case "d": return .double(.nan)
        case "s": return .string("a")
        case "g": return .signature("a{sv}")
        case "v": return .variant(.int64(.min))
        case "a" where inner.hasPrefix("{"):
            let parts = DBusSignature(String(inner.dropFirst().dropLast()))?.elements ?? []
            guard parts.count == 2, let key = value(of: parts[0].text, depth: &depth),
                let item = value(of: parts[1].text, depth: &depth)
            else { return nil }
            return .dictionary(key: parts[0], value: parts[1], [key: item])
        case "a":
            guard let element = DBusSignature(inner), let item = value(of: inner, depth: &depth) else { return nil }
            return .array(of: element, [item])
        case "(":
            let parts = DBusSignature(String(inner.dropLast()))?.elements ?? []
            return .structure(parts.compactMap { value(of: $0.text, depth: &depth) })
        default: return .int32(.min)
        }
    }
}
