/// The last part of a program's error output. With a damaged film, ffmpeg writes a lot.
package struct LastWords: Sendable {
    private static let most = 8192
    private static let kept = 4096

    private var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ new: some Sequence<UInt8>) {
        bytes.append(contentsOf: new)
        if bytes.count > Self.most { bytes.removeFirst(bytes.count - Self.kept) }
    }

    /// Whether `format_whitelist` refused the file.
    var tellsForbiddenFormat: Bool { text.contains("Format not on whitelist") }

    var lastLine: String? { text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(300)) } }

    private var text: String { String(decoding: bytes, as: UTF8.self) }
}
