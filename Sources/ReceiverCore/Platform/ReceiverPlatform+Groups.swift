package import CastWire

/// The namespace multizone: a group tells of its members and sets their volumes, a member tells of its groups.
///
/// GET_STATUS, MULTIZONE_STATUS, DEVICE_ADDED, DEVICE_UPDATED, DEVICE_REMOVED and GET_CASTING_GROUPS are known from
/// senders (reference: protocol facts 5.3). SET_VOLUME with `deviceId` and `volume`, answered with MULTIZONE_STATUS,
/// and what CASTING_GROUPS lists are forms of our own, since no recording has them.
extension ReceiverPlatform {
    package var isGroup: Bool { members != nil }

    /// Itself as a group lists it; the id is written with hyphens, as senders were seen to compare it.
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

    /// A member's volume was changed there, or is what the group wanted.
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

    /// A sender has moved what plays here; the others learn of it from us, and it ends the application itself. It must
    /// be one of the application's, and have stored its session: anybody in the network could say so otherwise, and
    /// have every sender follow to where he likes.
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
        // What carries no id is no request, and nobody waits for an answer to it.
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
    /// Bytes of each text in it.
    private static let textLimit = 256

    /// Whether it has the size and the numbers of one.
    fileprivate var isSound: Bool {
        let there = destination
        return [there.deviceID, there.name, there.address ?? "", there.sessionID].allSatisfy {
            $0.utf8.count <= Self.textLimit
        } && there.port.map((1...65_535).contains) != false
    }
}
