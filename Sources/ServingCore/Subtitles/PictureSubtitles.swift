/// Detects subtitle files with pictures of text: PGS of Blu-rays, VobSub of DVDs.
package enum PictureSubtitles {
    /// Whether a file with this beginning is one.
    package static func begin(_ head: [UInt8]) -> Bool {
        // Each part of a PGS file has "PG", two times and its kind.
        if head.starts(with: "PG".utf8), head.count > 10, [0x14, 0x15, 0x16, 0x17, 0x80].contains(head[10]) {
            return true
        }
        // A pack of an MPEG program stream (ISO 13818-1, 2.5.3.4), and VobSub's index file.
        return head.starts(with: [0, 0, 1, 0xBA]) || head.starts(with: "# VobSub".utf8)
    }
}
