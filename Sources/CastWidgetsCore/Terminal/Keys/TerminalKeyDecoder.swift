/// Decodes keys and answers from the bytes that a terminal sends, however the bytes are split into reads.
///
/// Esc is a key, and also the first byte of other keys: it counts as the key when nothing follows within
/// ``escapePatience``. Pasted text counts as no key and is dropped. Nothing is stored beyond one unfinished sequence of
/// bounded length.
package struct TerminalKeyDecoder: Equatable, Sendable {
    package enum Input: Hashable, Sendable {
        case key(TerminalKey)
        case report(TerminalReport)
    }

    /// Over a slow line the bytes of one key may arrive this far apart.
    package static let escapePatience = Duration.milliseconds(50)
    /// The rest of a longer sequence arrives within this time, or not at all.
    package static let sequencePatience = Duration.milliseconds(500)
    static let sequenceLimit = 512

    private enum State: Equatable {
        case ground
        case escape
        /// `ESC [`, and the bytes since then.
        case control([UInt8])
        /// `ESC O`.
        case single
        /// `ESC P`, `ESC ]`, `ESC _` and others, with the bytes since then.
        case text(UInt8, [UInt8])
        case textEscape(UInt8, [UInt8])
        /// The first bytes of a character, and how many are missing.
        case letter([UInt8], missing: Int)
    }

    private var state = State.ground
    private var isPasting = false
    /// When ``timePassed(at:)`` has something to do; nil: never.
    package private(set) var nextDeadline: ContinuousClock.Instant?

    package init() {}

    package mutating func decode(_ bytes: some Sequence<UInt8>, at now: ContinuousClock.Instant) -> [Input] {
        var inputs: [Input] = []
        for byte in bytes { take(byte, &inputs) }
        wait(from: now)
        return inputs
    }

    package mutating func timePassed(at now: ContinuousClock.Instant) -> [Input] {
        guard let nextDeadline, now >= nextDeadline else { return [] }
        let wasEscape = state == .escape && !isPasting
        (state, isPasting) = (.ground, false)
        self.nextDeadline = nil
        return wasEscape ? [.key(.escape)] : []
    }

    private mutating func wait(from now: ContinuousClock.Instant) {
        nextDeadline =
            switch state {
            case .escape: now + Self.escapePatience
            // The end of a paste may never arrive.
            case .ground: isPasting ? now + Self.sequencePatience : nil
            default: now + Self.sequencePatience
            }
    }

    private mutating func take(_ byte: UInt8, _ inputs: inout [Input]) {
        switch state {
        case .ground: begin(byte, &inputs)
        case .escape: escaped(byte, &inputs)
        case .control(let parameters): control(byte, parameters, &inputs)
        case .single:
            state = .ground
            add(EscapeSequences.single(byte), &inputs)
        case .text(let kind, let text): self.text(byte, kind, text, &inputs)
        case .textEscape(let kind, let text):
            state = .ground
            if byte == UInt8(ascii: "\\") {
                inputs += EscapeSequences.report(kind, text).map { [.report($0)] } ?? []
            } else {
                escaped(byte, &inputs)
            }
        case .letter(let bytes, let missing): letter(byte, bytes, missing, &inputs)
        }
    }

    private mutating func begin(_ byte: UInt8, _ inputs: inout [Input]) {
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x7E: add(.character(Character(Unicode.Scalar(byte))), &inputs)
        case 0xC2...0xDF: state = .letter([byte], missing: 1)
        case 0xE0...0xEF: state = .letter([byte], missing: 2)
        case 0xF0...0xF4: state = .letter([byte], missing: 3)
        default: add(EscapeSequences.control(byte), &inputs)
        }
    }

    private mutating func escaped(_ byte: UInt8, _ inputs: inout [Input]) {
        switch byte {
        case 0x1B:
            // The first of the two was the key.
            add(.escape, &inputs)
            state = .escape
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .text(byte, [])
        // A character with Alt, which has no meaning here.
        default: state = .ground
        }
    }

    private mutating func control(_ byte: UInt8, _ parameters: [UInt8], _ inputs: inout [Input]) {
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x3F: state = .control(parameters.count < Self.sequenceLimit ? parameters + [byte] : parameters)
        // The Linux console's function keys.
        case UInt8(ascii: "[") where parameters.isEmpty: state = .control([byte])
        case 0x40...0x7E:
            state = .ground
            finish(byte, parameters, &inputs)
        default: break
        }
    }

    private mutating func finish(_ byte: UInt8, _ parameters: [UInt8], _ inputs: inout [Input]) {
        switch EscapeSequences.meaning(byte, parameters) {
        case .key(let key): add(key, &inputs)
        case .report(let report): inputs.append(.report(report))
        case .pasteBegins: isPasting = true
        case .pasteEnds: isPasting = false
        case nil: break
        }
    }

    private mutating func text(_ byte: UInt8, _ kind: UInt8, _ text: [UInt8], _ inputs: inout [Input]) {
        switch byte {
        case 0x1B: state = .textEscape(kind, text)
        case 0x07:
            state = .ground
            inputs += EscapeSequences.report(kind, text).map { [.report($0)] } ?? []
        case 0x18, 0x1A: state = .ground
        default: state = .text(kind, text.count < Self.sequenceLimit ? text + [byte] : text)
        }
    }

    private mutating func letter(_ byte: UInt8, _ bytes: [UInt8], _ missing: Int, _ inputs: inout [Input]) {
        guard (0x80...0xBF).contains(byte) else {
            // The character is incomplete, and this byte starts something else.
            state = .ground
            return begin(byte, &inputs)
        }
        guard missing == 1 else {
            state = .letter(bytes + [byte], missing: missing - 1)
            return
        }
        state = .ground
        if let letter = String(validating: bytes + [byte], as: UTF8.self)?.first { add(.character(letter), &inputs) }
    }

    private mutating func add(_ key: TerminalKey?, _ inputs: inout [Input]) {
        if let key, !isPasting { inputs.append(.key(key)) }
    }
}
