/// What two ends agreed on by an offer and its answer: both ends make it of the same two.
///
/// It holds until a later offer is agreed on; one that fails leaves it as it is.
package struct StreamingAgreement: Hashable, Sendable {
    /// Sound first.
    package var streams: [StreamParameters]
    /// Of the receiver.
    package var udpPort: Int
    /// What both ends mark their datagrams with; nil for nothing.
    package var dscp: Int?

    package init(streams: [StreamParameters], udpPort: Int, dscp: Int?) {
        self.streams = streams
        self.udpPort = udpPort
        self.dscp = dscp
    }

    /// - Throws: As `Answer.parameters(for:)`.
    package init(_ answer: Answer, to offer: Offer) throws(NegotiationError) {
        self.init(
            streams: try answer.parameters(for: offer), udpPort: answer.udpPort, dscp: answer.dscp(for: offer))
    }
}
