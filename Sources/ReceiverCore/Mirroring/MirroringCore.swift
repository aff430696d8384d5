package import CastStreaming
import CastWire

/// A running mirroring application without its port and screen. It answers offers, and knows which mirroring runs.
///
/// It behaves as Open Screen's standalone receiver does (observed at commit 922e4f83). A malformed first offer is
/// answered with an error and ends the application. An offer of which nothing can be accepted is only answered with an
/// error. The application ends with the sender that it serves (`ServedSender`).
///
/// A later offer that fails leaves the mirroring as it is. One that succeeds replaces it, whoever makes it. Offers are
/// answered one by one, in the order in which they arrived. While too many wait, or too many came recently, further
/// ones are refused. If nothing arrives for 15 seconds, the application ends.
package struct MirroringCore: Sendable {
    /// How long the application stays without a mirroring.
    package static let idleLimit: Duration = .seconds(5 * 60)
    /// The number of offers that may wait while a port is being opened.
    static let waitingLimit = 8
    /// The number of offers accepted within `offerWindow`: each opens a port and restarts the screen.
    static let offerLimit = 20
    static let offerWindow: Duration = .seconds(10)

    private struct Ask: Sendable {
        let id: MirroringID
        let sender: SenderAddress
        let sequence: Int
        let offer: Offer
        let agreement: StreamingAgreement
    }

    private let capabilities: ReceiverCapabilities
    private let launcher: ConnectionID?
    private var running: ServedSender?
    /// The port of the first one is being opened.
    private var asks: [Ask] = []
    /// When the last offers were accepted, at most `offerLimit`.
    private var offered: [ContinuousClock.Instant] = []
    private var idleSince: ContinuousClock.Instant
    /// The number of the last mirroring.
    package private(set) var lastID: Int

    package init(
        capabilities: ReceiverCapabilities, launcher: ConnectionID?, startingAfter lastID: Int,
        at now: ContinuousClock.Instant
    ) {
        self.capabilities = capabilities
        self.launcher = launcher
        self.lastID = lastID
        idleSince = now
    }

    /// The mirroring that is shown.
    package var current: MirroringID? { running?.id }

    package var nextDeadline: ContinuousClock.Instant? {
        if let running { return running.deadline }
        return asks.isEmpty ? idleSince + Self.idleLimit : nil
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> [MirroringAction] {
        guard let deadline = nextDeadline, now >= deadline else { return [] }
        let gone = "The sender's connection is gone."
        return [.endApplication(reason: running == nil ? "No sender has mirrored anything for five minutes." : gone)]
    }

    // MARK: - Senders

    /// - Parameter text: A message in the namespace of offers and answers; nothing in it is trusted.
    package mutating func messageReceived(
        _ text: String, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [MirroringAction] {
        let message: CastStreamingMessage
        do {
            message = try CastStreamingMessage(text: text)
        } catch {
            return [.log("a message of Cast Streaming that can't be read was passed over: \(error)")]
        }
        switch message {
        case .offer(let sequence, let offer): return offerReceived(offer, sequence, from: sender, at: now)
        case .malformedOffer(let sequence, let error): return refuse(error, sequence, sender)
        case .getCapabilities(let sequence):
            return reply(.capabilitiesResponse(sequenceNumber: sequence, capabilities.outcome), to: sender)
        case .answer, .capabilitiesResponse, .unknown:
            return [.log("a message of Cast Streaming that asks nothing of a receiver was passed over")]
        }
    }

    private mutating func offerReceived(
        _ offer: Offer, _ sequence: Int, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [MirroringAction] {
        let agreement: StreamingAgreement
        do throws(NegotiationError) {
            // The port is set later.
            let answer = try Answer.choose(from: offer, capabilities: capabilities, udpPort: 0)
            agreement = try StreamingAgreement(answer, to: offer)
        } catch {
            return refuse(error, sequence, sender)
        }
        guard asks.count <= Self.waitingLimit else {
            return refuse(NegotiationError(.interrupted, "too many offers wait for an answer"), sequence, sender)
        }
        guard mayOffer(at: now) else {
            return refuse(NegotiationError(.interrupted, "too many offers came within seconds"), sequence, sender)
        }
        lastID += 1
        let ask = Ask(
            id: MirroringID(rawValue: lastID), sender: sender, sequence: sequence, offer: offer, agreement: agreement)
        asks.append(ask)
        return asks.count == 1 ? [Self.open(ask)] : []
    }

    private mutating func mayOffer(at now: ContinuousClock.Instant) -> Bool {
        offered.removeAll { now - $0 >= Self.offerWindow }
        guard offered.count < Self.offerLimit else { return false }
        offered.append(now)
        return true
    }

    private static func open(_ ask: Ask) -> MirroringAction {
        .open(ask.id, ask.agreement, for: ask.sender.connection)
    }

    private func refuse(
        _ error: NegotiationError, _ sequence: Int, _ sender: SenderAddress
    ) -> [MirroringAction] {
        var actions = reply(.answer(sequenceNumber: sequence, .error(error)), to: sender)
        actions.append(.log("an offer was refused: \(error.description)"))
        guard error.code == .malformedOffer, running == nil, asks.isEmpty else { return actions }
        return actions + [.endApplication(reason: "The sender's offer is malformed: \(error.description)")]
    }

    private func reply(_ message: CastStreamingMessage, to sender: SenderAddress) -> [MirroringAction] {
        do {
            return [.reply(try message.text(), to: sender)]
        } catch {
            return [.log("an answer could not be written: \(error)")]
        }
    }

    /// A sender has opened a virtual connection to the device or to the application. It may be the served sender on a
    /// new connection.
    package mutating func senderConnected(_ sender: SenderAddress) { running?.connected(sender) }

    /// A connection has closed. If nothing is mirrored yet, the application ends with the connection of the first
    /// offer, or the one that launched it.
    package mutating func connectionClosed(
        _ connection: ConnectionID, at now: ContinuousClock.Instant
    ) -> [MirroringAction] {
        let opening = asks.first
        running?.connectionClosed(connection, at: now)
        if running == nil, (opening?.sender.connection ?? launcher) == connection {
            return [.endApplication(reason: "The sender's connection is gone.")]
        }
        asks.removeAll { $0.sender.connection == connection }
        guard let opening, opening.sender.connection == connection else { return [] }
        return [.close(opening.id)] + openNext()
    }

    // MARK: - The port

    /// The port of a mirroring is open, so the offer can be answered.
    package mutating func opened(_ id: MirroringID, port: Int) -> [MirroringAction] {
        guard let ask = asks.first, ask.id == id else { return [.close(id)] }
        asks.removeFirst()
        let answer: Answer
        do throws(NegotiationError) {
            answer = try Answer.choose(from: ask.offer, capabilities: capabilities, udpPort: port)
        } catch {
            return [.close(id)] + refuse(error, ask.sequence, ask.sender) + openNext()
        }
        var actions: [MirroringAction] = []
        if let replaced = running {
            actions += [.close(replaced.id), .end(replaced.id, reason: "Another offer took its place.")]
            if replaced.address != ask.sender { actions.append(.disconnect(replaced.address)) }
        }
        running = ServedSender(id: id, address: ask.sender)
        actions.append(.show(MirroringFormat(id: id, parameters: ask.agreement.streams), from: ask.sender))
        return actions + reply(.answer(sequenceNumber: ask.sequence, .ok(answer)), to: ask.sender) + openNext()
    }

    /// No port could be opened for a mirroring. The one before goes on.
    package mutating func failed(
        _ id: MirroringID, reason: String, at now: ContinuousClock.Instant
    ) -> [MirroringAction] {
        if let running, running.id == id { return [.endApplication(reason: reason)] }
        guard let ask = asks.first, ask.id == id else { return [] }
        asks.removeFirst()
        if running == nil, asks.isEmpty { idleSince = now }
        let error = NegotiationError(.socketFailure, "this receiver can't open a port for the streams")
        return [.log(reason)] + refuse(error, ask.sequence, ask.sender) + openNext()
    }

    private func openNext() -> [MirroringAction] { asks.first.map { [Self.open($0)] } ?? [] }

    /// What has arrived at its port so far.
    package mutating func measured(
        _ id: MirroringID, _ measurement: MirroringMeasurement, at now: ContinuousClock.Instant
    ) {
        guard running?.id == id, let streams = measurement.network?.streams else { return }
        running?.heard(streams.reduce(0) { $0 + $1.packets + $1.feedback }, at: now)
    }

    /// Nothing has arrived from the sender for 15 seconds, the limit of Cast Streaming (Open Screen,
    /// cast/protocol/streaming_session_protocol.md).
    package mutating func silent(_ id: MirroringID) -> [MirroringAction] {
        guard running?.id == id else { return [] }
        return [.endApplication(reason: "Nothing came from the sender for 15 seconds.")]
    }

    // MARK: - The end

    /// The application has ended: returns what is to be closed.
    package mutating func ended(reason: String) -> [MirroringAction] {
        var actions: [MirroringAction] = asks.first.map { [.close($0.id)] } ?? []
        asks = []
        if let running {
            actions += [.close(running.id), .end(running.id, reason: reason)]
            self.running = nil
        }
        return actions
    }
}
