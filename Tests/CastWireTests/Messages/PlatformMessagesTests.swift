import Testing

@testable import CastWire

/// What both sides of a conversation read and write, as JSON so that the order of members is no matter.
func json(_ text: String) throws -> JSONValue {
    try JSONPayload.decode(JSONValue.self, from: text)
}

func roundTrip<Body: MessageBody>(_ body: Body) throws -> Body {
    try Envelope<Body>(text: Envelope(requestID: 7, body: body).text()).body
}

@Suite("Messages of the platform")
struct PlatformMessagesTests {
    @Test func aMessageWithoutMembersIsWrittenAsAnyOther() throws {
        for id in [0, 7, -1, Int.max] {
            let request = Envelope(requestID: id, body: ReceiverRequest.getStatus)
            #expect(try request.text() == JSONPayload.encode(request))
            for body in [HeartbeatMessage.ping, .pong, .other(type: "\"")] {
                let heartbeat = Envelope(requestID: id, body: body)
                #expect(try heartbeat.text() == JSONPayload.encode(heartbeat))
            }
        }
    }

    @Test func aRecordedConnectIsRead() throws {
        let envelope = try Envelope<ConnectionMessage>(
            text: """
                {"type":"CONNECT","origin":{},"userAgent":"PyChromecast","senderInfo":{"sdkType":2,
                "version":"15.605.1.3",
                "browserVersion":"44.0.2403.30","platform":4,"systemVersion":"Macintosh","connectionType":1}}
                """)
        #expect(
            envelope.body
                == .connect(
                    .init(
                        userAgent: "PyChromecast",
                        senderInfo: SenderInfo(
                            sdkType: 2, version: "15.605.1.3", platform: 4, systemVersion: "Macintosh",
                            connectionType: 1))))
    }

    @Test func bareAndInvisibleConnectsAreRead() throws {
        #expect(try Envelope<ConnectionMessage>(text: #"{"type":"CONNECT"}"#).body == .connect(.init()))
        #expect(
            try Envelope<ConnectionMessage>(text: #"{"type":"CONNECT","connType":2,"protocolVersionList":[1,2,3]}"#)
                .body
                == .connect(.init(connectionType: .invisible, protocolVersions: [1, 2, 3])))
        #expect(try Envelope<ConnectionMessage>(text: #"{"type":"CONNECT","connType":9}"#).body == .connect(.init()))
    }

    @Test(
        arguments: [
            .connect(.init()), .connect(.init(connectionType: .weak, userAgent: "x", protocolVersions: [2])),
            .connect(.init(senderInfo: SenderInfo(sdkType: 2))), .connected(protocolVersion: 3), .close(reason: nil),
            .close(reason: .closedBySelf), .other(type: "NEW"),
        ] as [ConnectionMessage])
    func connectionMessagesSurviveTheWire(_ message: ConnectionMessage) throws {
        #expect(try roundTrip(message) == message)
    }

    @Test(arguments: [.ping, .pong, .other(type: "PANG")] as [HeartbeatMessage])
    func heartbeatsSurviveTheWire(_ message: HeartbeatMessage) throws {
        #expect(try roundTrip(message) == message)
    }

    @Test func theHeartbeatTextsAreHeartbeats() throws {
        #expect(try Envelope<HeartbeatMessage>(text: HeartbeatMessage.pingText).body == .ping)
        #expect(try Envelope<HeartbeatMessage>(text: HeartbeatMessage.pongText).body == .pong)
    }

    @Test(
        arguments: [
            .getStatus, .launch(LaunchRequest(appID: "CC1AD845")),
            .launch(
                LaunchRequest(
                    appID: "0F5096E8", appParams: ["a": 1], language: "en", supportedAppTypes: ["WEB"],
                    credentials: "c",
                    credentialsType: "web")),
            .stop(sessionID: "s"), .stop(sessionID: nil), .setVolume(VolumeChange(level: 0.3)),
            .setVolume(VolumeChange(muted: true)), .getAppAvailability(appIDs: ["A", "B"]), .other(type: "NEW"),
        ] as [ReceiverRequest])
    func receiverRequestsSurviveTheWire(_ message: ReceiverRequest) throws {
        #expect(try roundTrip(message) == message)
    }

    @Test func oneAppIdMayStandWithoutAList() throws {
        #expect(
            try Envelope<ReceiverRequest>(text: #"{"type":"GET_APP_AVAILABILITY","requestId":1,"appId":"CC1AD845"}"#)
                .body
                == .getAppAvailability(appIDs: ["CC1AD845"]))
    }

    @Test func aLaunchWithoutAnAppOrAnIdIsReadAsOne() throws {
        #expect(
            try Envelope<ReceiverRequest>(text: #"{"type":"LAUNCH"}"#)
                == Envelope(requestID: 0, body: .launch(LaunchRequest(appID: ""))))
    }

    @Test func aRecordedReceiverStatusIsRead() throws {
        let envelope = try Envelope<ReceiverReply>(
            text: """
                {"type":"RECEIVER_STATUS","requestId":1,"status":{"userEq":{},"applications":[{"appId":"CC1AD845",
                "displayName":"Default Media Receiver","isIdleScreen":false,"sessionId":"s","transportId":"t",
                "statusText":"Ready","namespaces":[{"name":"urn:x-cast:com.google.cast.media"},{}]},
                {"appId":"no session"}],
                "volume":{"controlType":"attenuation","level":1.0,"muted":null,"stepInterval":0.05},
                "isActiveInput":true,"isStandBy":false}}
                """)
        guard case .receiverStatus(let status) = envelope.body else {
            Issue.record("\(envelope)")
            return
        }
        #expect(envelope.requestID == 1)
        #expect(status.applications.count == 1)
        #expect(status.applications.first?.transportID == "t")
        #expect(status.applications.first?.namespaces == [.media])
        #expect(status.volume == DeviceVolume(level: 1, muted: false))
        #expect(status.isActiveInput == true)
        #expect(status.isStandBy == false)
    }

    private static let application = ReceiverApplication(
        appID: "CC1AD845", displayName: "Default Media Receiver", namespaces: [.media], sessionID: "s",
        transportID: "t",
        statusText: "Ready", isIdleScreen: false, universalAppID: "CC1AD845", iconURL: "https://x/y.png")

    @Test(
        arguments: [
            .receiverStatus(ReceiverStatus()),
            .receiverStatus(
                ReceiverStatus(
                    applications: [application], volume: DeviceVolume(level: 0.5, muted: true, controlType: "fixed"),
                    isActiveInput: true, isStandBy: false)),
            .launchStatus("USER_ALLOWED"), .launchError(reason: "NOT_FOUND"), .launchError(reason: nil),
            .appAvailability(["CC1AD845": ReceiverReply.available]), .invalidRequest(reason: "INVALID_COMMAND"),
            .other(type: "NEW"),
        ] as [ReceiverReply])
    func receiverRepliesSurviveTheWire(_ message: ReceiverReply) throws {
        #expect(try roundTrip(message) == message)
    }

    @Test func theKindOfAReplyIsReadUnderEitherName() throws {
        #expect(
            try Envelope<ReceiverReply>(
                text: #"{"responseType":"GET_APP_AVAILABILITY","requestId":2,"availability":{"A":"APP_AVAILABLE"}}"#)
                == Envelope(requestID: 2, body: .appAvailability(["A": "APP_AVAILABLE"])))
        #expect(
            try Envelope<ReceiverReply>(text: #"{"responseType":"LAUNCH_ERROR","requestId":3,"reason":"NOT_FOUND"}"#)
                == Envelope(requestID: 3, body: .launchError(reason: "NOT_FOUND")))
    }

    @Test func aLaunchsProgressCarriesTheIdOfTheLaunchAndIsNotItsReply() throws {
        let text = #"{"responseType":"LAUNCH_STATUS","launchRequestId":4,"status":"USER_ALLOWED"}"#
        let envelope = try Envelope<ReceiverReply>(text: text)
        #expect(envelope == Envelope(requestID: 4, body: .launchStatus("USER_ALLOWED")))
        #expect(envelope.body.isLaunchProgress)
        let written = try json(envelope.text())
        #expect(written["launchRequestId"] == 4)
        #expect(written["responseType"] == "LAUNCH_STATUS")
        #expect(written["type"] == "LAUNCH_STATUS")
        #expect(written["requestId"] == nil)
        #expect(!ReceiverReply.launchError(reason: nil).isLaunchProgress)
    }

    @Test func appAvailabilityIsWrittenUnderBothNames() throws {
        let written = try json(Envelope(requestID: 1, body: ReceiverReply.appAvailability([:])).text())
        #expect(written["responseType"] == "GET_APP_AVAILABILITY")
        #expect(written["type"] == "GET_APP_AVAILABILITY")
    }

    private static let member = MultizoneDevice(
        deviceID: "d", name: "Kitchen", capabilities: 4, volume: DeviceVolume(level: 0.1, muted: false))

    @Test(
        arguments: [
            .getStatus, .multizoneStatus(devices: [member]), .deviceAdded(member), .deviceUpdated(member),
            .deviceRemoved(deviceID: "d"), .getCastingGroups, .castingGroups(["groups": []]), .other(type: "NEW"),
            .multizoneStatus(
                devices: [], isMultichannel: false,
                PlaybackSession(appAllowsGrouping: true, isVideoContent: false, streamTransferSupported: true)),
            .playbackSessionUpdated(nil), .playbackSessionUpdated(PlaybackSession(isVideoContent: true)),
            .setVolume(deviceID: "d", VolumeChange(level: 0.25)), .setVolume(deviceID: "d", VolumeChange(muted: true)),
        ] as [MultizoneMessage])
    func multizoneMessagesSurviveTheWire(_ message: MultizoneMessage) throws {
        #expect(try roundTrip(message) == message)
    }

    @Test(
        arguments: [
            .getDeviceInfo,
            .deviceInfo(DeviceInfo(deviceID: "d", friendlyName: "TV", model: "Marquee", capabilities: 5)),
            .other(type: "NEW"),
        ] as [DiscoveryMessage])
    func discoveryMessagesSurviveTheWire(_ message: DiscoveryMessage) throws {
        #expect(try roundTrip(message) == message)
    }
}
