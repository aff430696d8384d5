package import CastStreaming

/// The exchange of offers with a receiver: one offer after the other, and the receiver's answer to each.
///
/// An answer counts only for the offer with its number, and for four seconds. A later answer, or one to another offer,
/// is ignored. After an answer of any kind the next offer may be sent.
struct Negotiation: Equatable, Sendable {
    struct Agreed: Equatable {
        let streams: [StreamParameters]
        let udpPort: Int
        let configuration: RemoteDisplayConfiguration
    }

    enum Outcome: Equatable {
        case accepted(Agreed)
        case rejected(RemoteDisplayConfiguration, NegotiationError)
        /// No answer to the current offer.
        case ignored
    }

    private struct Pending: Equatable {
        let number: Int
        let offer: Offer
        let configuration: RemoteDisplayConfiguration
        let until: ContinuousClock.Instant
    }

    private var pending: Pending?

    init() {}

    var isUnderWay: Bool { pending != nil }
    var nextDeadline: ContinuousClock.Instant? { pending?.until }

    /// Starts an offer. Returns the text to send.
    mutating func begin(
        _ offer: Offer, number: Int, of configuration: RemoteDisplayConfiguration, at now: ContinuousClock.Instant
    ) throws(OfferFault) -> String {
        guard pending == nil else { throw .offerUnderWay }
        do {
            let text = try CastStreamingMessage.offer(sequenceNumber: number, offer).text()
            pending = Pending(
                number: number, offer: offer, configuration: configuration,
                until: now + StreamingLimits.answerTimeout)
            return text
        } catch {
            throw .configuration("it can't be written (\(error))")
        }
    }

    /// Cancels the current offer: it could not be sent, or its channel is gone, so that nobody answers it any more.
    ///
    /// Returns its configuration.
    mutating func cancel() -> RemoteDisplayConfiguration? {
        defer { pending = nil }
        return pending?.configuration
    }

    mutating func received(_ text: String) -> Outcome {
        guard let pending, case .answer(pending.number, let outcome)? = try? CastStreamingMessage(text: text) else {
            return .ignored
        }
        self.pending = nil
        do throws(NegotiationError) {
            switch outcome {
            case .error(let error): throw error
            case .ok(let answer):
                let streams = try answer.parameters(for: pending.offer)
                return .accepted(
                    Agreed(streams: streams, udpPort: answer.udpPort, configuration: pending.configuration))
            }
        } catch {
            return .rejected(pending.configuration, error)
        }
    }

    mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Outcome {
        guard let pending, pending.until <= now else { return .ignored }
        self.pending = nil
        return .rejected(pending.configuration, NegotiationError(.answerTimeout, "no answer"))
    }
}
