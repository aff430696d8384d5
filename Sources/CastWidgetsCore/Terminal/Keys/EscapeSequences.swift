/// The meaning of the sequences that xterm, VT terminals, Linux consoles and similar ones send.
enum EscapeSequences {
    enum Meaning: Equatable {
        case key(TerminalKey)
        case report(TerminalReport)
        case pasteBegins, pasteEnds
    }

    /// Reads a byte of C0, or DEL.
    static func control(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case 0x0D, 0x0A: .enter
        case 0x09: .tab
        case 0x7F, 0x08: .backspace
        case 0x0C: .redraw
        case 0x03, 0x04: .interrupt
        default: nil
        }
    }

    /// Reads the byte after `ESC O`.
    static func single(_ byte: UInt8) -> TerminalKey? {
        byte == UInt8(ascii: "M") ? .enter : byte == UInt8(ascii: "P") ? .help : arrow(byte, isShifted: false)
    }

    /// Reads `ESC [`, its parameters and its final byte.
    static func meaning(_ byte: UInt8, _ parameters: [UInt8]) -> Meaning? {
        if parameters.first == UInt8(ascii: "?") { return modeReport(byte, parameters).map { .report($0) } }
        if parameters == [UInt8(ascii: "[")] { return byte == UInt8(ascii: "A") ? .key(.help) : nil }
        let numbers = numbers(parameters)
        switch byte {
        case UInt8(ascii: "~"): return tilde(numbers.first ?? 0)
        case UInt8(ascii: "Z"): return .key(.backTab)
        case UInt8(ascii: "P"): return .key(.help)
        case UInt8(ascii: "t"):
            guard numbers.count == 3, numbers[0] == 6, (1...500).contains(numbers[1]), (1...500).contains(numbers[2])
            else { return nil }
            return .report(.cellSize(width: numbers[2], height: numbers[1]))
        default: return arrow(byte, isShifted: numbers.count > 1 && numbers[1] == 2).map { .key($0) }
        }
    }

    private static func arrow(_ byte: UInt8, isShifted: Bool) -> TerminalKey? {
        switch byte {
        case UInt8(ascii: "A"): isShifted ? .shiftUp : .up
        case UInt8(ascii: "B"): isShifted ? .shiftDown : .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        default: nil
        }
    }

    private static func tilde(_ number: Int) -> Meaning? {
        switch number {
        case 1, 7: .key(.home)
        case 4, 8: .key(.end)
        case 3: .key(.delete)
        case 5: .key(.pageUp)
        case 6: .key(.pageDown)
        case 11: .key(.help)
        case 200: .pasteBegins
        case 201: .pasteEnds
        default: nil
        }
    }

    /// Reads `ESC [ ?`: device attributes, and the state of a mode (DECRPM: the values 1 and 2 mean that it can be
    /// set).
    private static func modeReport(_ byte: UInt8, _ parameters: [UInt8]) -> TerminalReport? {
        if byte == UInt8(ascii: "c") { return .attributes }
        guard byte == UInt8(ascii: "y"), parameters.last == UInt8(ascii: "$") else { return nil }
        let numbers = numbers(parameters.dropFirst().dropLast())
        guard numbers.count == 2, numbers[0] == 2026 else { return nil }
        return .synchronizesOutput(numbers[1] == 1 || numbers[1] == 2)
    }

    /// Reads a text between `ESC` with the byte `kind` and its end.
    static func report(_ kind: UInt8, _ text: [UInt8]) -> TerminalReport? {
        let text = String(decoding: text, as: UTF8.self)
        switch kind {
        case UInt8(ascii: "_"):
            let isOK = text.hasPrefix("Gi=\(TerminalControl.questionID);") && text.hasSuffix(";OK")
            return isOK ? .showsKittyPictures : nil
        case UInt8(ascii: "P"): return text.hasPrefix(">|") ? .name(String(text.dropFirst(2).prefix(64))) : nil
        default: return nil
        }
    }

    private static func numbers(_ bytes: some Collection<UInt8>) -> [Int] {
        bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).prefix(8).map { digits in
            Int(String(decoding: digits.prefix(6), as: UTF8.self)) ?? 0
        }
    }
}
