import CastWire

/// A move of playback by somebody else that this session is looking into.
@MainActor
final class SessionFollowing {
    let move: SessionMove
    /// The application session that moves.
    let application: ApplicationIdentity
    /// The session's id, which it keeps.
    let sessionID: String?
    var task: Task<Void, Never>?
    var destination: TransferDestination?
    /// The device, set once it has proved itself and runs the application session that was named.
    var arrival: Device?
    /// Whether the application is gone from the device that it moves from.
    var hasLeftSource = false

    init(move: SessionMove, application: ApplicationIdentity, sessionID: String?) {
        self.move = move
        self.application = application
        self.sessionID = sessionID
    }
}

/// What happens to a session whose application is gone if the application is not found at another device.
enum LeftSource: Equatable {
    case ends(CastError?)
    /// The session is also with the device, and goes on there.
    case goesOn
}

/// Following playback that somebody else moves to another device.
///
/// The device reports the move before it ends the application (see `SessionMove` for the protocol), but anybody may
/// have made it do so. The session therefore stays where it is until two conditions are met. First, the device that was
/// named, which discovery has to know by its id and address, has proved itself and runs the application session that
/// was named. Second, the application is really gone from the current device. If it is gone first, the session is
/// suspended until the other condition is decided. If that condition fails, the session ends as it would have ended
/// without a move.
extension CastSession {
    /// How long the application may stay at the source once its destination has been found.
    static let sourcePatience = Duration.seconds(10)

    func heard(_ move: SessionMove) {
        guard setup.followsMoves, !suspended, connectionState == .connected, transfer == nil, let application else {
            return
        }
        guard moveGate.told(move, by: device.deviceID, at: environment.time.now()) == .lookInto else { return }
        let following = SessionFollowing(move: move, application: application, sessionID: sessionID)
        followings.append(following)
        following.task = Task { await look(into: following) }
    }

    private func look(into following: SessionFollowing) async {
        do throws(CastError) {
            let device = try await deviceNamed(in: following.move)
            let target = SessionPlan.Target.resume(
                applicationID: following.application.applicationID,
                sessionID: following.move.destination.sessionID)
            let destination = TransferDestination(driver: try await open(target, to: device))
            following.destination = destination
            try await destination.start()
            following.arrival = destination.receiver.information.map(device.described) ?? device
        } catch {
            setup.logger.debug("A move that the device told of is not followed: \(error)")
            return drop(following)
        }
        if following.hasLeftSource { return goAfter(following) }
        try? await environment.time.sleep(environment.time.now() + Self.sourcePatience)
        drop(following)
    }

    /// Returns the device that the move names, with the address from discovery instead of the one in the message.
    private func deviceNamed(in move: SessionMove) async throws(CastError) -> Device {
        let id = Device.normalized(id: move.destination.deviceID)
        let found = await locate(deviceID: id, by: environment.time.now() + Self.searchPatience)
        guard !Task.isCancelled else { throw .startCancelled }
        guard let found, !found.networkAddresses.isEmpty else { throw .followingImpossible }
        // A session that was given an address may not know the id of its own device.
        let isHere = remoteAddress.map(found.networkAddresses.contains) ?? false
        guard !isHere || found.servicePort != device.servicePort else { throw .followingImpossible }
        return found
    }

    /// Handles that the session's application has ended or is no longer running here.
    ///
    /// - Parameter outcome: what happens to the session if no move was reported.
    /// - Returns: false if no move was reported.
    func applicationLeft(_ outcome: LeftSource) -> Bool {
        let moved = followings.filter { $0.application.sessionID == application?.sessionID }
        guard !moved.isEmpty else { return false }
        for following in moved { following.hasLeftSource = true }
        if let arrived = moved.last(where: { $0.arrival != nil }) {
            goAfter(arrived)
        } else {
            leftSource = outcome
            perform(lifecycle.suspend(.none, at: environment.time.now()))
        }
        return true
    }

    private func goAfter(_ following: SessionFollowing) {
        guard let destination = following.destination, let device = following.arrival,
            followings.contains(where: { $0 === following })
        else { return }
        followings.removeAll { $0 === following }
        abandonFollowing()
        let source = driver
        arrive(at: destination, device, as: following.sessionID) { source?.suspend() }
    }

    private func drop(_ following: SessionFollowing) {
        guard followings.contains(where: { $0 === following }) else { return }
        followings.removeAll { $0 === following }
        following.destination?.abandon()
        guard followings.isEmpty, let outcome = leftSource else { return }
        leftSource = nil
        switch outcome {
        case .ends(let error):
            perform(lifecycle.finish())
            finish(error)
        case .goesOn: perform(lifecycle.resume(at: environment.time.now()))
        }
    }

    /// Stops looking into moves, because the session takes another action at its current device.
    func abandonFollowing() {
        leftSource = nil
        let abandoned = followings
        followings = []
        for following in abandoned {
            following.task?.cancel()
            following.destination?.abandon()
        }
    }

    private func locate(deviceID: String, by deadline: ContinuousClock.Instant) async -> Device? {
        if let locator { return await locator.device(withID: deviceID, by: deadline) }
        return await environment.browser.device(withID: deviceID, by: deadline, time: environment.time)
    }
}
