import CastStreaming
import CastWire

/// The device while a mirroring application runs: it connects the senders, the application's core, its port and the
/// screen.
extension ReceiverDevice {
    mutating func startMirroring(_ session: ApplicationSession, at now: ContinuousClock.Instant) {
        guard let capabilities = session.record.mirroringCapabilities(decodable: decodable) else { return }
        mirroring = MirroringCore(
            capabilities: capabilities, launcher: session.launcher, startingAfter: lastMirroring, at: now)
    }

    /// The application has ended. Only its counts are kept, for a moment.
    mutating func stopMirroring(reason: String, at now: ContinuousClock.Instant) -> [DeviceAction] {
        guard var ended = mirroring else { return [] }
        mirroring = nil
        lastMirroring = ended.lastID
        return perform(ended.ended(reason: reason), at: now)
    }

    /// Handles a message to the mirroring application. Remoting is listed, as Open Screen's receiver lists it, but not
    /// supported.
    mutating func mirroringMessage(
        _ text: String, in namespace: Namespace, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        guard namespace == .streaming else { return [.log("a remoting message was passed over")] }
        if let waiting = waitForPage(text, from: sender, at: now) { return waiting }
        let actions = mirroring?.messageReceived(text, from: sender, at: now) ?? []
        return perform(actions, at: now)
    }

    // MARK: - Reports from the port

    package mutating func mirroringOpened(
        _ id: MirroringID, port: Int, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        guard mirroring != nil else { return [.mirroring(.close(id))] }
        let actions = mirroring?.opened(id, port: port) ?? []
        return perform(actions, at: now)
    }

    /// - Parameter reason: A sentence.
    package mutating func mirroringFailed(
        _ id: MirroringID, reason: String, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        let actions = mirroring?.failed(id, reason: reason, at: now) ?? []
        return perform(actions, at: now)
    }

    package mutating func mirroringSilent(_ id: MirroringID, at now: ContinuousClock.Instant) -> [DeviceAction] {
        let actions = mirroring?.silent(id) ?? []
        return perform(actions, at: now)
    }

    package mutating func mirroringMeasured(
        _ id: MirroringID, _ measurement: MirroringMeasurement, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        mirroring?.measured(id, measurement, at: now)
        return journal.measured(id, measurement).map { [.event(.mirroring($0))] } ?? []
    }

    // MARK: - Reports from the screen

    mutating func mirrored(_ id: MirroringID, _ counts: [MirroringCounts]) -> [DeviceAction] {
        journal.shown(id, counts)
        guard mirroring?.current == id else { return [] }
        return counts.filter { !$0.seen.isEmpty }.map { .mirroring(.played(id, stream: $0.stream, $0.seen)) }
    }

    mutating func keyFrameWanted(_ id: MirroringID, stream: Int) -> [DeviceAction] {
        guard mirroring?.current == id else { return [] }
        journal.keyFrameWanted(id)
        return [.mirroring(.requestKeyFrame(id, stream: stream))]
    }

    // MARK: - Actions

    mutating func perform(_ actions: [MirroringAction], at now: ContinuousClock.Instant) -> [DeviceAction] {
        actions.flatMap { perform($0, at: now) }
    }

    private mutating func perform(_ action: MirroringAction, at now: ContinuousClock.Instant) -> [DeviceAction] {
        switch action {
        case .reply(let text, let sender):
            guard let transport = platform.running?.transportID else { return [] }
            let answer = CastMessage(
                from: transport, to: sender.senderID, namespace: .streaming, payload: .string(text))
            return [.send(sender.connection, answer)]
        case .open(let id, let agreement, let connection):
            return [.mirroring(.open(id, agreement, for: connection))]
        case .close(let id): return [.mirroring(.close(id))]
        case .requestKeyFrame(let id, let stream): return [.mirroring(.requestKeyFrame(id, stream: stream))]
        case .show(let format, let sender):
            journal.begin(format)
            return [.player(.mirror(format)), .event(.mirroring(.started(format, from: sender)))]
        case .end(let id, let reason):
            let events = journal.end(id, reason: reason, at: now)
            return [.player(.endMirroring(id))] + events.map { .event(.mirroring($0)) }
        case .disconnect(let sender): return perform(platform.disconnectFromApplication(sender), at: now)
        case .endApplication(let reason):
            let stopped = stopMirroring(reason: reason, at: now)
            return [.log("the mirroring app ends: \(reason)")] + stopped + perform(platform.applicationEnded(), at: now)
        case .log(let text): return [.log(text)]
        }
    }
}

extension ReceiverPlatform {
    /// Closes the application's virtual connection to a sender, and sends it CLOSE.
    mutating func disconnectFromApplication(_ sender: SenderAddress) -> [PlatformAction] {
        guard let transport = running?.transportID, connections.disconnect(sender, from: transport) else { return [] }
        return [close(sender, from: transport, reason: .transportClosed)]
    }
}
