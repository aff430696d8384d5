/// Why an output can't be written to.
package struct OutputFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// Nobody answers at the address.
        case unreachable
        /// The server is there, but does not accept the stream.
        case refused
        /// This machine does not trust the server's certificate.
        case untrusted
        /// The server accepted the stream, and then was lost or accepts nothing any more.
        case lost
        /// There is no room on the disk.
        case full
        /// The file can't be made, or it exists already.
        case unwritable
        /// This machine's FFmpeg can't do it.
        case unsupported
    }

    package let kind: Kind
    /// A description of the failure, to be written after the output's name.
    package let description: String

    package init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
