/// The reason why a DNS message, a name or a service description could not be read or created.
///
/// Any host on the link can send messages, so errors are normal: the receiver drops the datagram (RFC 6762, 18) and
/// continues. Nothing of a failed message is kept.
struct DNSError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error. More codes may be added.
    struct Code: Hashable, Sendable {
        private let name: String

        /// The message ends inside a field.
        static let truncated = Code(name: "truncated")
        /// A message with more bytes or records than are allowed on the link.
        static let tooLarge = Code(name: "tooLarge")
        /// A label or a name with an invalid length, or a compression pointer that does not point backward.
        static let badName = Code(name: "badName")
        /// The data of a record does not have the form of its type.
        static let badData = Code(name: "badData")
        /// Our own service description can't be announced.
        static let badService = Code(name: "badService")
    }

    let code: Code
    /// One sentence with the cause and, for our own mistakes, the remedy.
    let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
