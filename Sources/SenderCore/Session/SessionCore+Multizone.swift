import CastWire

/// A group's members, in the namespace multizone.
extension SessionCore {
    /// Asks which devices are members.
    package mutating func submitMultizoneStatus(
        at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        return try submit(
            MultizoneMessage.getStatus, namespace: .multizone, to: EndpointID.platformReceiver,
            kind: .multizoneStatus, at: now)
    }

    /// Changes one member's volume or mutes it. A later change of the same member takes the place of one under way.
    package mutating func submit(
        _ change: VolumeChange, member: MultizoneDevice, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        let kind: RequestKind = change.level == nil ? .memberMute(member.deviceID) : .memberVolume(member.deviceID)
        return try submit(
            MultizoneMessage.setVolume(deviceID: member.wireID, change), namespace: .multizone,
            to: EndpointID.platformReceiver, kind: kind, at: now)
    }

    /// The group says something of its members, or answers.
    mutating func groupSaid(_ text: String) -> [SessionAction] {
        guard let envelope = try? Envelope<MultizoneMessage>(text: text) else {
            pending.unreadableCame(in: .multizone)
            return []
        }
        let id = envelope.requestID
        switch envelope.body {
        case .multizoneStatus(let devices, _, _):
            multizone = MultizoneStatus(devices, earlier: multizone)
            return told(.status, answering: id)
        case .deviceAdded(let device), .deviceUpdated(let device):
            var status = multizone ?? MultizoneStatus()
            guard let (member, isNew) = status.put(device) else { return [] }
            multizone = status
            return told(isNew ? .added(member) : .updated(member), answering: id)
        case .deviceRemoved(let deviceID):
            guard let device = multizone?.remove(deviceID) else { return [] }
            return told(.removed(deviceID: device.deviceID), answering: id)
        case .other("INVALID_REQUEST"):
            guard let entry = pending.reply(namespace: .multizone, id: id) else { return [] }
            let reason = Self.reason(in: text)
            let isAboutMember = entry.kind != .multizoneStatus
            return [
                .tell(
                    .requestEnded(
                        id: entry.id, isAboutMember ? .memberRefused(reason: reason) : .deviceRefused(reason: reason)))
            ]
        default: return []
        }
    }

    private mutating func told(_ news: MultizoneNews, answering id: Int) -> [SessionAction] {
        let entry = pending.reply(namespace: .multizone, id: id)
        let told = SessionAction.tell(.multizoneTold(multizone ?? MultizoneStatus(), news))
        return [told] + (entry.map { [.tell(.requestEnded(id: $0.id, nil))] } ?? [])
    }

    private static func reason(in text: String) -> String? {
        guard let envelope = try? Envelope<ReceiverReply>(text: text), case .invalidRequest(let reason) = envelope.body
        else { return nil }
        return reason
    }
}

extension CastError {
    static func memberRefused(reason: String?) -> CastError {
        switch reason {
        case RefusalReason.notFound:
            CastError(
                .invalidRequest, "The group has no such member any more; ask for its status again.", reason: reason)
        case RefusalReason.notSupported:
            CastError(
                .notAllowed,
                "The volume can't be set there: the device is no group, or that member's volume is fixed.",
                reason: reason)
        default: .deviceRefused(reason: reason)
        }
    }

    package static let groupToldNoMembers = CastError(
        .invalidRequest, "The device answered, but told no members; ask for its status again.")
}
