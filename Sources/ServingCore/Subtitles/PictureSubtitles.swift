/// Files of subtitles that are pictures of text: PGS of Blu-rays, VobSub of DVDs.
package enum PictureSubtitles {
    /// Whether a file that begins like this is one.
    package static func begin(_ head: [UInt8]) -> Bool {
        // Each part of a PGS file has "PG", two times and its kind.
        if head.starts(with: "PG".utf8), head.count > 10, [0x14, 0x15, 0x16, 0x17, 0x80].contains(head[10]) {
            return true
        }
        // An MPEG program stream's pack (ISO 13818-1, 2.5.3.4), and the list beside it.
        return head.starts(with: [0, 0, 1, 0xBA]) || head.starts(with: "# VobSub".utf8)
    }
}
