package import CastWire

/// The device itself, without sockets, clock or screen: virtual connections, launching and stopping applications,
/// volume, and what senders ask of `receiver-0`.
///
/// Behaves as Chromecasts and Open Screen's receiver were seen to do (reference: protocol facts 5.1, 5.3, 5.10). An
/// idle device lists no application; Google's lists its Backdrop, which no sender needs. Input that makes no sense is
/// passed over with a `.log`, and never disturbs another sender. The applications' own messages are `.deliver`ed.
///
/// It is one thing, since every request ends in the one status that tells applications, volume and groups together. Its
/// files are by what is asked; what has states of its own is a value of its own (`ConnectionRegistry`, `PendingLaunch`,
/// `GroupMembers`, `SessionHandovers`).
package struct ReceiverPlatform: Sendable {
    /// How long a LAUNCH takes at least. PyChromecast loses its connection now and then when it is answered at once.
    package static let launchDelay: Duration = .milliseconds(12)
    /// The newest protocol version that CONNECTED confirms.
    static let protocolVersion = 3

    package let profile: DeviceProfile
    package let applications: [ApplicationRecord]
    package internal(set) var running: ApplicationSession?
    package internal(set) var volume: DeviceVolume
    /// Nil where this device is no group.
    var members: GroupMembers?
    /// The groups that this device is a member of.
    var castingGroups: [CastingGroup] = []
    package internal(set) var connections = ConnectionRegistry()
    var launch: PendingLaunch?
    var handovers = SessionHandovers()
    var sessionIDs: SessionIDSource
    private var statusCache: String?

    package init(profile: DeviceProfile, applications: [ApplicationRecord], sessionKey: UInt64) {
        self.profile = profile
        self.applications = applications
        volume = profile.volumeControl.initialVolume
        if profile.capabilities & DeviceProfile.Capability.multizoneGroup != 0 { members = GroupMembers() }
        sessionIDs = SessionIDSource(key: sessionKey)
    }

    /// When `deadlinePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? { launch?.completesAt }

    package mutating func connectionOpened(_ id: ConnectionID) {
        connections.open(id)
    }

    /// The application goes on; its own time limits end it.
    package mutating func connectionClosed(_ id: ConnectionID) -> [PlatformAction] {
        launch?.askers.removeAll { $0.sender.connection == id }
        handovers.told(on: id)
        return connections.close(id).filter { $0.endpointID == EndpointID.platformReceiver }
            .map { .senderDisconnected(SenderAddress(connection: id, senderID: $0.senderID)) }
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> [PlatformAction] {
        guard let launch, now >= launch.completesAt else { return [] }
        return complete(launch)
    }

    /// - Parameter message: as it came over the wire; nothing in it is trusted.
    package mutating func messageReceived(
        _ message: CastMessage, on id: ConnectionID, at now: ContinuousClock.Instant
    ) -> [PlatformAction] {
        // The transport hands on none of them; this holds for whoever else brings messages here.
        guard message.hasSoundAddresses else {
            return [.log("a message with an address of more than \(CastMessage.addressLimit) bytes was passed over")]
        }
        let sender = SenderAddress(connection: id, senderID: message.sourceID)
        // VLC leaves the destination empty at times; it means the device.
        let destination = message.destinationID.isEmpty ? EndpointID.platformReceiver : message.destinationID
        switch message.namespace {
        case .heartbeat:
            return []
        case .deviceAuthentication:
            return challengeReceived(message, on: id)
        case .connection:
            return connectionMessageReceived(message, from: sender, to: destination)
        default:
            return addressedMessageReceived(message, from: sender, to: destination, at: now)
        }
    }

    private func challengeReceived(_ message: CastMessage, on id: ConnectionID) -> [PlatformAction] {
        guard case .binary = message.payload else {
            return [.log("text was passed over where a device-authentication challenge is binary")]
        }
        return [.answerChallenge(id, message)]
    }

    private mutating func addressedMessageReceived(
        _ message: CastMessage, from sender: SenderAddress, to destination: String, at now: ContinuousClock.Instant
    ) -> [PlatformAction] {
        guard connections.isConnected(sender, to: destination) else {
            return [close(sender, from: destination, reason: .transportInvalidMessage)]
        }
        guard destination == EndpointID.platformReceiver else { return [.deliver(message, from: sender)] }
        guard let text = message.text else {
            return [.log("a binary message was passed over where \(message.namespace) is text")]
        }
        switch message.namespace {
        case .receiver: return receiverRequest(text, from: sender, at: now)
        case .receiverDiscovery: return discoveryRequest(text, from: sender)
        case .multizone: return multizoneRequest(text, from: sender, at: now)
        default: return [.log("a message in a namespace that the device does not know was passed over")]
        }
    }
}

// MARK: - What goes out

extension ReceiverPlatform {
    package var status: ReceiverStatus {
        ReceiverStatus(
            applications: running.map { [$0.wire] } ?? [], volume: volume, isActiveInput: true, isStandBy: false)
    }

    /// RECEIVER_STATUS as text. The part behind the request id is written once per change: it is what is asked most.
    mutating func statusText(requestID: Int) -> String? {
        if statusCache == nil { statusCache = try? JSONPayload.encode(status) }
        guard let statusCache else { return nil }
        // An interpolation would grow bit by bit.
        var text = ""
        text.reserveCapacity(statusCache.utf8.count + 72)
        text += #"{"type":"RECEIVER_STATUS","requestId":"#
        text += String(requestID)
        text += #","status":"#
        text += statusCache
        text += "}"
        return text
    }

    mutating func statusChanged() {
        statusCache = nil
    }

    mutating func statusReply(to sender: SenderAddress, requestID: Int) -> [PlatformAction] {
        guard let text = statusText(requestID: requestID) else { return [] }
        return [send(text, .receiver, to: sender)]
    }

    /// To everybody who is connected to the device, the one who caused it included.
    mutating func statusBroadcast() -> [PlatformAction] {
        guard let text = statusText(requestID: 0) else { return [] }
        return connections.audience(of: EndpointID.platformReceiver).map { send(text, .receiver, to: $0) }
    }

    func send(
        _ text: String, _ namespace: Namespace, from source: String = EndpointID.platformReceiver,
        to sender: SenderAddress
    ) -> PlatformAction {
        .send(
            sender.connection,
            CastMessage(from: source, to: sender.senderID, namespace: namespace, payload: .string(text)))
    }

    func reply(
        _ body: some MessageBody, requestID: Int, _ namespace: Namespace,
        from source: String = EndpointID.platformReceiver, to sender: SenderAddress
    ) -> PlatformAction {
        do {
            return send(
                try Envelope(requestID: requestID, body: body).text(), namespace, from: source, to: sender)
        } catch {
            return .log("a \(body.type) could not be written: \(error)")
        }
    }

    func close(
        _ sender: SenderAddress, from endpointID: String, reason: ConnectionMessage.CloseReason
    ) -> PlatformAction {
        reply(ConnectionMessage.close(reason: reason), requestID: 0, .connection, from: endpointID, to: sender)
    }
}
