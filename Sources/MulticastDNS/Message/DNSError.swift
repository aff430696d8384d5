/// Why a DNS message, a name or a service description could not be read or made.
///
/// Messages come from anyone on the link, so an error is the normal fate of a broken one: the receiver of a datagram
/// drops it (RFC 6762, 18) and goes on. Nothing is kept of a message that threw.
package struct DNSError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, open for later codes.
    package struct Code: Hashable, Sendable {
        private let name: String

        /// The message ends inside a field.
        package static let truncated = Code(name: "truncated")
        /// More bytes or more records than a message on the link may have.
        package static let tooLarge = Code(name: "tooLarge")
        /// A label or a name of a forbidden length, or a compression pointer that does not point backwards.
        package static let badName = Code(name: "badName")
        /// The data of a record does not have the form of its type.
        package static let badData = Code(name: "badData")
        /// A service description of our own that can't be announced.
        package static let badService = Code(name: "badService")
    }

    package let code: Code
    /// One sentence that says what happened and, for our own mistakes, what to do.
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
