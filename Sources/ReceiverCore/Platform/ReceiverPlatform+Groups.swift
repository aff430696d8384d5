package import CastWire

/// The multizone namespace: a group reports its members and sets their volumes, and a member reports its groups.
///
/// GET_STATUS, MULTIZONE_STATUS, DEVICE_ADDED, DEVICE_UPDATED, DEVICE_REMOVED and GET_CASTING_GROUPS are known from
/// senders (PyChromecast, controllers/multizone.py). No recording has SET_VOLUME in this namespace or the contents of
/// CASTING_GROUPS, so their forms are our own: SET_VOLUME has `deviceId` and `volume`, and is answered with
/// MULTIZONE_STATUS.
extension ReceiverPlatform {
    package var isGroup: Bool { members != nil }

    /// This device as a group lists it. The id has hyphens, because senders were seen to compare it in that form.
    package var asMember: MultizoneDevice {
        MultizoneDevice(
            deviceID: profile.hyphenatedID, name: profile.friendlyName, capabilities: profile.capabilities,
            volume: volume)
    }

    // MARK: - What a group learns

    package mutating func memberCame(_ device: MultizoneDevice) -> [PlatformAction] {
        told(members?.came(device) ?? .unknown) + groupVolumeChanged()
    }

    package mutating func memberLeft(_ deviceID: String) -> [PlatformAction] {
        guard let device = members?.left(deviceID) else { return [] }
        return multizoneBroadcast(.deviceRemoved(deviceID: device.deviceID)) + groupVolumeChanged()
    }

    /// A member reports its volume: the volume was changed there, or it confirms the volume that the group set.
    package mutating func memberReported(_ change: VolumeChange, by deviceID: String) -> [PlatformAction] {
        told(members?.reported(change, by: deviceID) ?? .unknown) + groupVolumeChanged()
    }

    mutating func setGroupVolume(_ change: VolumeChange) -> [PlatformAction] {
        let wishes = members?.set(change) ?? []
        let devices = members?.devices ?? []
        let updates = wishes.flatMap { wish -> [PlatformAction] in
            let device = devices.first { $0.deviceID.filter { $0 != "-" } == wish.deviceID }
            return [.memberVolume(wish)] + (device.map { multizoneBroadcast(.deviceUpdated($0)) } ?? [])
        }
        return updates + groupVolumeChanged()
    }

    private func told(_ outcome: GroupMembers.Outcome) -> [PlatformAction] {
        switch outcome {
        case .added(let device): multizoneBroadcast(.deviceAdded(device))
        case .updated(let device): multizoneBroadcast(.deviceUpdated(device))
        case .unchanged, .unknown, .refused: []
        }
    }

    private mutating func groupVolumeChanged() -> [PlatformAction] {
        guard let changed = members?.volume, changed != volume else { return [] }
        volume = changed
        statusChanged()
        return [.volumeChanged(changed)] + statusBroadcast()
    }

    private func multizoneBroadcast(_ message: MultizoneMessage) -> [PlatformAction] {
        connections.audience(of: EndpointID.platformReceiver).map {
            reply(message, requestID: 0, .multizone, to: $0)
        }
    }

    // MARK: - What senders ask

    mutating func multizoneRequest(
        _ text: String, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [PlatformAction] {
        guard let envelope = try? Envelope<MultizoneMessage>(text: text) else {
            return [.log("a message in \(Namespace.multizone) that can't be read was passed over")]
        }
        if let move = SessionMove(text: text) { return moveTold(move, by: sender, at: now) }
        let requestID = envelope.requestID
        switch envelope.body {
        case .getStatus: return [multizoneStatus(requestID: requestID, to: sender)]
        case .getCastingGroups:
            return [reply(MultizoneMessage.castingGroups(groupList), requestID: requestID, .multizone, to: sender)]
        case .setVolume(let deviceID, let change):
            return memberVolumeReceived(change, of: deviceID, requestID: requestID, from: sender)
        default: return []
        }
    }

    /// Handles a sender's report that it has moved the playback to another device.
    ///
    /// The other senders learn of the move from this device; the sender itself ends the application. The sender must be
    /// connected to the application and must have stored its session. Without this check, anybody on the network could
    /// send all senders to a device of their choice.
    private mutating func moveTold(
        _ move: SessionMove, by sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [PlatformAction] {
        guard let running, move.sessionID == running.sessionID, move.isSound,
            let mover = handovers.mayTell(on: sender.connection, at: now),
            connections.isConnected(mover, to: running.transportID)
        else { return [.log("a sender that has not begun a move told of one: that was passed over")] }
        handovers.told(on: sender.connection)
        return tellOfMove(move, except: sender)
    }

    private mutating func memberVolumeReceived(
        _ change: VolumeChange, of deviceID: String, requestID: Int, from sender: SenderAddress
    ) -> [PlatformAction] {
        guard change.level != nil || change.muted != nil else {
            return refuse(RefusalReason.badParameter, requestID: requestID, to: sender)
        }
        guard let (outcome, wish) = members?.set(change, of: deviceID) else {
            return refuse(RefusalReason.notSupported, requestID: requestID, to: sender)
        }
        switch outcome {
        case .unknown: return refuse(RefusalReason.notFound, requestID: requestID, to: sender)
        case .refused: return refuse(RefusalReason.notSupported, requestID: requestID, to: sender)
        case .added, .updated, .unchanged: break
        }
        let actions = wish.map { [PlatformAction.memberVolume($0)] } ?? []
        return actions + told(outcome) + groupVolumeChanged()
            + (requestID == 0 ? [] : [multizoneStatus(requestID: requestID, to: sender)])
    }

    private func refuse(_ reason: String, requestID: Int, to sender: SenderAddress) -> [PlatformAction] {
        // A message without an id is no request: nobody waits for an answer to it.
        guard requestID != 0 else { return [] }
        return [reply(ReceiverReply.invalidRequest(reason: reason), requestID: requestID, .multizone, to: sender)]
    }

    private func multizoneStatus(requestID: Int, to sender: SenderAddress) -> PlatformAction {
        let status = MultizoneMessage.multizoneStatus(
            devices: members?.devices ?? [], isMultichannel: isGroup ? false : nil)
        return reply(status, requestID: requestID, .multizone, to: sender)
    }

    private var groupList: JSONValue {
        let groups = castingGroups.map { group -> JSONValue in
            ["deviceId": .string(DeviceProfile.hyphenated(group.id)), "name": .string(group.name)]
        }
        return ["groups": .array(groups)]
    }
}

extension SessionMove {
    /// The largest size of each text in it, in bytes.
    private static let textLimit = 256

    /// Whether its texts are short enough and its port is valid.
    fileprivate var isSound: Bool {
        let there = destination
        return [there.deviceID, there.name, there.address ?? "", there.sessionID].allSatisfy {
            $0.utf8.count <= Self.textLimit
        } && there.port.map((1...65_535).contains) != false
    }
}
