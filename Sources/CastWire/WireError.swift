/// A fault in bytes that a peer sent, or in a message that was to be sent.
package struct WireError: Error, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The body of a frame is longer than 65,536 bytes.
        package static let frameTooLong = Code(rawValue: "frameTooLong")
        /// A frame announces an empty body.
        package static let emptyFrame = Code(rawValue: "emptyFrame")
        /// A body is not a CastMessage.
        package static let malformedMessage = Code(rawValue: "malformedMessage")
        /// A payload is not the JSON object that its namespace requires.
        package static let malformedPayload = Code(rawValue: "malformedPayload")
    }

    package let code: Code
    package let description: String
    package let underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
