/// An error between a host and its upload process, with a sentence for people.
package struct BroadcastError: Error, CustomStringConvertible {
    package enum Code: Hashable, Sendable {
        /// `marquee-broadcast` is not installed.
        case programMissing
        /// A library that it needs is missing.
        case libraryMissing
        /// It ended, or could not be started.
        case programFailed
        /// The two programs have different versions.
        case otherVersion
        /// It did not answer in time.
        case timedOut
        /// The socket could not be made or reached.
        case socketFailed
        /// The peer violated the protocol.
        case badMessage
    }

    package var code: Code
    package var description: String
    package var underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
