extension Answer {
    /// Makes the receiver's choice: of audio and of video, the first codec in its own order that was offered within its
    /// limits.
    /// - Parameter udpPort: The port on which the receiver waits for the streams.
    /// - Throws: `.remotingNotSupported` for an offer of remoting; `.noStreamSelected` if the receiver can decode none
    ///   of the streams; `.malformedOffer` if the chosen streams have the same SSRC.
    package static func choose(
        from offer: Offer, capabilities: ReceiverCapabilities, udpPort: Int
    ) throws(NegotiationError) -> Answer {
        guard offer.mode == .mirroring else {
            throw NegotiationError(.remotingNotSupported, "this receiver does not do remoting")
        }
        let chosen = StreamKind.allCases.compactMap { choose($0, from: offer, capabilities) }
        guard !chosen.isEmpty else {
            throw NegotiationError(.noStreamSelected, "this receiver can decode none of the streams of the offer")
        }
        guard Set(chosen.map(\.identity.ssrc)).count == chosen.count else {
            throw NegotiationError(.malformedOffer, "the streams of the offer have one SSRC")
        }
        return Answer(
            udpPort: udpPort, selections: chosen.map { Selection($0, capabilities) },
            constraints: capabilities.constraints.flatMap { $0.isAcceptable ? $0 : nil },
            display: capabilities.display.flatMap { $0.isAcceptable ? $0 : nil },
            eventLogIndexes: capabilities.sendsEventLog ? chosen.filter(\.wantsEventLog).map(\.index) : [],
            dscpIndexes: capabilities.setsDSCP ? chosen.filter { $0.dscp != nil }.map(\.index) : [])
    }

    private static func choose(
        _ kind: StreamKind, from offer: Offer, _ capabilities: ReceiverCapabilities
    ) -> OfferedStream? {
        for codec in capabilities.codecs(kind) {
            if let stream = offer.streams.first(where: { $0.codec == codec && capabilities.takes($0) }) {
                return stream
            }
        }
        return nil
    }
}

extension Answer.Selection {
    fileprivate init(_ stream: OfferedStream, _ capabilities: ReceiverCapabilities) {
        let adapts = capabilities.adaptsPlayoutDelay && stream.extensions.contains(OfferedStream.adaptivePlayoutDelay)
        self.init(
            index: stream.index, receiverSSRC: stream.identity.ssrc &+ 1,
            extensions: adapts ? [OfferedStream.adaptivePlayoutDelay] : [])
    }
}
