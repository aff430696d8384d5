/// Why a negotiation did not lead to streams: the `error` of an answer, or a fault that one end finds in a message of
/// the other.
package struct NegotiationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The codes that Open Screen puts on the wire. Other codes are legal.
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The offer can't be read. The receiver says so and ends the application.
        package static let malformedOffer = Code(rawValue: 10_092)
        /// A newer offer replaced this one.
        package static let interrupted = Code(rawValue: 10_101)
        /// The receiver can't open its port.
        package static let socketFailure = Code(rawValue: 10_104)
        /// The offer or the request is about remoting, which the receiver does not support.
        package static let remotingNotSupported = Code(rawValue: 10_106)
        /// The receiver can decode none of the offered streams. The application goes on.
        package static let noStreamSelected = Code(rawValue: 10_107)
        /// The receiver has no screen that is on. This code is our own.
        package static let screenMissing = Code(rawValue: 10_200)
        /// The receiver did not answer for four seconds.
        package static let answerTimeout = Code(rawValue: 10_108)
        /// The answer can't be read, or does not fit the offer.
        package static let invalidAnswer = Code(rawValue: 10_109)
    }

    package var code: Code
    package var description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
