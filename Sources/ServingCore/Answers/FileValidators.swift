/// Identifies one state of a file: an entity tag and the time of the last change (RFC 9110, section 8.8).
///
/// The tag is strong: it consists of the inode, the length and the change time in nanoseconds. If a file is replaced or
/// rewritten between two requests, a client never joins parts of both.
package struct FileValidators: Equatable, Sendable {
    package let inode: UInt64
    package let size: Int64
    package let entityTag: String
    package let lastModified: String
    let modifiedSeconds: Int64

    package init(inode: UInt64, size: Int64, modifiedSeconds: Int64, nanoseconds: Int64) {
        self.inode = inode
        self.size = size
        self.modifiedSeconds = modifiedSeconds
        let parts = [inode] + [size, modifiedSeconds, nanoseconds].map { UInt64(bitPattern: $0) }
        entityTag = "\"" + parts.map { String($0, radix: 16) }.joined(separator: "-") + "\""
        lastModified = HTTPDate.text(modifiedSeconds)
    }

    /// The same file with another length.
    package func grown(to size: Int64) -> FileValidators {
        FileValidators(inode: inode, size: size, modifiedSeconds: modifiedSeconds, nanoseconds: 0)
    }

    /// Whether the client's copy is current (If-None-Match, else If-Modified-Since).
    package func isCurrent(ifNoneMatch: String?, ifModifiedSince: String?) -> Bool {
        if let ifNoneMatch {
            return ifNoneMatch.split(separator: ",").contains { candidate in
                let tag = candidate.filter { $0 != " " }
                return tag == "*" || tag == entityTag || tag == "W/" + entityTag
            }
        }
        guard let ifModifiedSince, let seconds = HTTPDate.seconds(ifModifiedSince) else { return false }
        return modifiedSeconds <= seconds
    }

    /// Whether a Range may get a partial answer. With a weak tag or another date in If-Range, the whole file is sent.
    package func allowsPart(ifRange: String?) -> Bool {
        guard let ifRange else { return true }
        return ifRange == entityTag || ifRange == lastModified
    }
}
