package import CastWire

/// The device itself, without sockets, clock or screen: virtual connections, launching and stopping applications,
/// volume, and the requests that senders send to `receiver-0`.
///
/// It follows CASTV2 as Chromecasts and Open Screen's receiver implement it (Open Screen, cast/common/channel and
/// cast/protocol/streaming_session_protocol.md; PyChromecast, controllers/receiver.py; Open Screen's standalone
/// receiver as observed at commit 922e4f83). An idle device lists no application; Google's devices list their Backdrop,
/// which no sender needs. Input that makes no sense is ignored with a `.log`, and never affects another sender.
/// Messages to the application become `.deliver`.
///
/// It is one type because every request ends in the one status that covers applications, volume and groups. Its files
/// are divided by request. Parts with a state of their own are separate types (`ConnectionRegistry`, `PendingLaunch`,
/// `GroupMembers`, `SessionHandovers`).
package struct ReceiverPlatform: Sendable {
    /// The shortest time that a LAUNCH takes. PyChromecast sometimes loses its connection if a LAUNCH is answered at
    /// once.
    package static let launchDelay: Duration = .milliseconds(12)
    /// The newest protocol version that CONNECTED confirms.
    static let protocolVersion = 3

    package let profile: DeviceProfile
    package let applications: [ApplicationRecord]
    package internal(set) var running: ApplicationSession?
    package internal(set) var volume: DeviceVolume
    /// Nil if this device is not a group.
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

    /// When `deadlinePassed` is due; nil if nothing is.
    package var nextDeadline: ContinuousClock.Instant? { launch?.completesAt }

    package mutating func connectionOpened(_ id: ConnectionID) {
        connections.open(id)
    }

    /// Removes a connection. The application goes on: only its own time limits end it.
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

    /// - Parameter message: The message as it came over the wire; none of its fields is trusted.
    package mutating func messageReceived(
        _ message: CastMessage, on id: ConnectionID, at now: ContinuousClock.Instant
    ) -> [PlatformAction] {
        // The transport passes on no such message; this check is for other callers.
        guard message.hasSoundAddresses else {
            return [.log("a message with an address of more than \(CastMessage.addressLimit) bytes was passed over")]
        }
        let sender = SenderAddress(connection: id, senderID: message.sourceID)
        // VLC sometimes leaves the destination empty; it means the device.
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

    /// RECEIVER_STATUS as text. The part after the request id is encoded once per change, because it is the most
    /// frequent answer.
    mutating func statusText(requestID: Int) -> String? {
        if statusCache == nil { statusCache = try? JSONPayload.encode(status) }
        guard let statusCache else { return nil }
        // The string is built in one reserved piece, because an interpolated string would be reallocated while it
        // grows.
        var text = ""
        text.reserveCapacity(statusCache.utf8.count + 64)
        text += #"{"type":"RECEIVER_STATUS","requestId":"#
        text += requestID.description
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

    /// Sends the status to every sender connected to the device, including the sender that caused it.
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
