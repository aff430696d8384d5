/// What went wrong between a host and its upload process, as a sentence for the person.
package struct BroadcastError: Error, CustomStringConvertible {
    package enum Code: Hashable, Sendable {
        /// `marquee-broadcast` is not there.
        case programMissing
        /// It is there, but a library that it needs is not.
        case libraryMissing
        /// It ended, or could not be started.
        case programFailed
        /// The two programs are of different versions.
        case otherVersion
        /// It did not answer in time.
        case timedOut
        /// The socket could not be made or reached.
        case socketFailed
        /// The peer broke the rules.
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
