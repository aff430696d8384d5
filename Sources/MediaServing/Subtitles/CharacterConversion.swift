import PlatformC

/// Converts text with iconv of the C library, which may know fewer character sets than another machine's.
enum CharacterConversion {
    /// Invalid bytes that are replaced: one for this many others.
    private static let leastGood = 50

    /// The text of all bytes. A letter that is cut off at the end is left out.
    ///
    /// - Parameter charset: A name as iconv knows it.
    /// - Returns: Nil if iconv does not know the set, or if more than a few bytes are invalid in it.
    static func text(_ bytes: [UInt8], _ charset: String) -> String? {
        guard let converter = iconv_open("UTF-8", charset), converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        // No letter of these sets needs more than twice its bytes, plus four for the last.
        var output = [CChar](repeating: 0, count: 3 * bytes.count + 16)
        let (capacity, high) = (output.count, bytes.count(where: { $0 >= 0x80 }))
        var (bad, left, room) = (0, input.count, capacity)
        let isDone = input.withUnsafeMutableBufferPointer { from in
            output.withUnsafeMutableBufferPointer { to in
                var (source, target) = (from.baseAddress, to.baseAddress)
                while left > 0 {
                    guard iconv(converter, &source, &left, &target, &room) == -1 else { break }
                    // What is left is the beginning of a letter.
                    if errno == EINVAL { break }
                    guard errno == EILSEQ, left > 0, room > 3 else { return false }
                    bad += 1
                    guard bad * leastGood <= high else { return false }
                    for byte in "\u{FFFD}".utf8 {
                        target?.pointee = CChar(bitPattern: byte)
                        target = target?.advanced(by: 1)
                        room -= 1
                    }
                    source = source?.advanced(by: 1)
                    left -= 1
                }
                return true
            }
        }
        guard isDone else { return nil }
        return String(decoding: output.prefix(capacity - room).lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
