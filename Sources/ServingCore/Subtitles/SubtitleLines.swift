enum SubtitleLines {
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Splits a text at Unix, DOS and old Mac line ends; form feeds and U+2028 end no line. Of more lines than
    /// ``SubtitleLimits/lines``, the first are returned.
    static func split(_ text: String) -> [Substring] {
        var text = text
        text.makeContiguousUTF8()
        let bytes = text.utf8
        var lines: [Substring] = []
        let mark = text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0
        var start = bytes.index(bytes.startIndex, offsetBy: mark)
        // By bytes: iterating over characters takes about a hundred times longer, and a file may be all line ends.
        while lines.count < SubtitleLimits.lines {
            guard let end = bytes[start...].firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }) else {
                lines.append(text[start...])
                break
            }
            lines.append(text[start..<end])
            start = bytes.index(after: end)
            if bytes[end] == carriageReturn, start < bytes.endIndex, bytes[start] == lineFeed {
                start = bytes.index(after: start)
            }
        }
        return lines
    }
}
