/// Splits Chromium's output on its debugging pipe into messages.
///
///     {"id":1,"result":{…}} 00 {"method":"…","params":{…}} 00 …
///
/// Each message is JSON and ends with a zero byte, which JSON text never contains. Chromium reads untrusted media, so
/// the size of a message is limited. The largest message is a screenshot.
struct DevToolsFraming: Sendable {
    /// The largest message in bytes. A 4K image in base64 is smaller.
    static let limit = 64 * 1024 * 1024

    /// A message exceeds the limit. The connection can't be used any more.
    struct TooLong: Error, Equatable {}

    private var rest: [UInt8] = []
    private let limit: Int

    init(limit: Int = DevToolsFraming.limit) { self.limit = limit }

    /// Returns the messages that `bytes` complete, in order. The rest is kept for the next call.
    mutating func messages(adding bytes: some Collection<UInt8>) throws(TooLong) -> [[UInt8]] {
        let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
        var whole: [[UInt8]] = []
        for (index, part) in parts.enumerated() {
            guard rest.count + part.count <= limit else { throw TooLong() }
            rest.append(contentsOf: part)
            if index < parts.count - 1 {
                if !rest.isEmpty { whole.append(rest) }
                rest = []
            }
        }
        return whole
    }
}
