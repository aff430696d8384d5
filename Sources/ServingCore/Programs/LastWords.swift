/// The end of what a program wrote to its error output; a damaged film makes ffmpeg say a great deal.
package struct LastWords: Sendable {
    private static let most = 8192
    private static let kept = 4096

    private var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ new: some Sequence<UInt8>) {
        bytes.append(contentsOf: new)
        if bytes.count > Self.most { bytes.removeFirst(bytes.count - Self.kept) }
    }

    /// Whether the file was refused by `format_whitelist`.
    var tellsForbiddenFormat: Bool { text.contains("Format not on whitelist") }

    var lastLine: String? { text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(300)) } }

    private var text: String { String(decoding: bytes, as: UTF8.self) }
}
