/// What both ends agreed on by an offer and its answer. Both ends make it from these two.
///
/// It holds until a later offer is agreed on. A later offer that fails leaves it unchanged.
package struct StreamingAgreement: Hashable, Sendable {
    /// Audio first.
    package var streams: [StreamParameters]
    /// The receiver's port.
    package var udpPort: Int
    /// The DSCP value that both ends mark their datagrams with; nil for none.
    package var dscp: Int?

    package init(streams: [StreamParameters], udpPort: Int, dscp: Int?) {
        self.streams = streams
        self.udpPort = udpPort
        self.dscp = dscp
    }

    /// - Throws: The errors of `Answer.parameters(for:)`.
    package init(_ answer: Answer, to offer: Offer) throws(NegotiationError) {
        self.init(
            streams: try answer.parameters(for: offer), udpPort: answer.udpPort, dscp: answer.dscp(for: offer))
    }
}
