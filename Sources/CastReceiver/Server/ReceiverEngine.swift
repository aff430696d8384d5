package import CastTransport
package import CastWire
package import Logging
import MulticastDNS
package import NIOCore

/// The one isolation of a running device: it holds the device's core, passes events to it, carries out its actions, and
/// wakes it at its deadlines. It never waits for a peer: a sender that does not read what it is sent is closed.
///
/// It runs on the event loop of its connections, so that a message is read, decided on and answered without a change of
/// threads. A change would take half of the round-trip time.
package actor ReceiverEngine {
    /// The device's outputs besides the connections.
    package struct Outlets: Sendable {
        let player: @Sendable (PlayerCommand) -> Void
        let announce: @Sendable (String?) -> Void
        let event: @Sendable (DeviceEvent) -> Void
        let memberVolume: @Sendable (GroupMembers.Wish) -> Void
        let show: @Sendable (MirroredFrame) -> Void
        /// From a group's device to its members; nil if the device is not a group.
        let leaderNews: (@Sendable (LeaderNews) -> Void)?
        /// From a member's device to its group.
        let memberNews: @Sendable (MemberNews) -> Void
        let responder: DeviceAuthenticationResponder

        package init(
            player: @escaping @Sendable (PlayerCommand) -> Void, announce: @escaping @Sendable (String?) -> Void,
            event: @escaping @Sendable (DeviceEvent) -> Void,
            memberVolume: @escaping @Sendable (GroupMembers.Wish) -> Void = { _ in },
            show: @escaping @Sendable (MirroredFrame) -> Void = { _ in },
            leaderNews: (@Sendable (LeaderNews) -> Void)? = nil,
            memberNews: @escaping @Sendable (MemberNews) -> Void = { _ in },
            responder: DeviceAuthenticationResponder
        ) {
            self.player = player
            self.announce = announce
            self.event = event
            self.memberVolume = memberVolume
            self.show = show
            self.leaderNews = leaderNews
            self.memberNews = memberNews
            self.responder = responder
        }
    }

    let loop: any EventLoop
    private let executor: any SerialExecutor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private var device: ReceiverDevice
    let outlets: Outlets
    let logger: Logger
    /// For the ports of mirrorings.
    let impairment: Impairment?
    private(set) var connections: [ConnectionID: CastConnection] = [:]
    var ports: [MirroringID: MirroringPort] = [:]
    var openingPorts: Set<MirroringID> = []
    private var challenges = ChallengeQueue()
    private var wireLog: WireLog
    private(set) var isClosed = false
    /// Whether the group's members were told of playback that has not ended.
    private var isLeading = false
    private var alarm: (deadline: ContinuousClock.Instant, task: Task<Void, Never>)?

    package init(
        device: ReceiverDevice, outlets: Outlets, loop: any EventLoop, impairment: Impairment? = nil, logger: Logger
    ) {
        self.loop = loop
        self.impairment = impairment
        executor = loop.executor
        self.device = device
        self.outlets = outlets
        self.logger = logger
        wireLog = WireLog(logger: logger)
    }

    /// Serves one connection until it ends. The connection must be on this engine's event loop.
    package func serve(_ connection: CastConnection) async {
        guard !isClosed else { return connection.close() }
        let id = ConnectionID(rawValue: connection.id)
        connections[id] = connection
        device.connectionOpened(id, isLoopback: Self.isHere(connection.remoteAddress, at: connection.localAddress))
        await withCheckedContinuation { continuation in
            connection.onMessages { message in
                self.assumeIsolated { $0.received(message, on: id) }
            } ended: {
                continuation.resume()
            }
        }
        connections[id] = nil
        challenges.connectionClosed(id)
        perform(device.connectionClosed(id, at: .now))
    }

    /// Whether the peer of a connection runs on this machine: its address is one of this machine's, loopback or not.
    static func isHere(_ remote: String, at local: String) -> Bool {
        remote == local && !remote.isEmpty || IPAddress(literal: remote).map(OwnAddresses.isCertainlyHere) ?? false
    }

    private func received(_ message: CastMessage, on id: ConnectionID) {
        wireLog.received(message, on: id)
        let actions = device.messageReceived(message, on: id, at: .now)
        // A sender is charged for the messages that its request causes to others.
        let sent = actions.reduce(into: (messages: 0, bytes: 0)) { sum, action in
            guard case .send(let other, let message) = action else { return }
            sum.messages += other == id ? 0 : 1
            sum.bytes += message.approximateLength
        }
        connections[id]?.charge(messagesToOthers: sent.messages, bytes: sent.bytes)
        perform(actions)
    }

    func departure() -> ReceiverDevice.Departure? { device.departure(at: .now) }

    func arrive(_ departure: ReceiverDevice.Departure) -> String? {
        let (sessionID, actions) = device.arrive(departure, at: .now)
        perform(actions)
        return sessionID
    }

    func departed(_ departure: ReceiverDevice.Departure, to destination: SessionMove.Destination) {
        perform(device.departed(departure, to: destination, at: .now))
    }

    /// Handles an event from within the process: from the device's group or its members.
    func handle(_ event: @Sendable (inout ReceiverDevice, ContinuousClock.Instant) -> [DeviceAction]) {
        perform(event(&device, .now))
    }

    func read<Value: Sendable>(_ value: @Sendable (ReceiverDevice) -> Value) -> Value { value(device) }

    /// Handles the screen's events on this engine's own thread, without another thread in between.
    func follow(_ screen: AsyncStream<PlayerEvent>) async {
        for await event in screen { screenReported(event) }
    }

    package func screenReported(_ event: PlayerEvent) {
        // This comes first, so that the group knows the position before orders result from it.
        if let tell = outlets.leaderNews, case .playback(let report) = event { tell(.reported(report)) }
        perform(device.screenReported(event, at: .now))
    }

    /// Closes all connections, also those that come later.
    func closeAll() {
        isClosed = true
        alarm?.task.cancel()
        alarm = nil
        closePorts()
        for connection in connections.values { connection.close() }
    }

    private func perform(_ actions: [DeviceAction]) {
        for action in actions { perform(action) }
        tellOfEnd()
        setAlarm()
    }

    private func perform(_ action: DeviceAction) {
        switch action {
        case .send(let id, let message): send(message, on: id)
        case .answerChallenge(let id, let message): answer(.init(connection: id, message: message))
        case .charge(let id, let bytes, let messages):
            connections[id]?.charge(messagesToOthers: messages, bytes: bytes)
        case .player(let command): show(command)
        case .announce(let text): outlets.announce(text)
        case .memberVolume(let wish): outlets.memberVolume(wish)
        case .mirroring(let action): perform(action)
        case .groupNews(let news): outlets.memberNews(news)
        case .event(let event): outlets.event(event)
        case .log(let text): wireLog.note(text)
        }
    }

    private func show(_ command: PlayerCommand) {
        outlets.player(command)
        guard let tell = outlets.leaderNews, let cast = device.groupCast else { return }
        isLeading = true
        tell(.told(command, cast))
    }

    private func tellOfEnd() {
        guard isLeading, device.groupCast == nil else { return }
        isLeading = false
        outlets.leaderNews?(.over)
    }

    private func send(_ message: CastMessage, on id: ConnectionID) {
        guard let connection = connections[id] else { return }
        do {
            try connection.send(message)
            wireLog.sent(message, on: id)
        } catch where error.code == .sendBufferFull {
            wireLog.note("a sender that takes nothing is closed", on: id, level: .info)
            connection.close()
        } catch {
            wireLog.note("not sent: \(error)", on: id)
        }
    }

    private func answer(_ challenge: ChallengeQueue.Challenge) {
        switch challenges.arrived(challenge) {
        case .begin:
            connections[challenge.connection]?.charge(points: ChallengeQueue.points)
            sign(challenge)
        case .wait: connections[challenge.connection]?.charge(points: ChallengeQueue.points)
        case .refused:
            wireLog.note(
                "a challenge was dropped: one of this sender is being answered", on: challenge.connection)
        }
    }

    /// Signs on another thread. It takes a millisecond, in which other senders are served.
    private func sign(_ challenge: ChallengeQueue.Challenge) {
        let id = challenge.connection
        guard let connection = connections[id], case .binary(let payload) = challenge.message.payload else {
            return signed(nil, challenge)
        }
        let responder = outlets.responder
        Task.detached {
            let answer = responder.answer(to: payload, tlsCertificate: connection.ownCertificate)
            await self.signed(answer, challenge)
        }
    }

    private func signed(_ answer: [UInt8]?, _ challenge: ChallengeQueue.Challenge) {
        if let answer {
            let asked = challenge.message
            let message = CastMessage(
                from: asked.destinationID.isEmpty ? EndpointID.platformReceiver : asked.destinationID,
                to: asked.sourceID, namespace: .deviceAuthentication, payload: .binary(answer))
            connections[challenge.connection]?.charge(messagesToOthers: 0, bytes: message.approximateLength)
            send(message, on: challenge.connection)
        }
        if let next = challenges.finished(challenge.connection) { sign(next) }
    }

    // MARK: - Time

    private func setAlarm() {
        let deadline = device.nextDeadline
        guard deadline != alarm?.deadline else { return }
        alarm?.task.cancel()
        alarm = deadline.map { deadline in
            (deadline, Task { [weak self] in
                guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
                await self?.deadlinePassed()
            })
        }
    }

    private func deadlinePassed() {
        alarm = nil
        perform(device.deadlinePassed(at: .now))
    }
}
