/// Why an output can't be written to.
package struct OutputFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// Nobody answers there.
        case unreachable
        /// The server is there, and does not take the stream.
        case refused
        /// Its certificate is none that this machine trusts.
        case untrusted
        /// It took the stream, and is gone, or takes nothing any more.
        case lost
        /// There is no room on the disk.
        case full
        /// The file can't be made, or is there already.
        case unwritable
        /// This machine's FFmpeg can't do it.
        case unsupported
    }

    package let kind: Kind
    /// What happened, to be put behind the output's name.
    package let description: String

    package init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
