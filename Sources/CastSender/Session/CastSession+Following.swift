import CastWire

/// One move by somebody else, while this session looks into it.
@MainActor
final class SessionFollowing {
    let move: SessionMove
    /// What moves.
    let application: ApplicationIdentity
    /// What the session is called, which it keeps.
    let sessionID: String?
    var task: Task<Void, Never>?
    var destination: TransferDestination?
    /// Set once the device has proven itself, and the application session that was named runs there.
    var arrival: Device?
    /// The application has gone from the device that it is said to move from.
    var hasLeftSource = false

    init(move: SessionMove, application: ApplicationIdentity, sessionID: String?) {
        self.move = move
        self.application = application
        self.sessionID = sessionID
    }
}

/// What would have come of a session whose application has gone, where that is looked for elsewhere first.
enum LeftSource: Equatable {
    case ends(CastError?)
    /// It is one with the device too, and goes on there.
    case goesOn
}

/// Somebody else moves what plays: this session goes after it.
///
/// The device says so before it ends the application (see `SessionMove` for the wire), but anybody may have made it say
/// so. The session stays where it is until two things are true: the device that was named, which discovery has to know
/// by its id and address, has proven itself and runs the application session that was named; and the application has
/// really gone from here. Where it goes first, the session is suspended until the rest is known, and ends as it would
/// have without a move where that does not come true.
extension CastSession {
    /// How long the application may go on at the source once its destination has been found.
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

    /// Its address is the one that discovery has, whatever the message says.
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

    /// The application that the session is with has ended, or runs here no more.
    ///
    /// - Parameter outcome: what would come of the session if nobody had said that it would move.
    /// - Returns: false where nobody has.
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

    /// What the session does next it does where it is.
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
