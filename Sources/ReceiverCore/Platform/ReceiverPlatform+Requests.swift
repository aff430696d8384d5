package import CastWire

extension ReceiverPlatform {
    /// The largest number of ids in one GET_APP_AVAILABILITY, and the largest size of an id in bytes, so that the
    /// answer fits into a frame. Senders ask for one id or a few. Ids have eight letters; those registered on this
    /// device have at most fifty.
    static let maximumAskedIDs = 256
    static let maximumAskedIDLength = 128

    mutating func receiverRequest(
        _ text: String, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [PlatformAction] {
        let envelope: Envelope<ReceiverRequest>
        do throws(WireError) {
            envelope = try Envelope(text: text)
        } catch {
            let log = PlatformAction.log("a request to the device was passed over: \(error.description)")
            guard let requestID = JSONPayload.requestID(of: error), requestID != 0 else { return [log] }
            let refusal = ReceiverReply.invalidRequest(reason: RefusalReason.invalidCommand)
            return [log, reply(refusal, requestID: requestID, .receiver, to: sender)]
        }
        let requestID = envelope.requestID
        switch envelope.body {
        case .getStatus:
            return statusReply(to: sender, requestID: requestID)
        case .launch(let request):
            return launchReceived(request, requestID: requestID, from: sender, at: now)
        case .stop(let sessionID):
            return stopReceived(sessionID: sessionID, requestID: requestID, from: sender)
        case .setVolume(let change):
            return volumeReceived(change, requestID: requestID, from: sender)
        case .getAppAvailability(let appIDs):
            guard appIDs.count <= Self.maximumAskedIDs,
                appIDs.allSatisfy({ $0.utf8.count <= Self.maximumAskedIDLength })
            else {
                let refusal = ReceiverReply.invalidRequest(reason: RefusalReason.badParameter)
                return [reply(refusal, requestID: requestID, .receiver, to: sender)]
            }
            return [reply(availability(of: appIDs), requestID: requestID, .receiver, to: sender)]
        case .other:
            // A message without an id is no request: nobody waits for an answer to it.
            guard requestID != 0 else { return [] }
            let refusal = ReceiverReply.invalidRequest(reason: RefusalReason.invalidCommand)
            return [reply(refusal, requestID: requestID, .receiver, to: sender)]
        }
    }

    private func availability(of appIDs: [String]) -> ReceiverReply {
        var answer: [String: String] = [:]
        for appID in appIDs {
            let isKnown = applications.contains { $0.appID == appID }
            answer[appID] = isKnown ? ReceiverReply.available : ReceiverReply.unavailable
        }
        return .appAvailability(answer)
    }

    private mutating func volumeReceived(
        _ change: VolumeChange, requestID: Int, from sender: SenderAddress
    ) -> [PlatformAction] {
        guard change.level != nil || change.muted != nil else {
            let refusal = ReceiverReply.invalidRequest(reason: RefusalReason.badParameter)
            return [reply(refusal, requestID: requestID, .receiver, to: sender)]
        }
        guard change.level == nil || !volume.isFixed else {
            let refusal = ReceiverReply.invalidRequest(reason: RefusalReason.notSupported)
            return [reply(refusal, requestID: requestID, .receiver, to: sender)]
        }
        return setVolume(change) + statusReply(to: sender, requestID: requestID)
    }

    /// - Parameter change: The new level and muting. A level below 0 counts as 0, one above 1 as 1. If the volume is
    ///   fixed, only the muting changes.
    package mutating func setVolume(_ change: VolumeChange) -> [PlatformAction] {
        let change = volume.isFixed ? VolumeChange(muted: change.muted) : change
        if isGroup, members?.volume != nil { return setGroupVolume(change) }
        let changed = volume.changed(by: change)
        guard changed != volume else { return [] }
        volume = changed
        statusChanged()
        return [.volumeChanged(changed)] + statusBroadcast()
    }

    func discoveryRequest(_ text: String, from sender: SenderAddress) -> [PlatformAction] {
        guard let envelope = try? Envelope<DiscoveryMessage>(text: text), envelope.body == .getDeviceInfo else {
            return [.log("a message in \(Namespace.receiverDiscovery) that is no request was passed over")]
        }
        let info = DeviceInfo(
            deviceID: profile.id, friendlyName: profile.friendlyName, model: profile.modelName,
            capabilities: profile.capabilities)
        return [
            reply(DiscoveryMessage.deviceInfo(info), requestID: envelope.requestID, .receiverDiscovery, to: sender)
        ]
    }
}
