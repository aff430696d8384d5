import CastWire
import SenderScripts
import Testing

@testable import SenderCore

/// A device that says anything at any time, by seed: nothing it says stops this side or fills its memory, and a request
/// that it answers as it should is answered.
@Suite(.timeLimit(.minutes(5))) struct HostileDeviceTests {
    private let start = ContinuousClock.now

    @Test(arguments: UInt64(1)...20)
    func whateverADeviceSaysTheSessionStaysBoundedAndAnswers(seed: UInt64) throws {
        var device = HostileDevice(seed: seed)
        var bench = CoreBench(target: device.target, at: start)
        for _ in 0..<800 {
            let step = device.next(after: bench.core)
            switch step {
            case .message(let message): bench.hear(message)
            case .time(let pause): bench.wait(pause)
            case .request(let request): bench.ask(request)
            }
            bench.expectBounds("seed \(seed)")
            if bench.core.isEnded { bench = CoreBench(target: device.target, at: bench.now) }
        }
        try expectAnswers(bench)
    }

    /// What is asked after all that is answered.
    private func expectAnswers(_ used: CoreBench) throws {
        var bench = used
        bench.wait(.seconds(200))
        if bench.core.isEnded || bench.core.phase != .established {
            bench = CoreBench(target: .whateverRuns, at: bench.now)
            bench.hear(Script.receiverStatus(id: 1))
        }
        _ = bench.core.authenticationEnded(.pinned(Script.pin, .tls), at: bench.now)
        let id = try bench.core.submit(VolumeChange(level: 0.5), at: bench.now).requestID
        bench.hear(Script.receiverStatus(id: id, level: 0.5))
        bench.wait(.zero)
        #expect(bench.ended.contains(id))
        #expect(bench.core.receiver.volume?.level == 0.5)
    }
}

/// One core with what comes out of it, as its driver keeps it.
private struct CoreBench {
    var core: SessionCore
    var now: ContinuousClock.Instant
    var outbox = EventOutbox()
    var queue = MediaQueueCore<MediaQueueItem>(cacheSize: 100, pageSize: 20)
    /// Requests whose end was told.
    var ended: Set<Int> = []
    private var asked: Set<Int> = []
    private var sent = 0

    init(target: SessionPlan.Target, at now: ContinuousClock.Instant) {
        core = SessionCore(
            plan: SessionPlan(
                senderID: "sender-7", target: target, proof: .challenge([7]), asksForDeviceInfo: true))
        self.now = now
        perform(core.begin(at: now))
        perform(core.authenticationEnded(.pinned(Script.pin, .tls), at: now))
    }

    mutating func hear(_ message: CastMessage) {
        perform(core.messageReceived(message, at: now), weight: message.text?.utf8.count ?? 0)
    }

    mutating func wait(_ pause: Duration) {
        now += pause
        perform(core.deadlinePassed(at: now))
        take()
    }

    mutating func ask(_ request: HostileDevice.Request) {
        let submission =
            switch request {
            case .command(let command): try? core.submit(command, at: now)
            case .volume(let level): try? core.submit(VolumeChange(level: level), at: now)
            case .members: try? core.submitMultizoneStatus(at: now)
            case .store: try? core.submitStore(at: now)
            }
        guard let submission else { return }
        asked.insert(submission.requestID)
        asked.subtract(submission.replaced)
    }

    private mutating func perform(_ actions: [SessionAction], weight: Int = 0) {
        for action in actions {
            switch action {
            case .tell(let event): outbox.append(event, weight: weight)
            case .send: sent += 1
            case .verify, .close: break
            }
        }
    }

    /// The app's side.
    private mutating func take() {
        for event in outbox.drain() {
            switch event {
            case .requestEnded(let id, _): ended.insert(id)
            case .queueTold(.itemIDs(let ids), _): _ = queue.received(itemIDs: ids)
            case .queueTold(.changed(let change), _):
                _ = queue.inserted(change.itemIDs, before: change.insertBefore)
                _ = queue.changed(change.itemIDs)
                _ = queue.reordered(change.itemIDs, before: change.insertBefore)
                _ = queue.removed(change.itemIDs)
            case .queueTold(.items(let items), _):
                _ = queue.received(items.compactMap { item in item.itemID.map { (id: $0, item: item) } })
            default: break
            }
        }
    }

    /// What is kept, and that what is shown can be shown.
    mutating func expectBounds(_ comment: Comment) {
        if outbox.count > 100 { take() }
        #expect(outbox.count <= EventOutbox.messageLimit + PendingRequests.limit, comment)
        #expect(core.pending.count <= PendingRequests.limit, comment)
        #expect(core.receiver.status.applications.count <= ReceiverState.applicationLimit, comment)
        #expect(core.multizone?.devices.count ?? 0 <= MultizoneStatus.limit, comment)
        #expect(core.media.status?.queueItems.count ?? 0 <= MediaStatus.itemLimit, comment)
        #expect(queue.itemIDs.count <= MediaQueueCore<MediaQueueItem>.idLimit, comment)
        #expect(queue.cachedItemCount <= 100, comment)
        let times = [
            core.media.position(at: now), core.media.liveSeekableRangeEnd(at: now) ?? 0,
            core.media.liveSeekableRangeStart(at: now) ?? 0, core.media.adBreakTime(at: now) ?? 0,
            core.media.adBreakClipTime(at: now) ?? 0,
        ]
        #expect(times.allSatisfy { $0.isFinite }, comment)
        #expect(sent < 100_000, comment)
    }
}

/// What the device says next, and what the app asks meanwhile.
private struct HostileDevice {
    enum Step {
        case message(CastMessage)
        case time(Duration)
        case request(Request)
    }

    enum Request {
        case command(MediaCommand)
        case volume(Double)
        case members
        case store
    }

    private var generator: SeededGenerator
    /// How many elements the message that is being made may still have in its lists.
    private var room = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    var target: SessionPlan.Target {
        mutating get {
            switch pick(3) {
            case 0: .whateverRuns
            case 1: .application(LaunchRequest(appID: "CC1AD845"), relaunchIfRunning: chance(3))
            default: .resume(applicationID: "CC1AD845", sessionID: "S1")
            }
        }
    }

    mutating func next(after core: SessionCore) -> Step {
        switch pick(12) {
        case 0: return .time(Self.pauses[pick(Self.pauses.count)])
        case 1: return .request(request)
        case 2: return .message(binary)
        default:
            let namespace = namespaces[pick(namespaces.count)]
            let transport = core.receiver.application?.transportID ?? "T1"
            let source = namespace == .media || chance(4) ? transport : EndpointID.platformReceiver
            return .message(
                CastMessage(
                    from: chance(20) ? word : source, to: chance(3) ? "sender-7" : "*", namespace: namespace,
                    payload: .string(text(in: namespace))))
        }
    }

    private static let pauses: [Duration] = [
        .zero, .milliseconds(1), .seconds(1), .seconds(11), .seconds(100_000),
    ]

    private let namespaces: [Namespace] = [
        .receiver, .receiver, .receiver, .media, .media, .media, .media, .multizone, .multizone, .connection,
        .receiverDiscovery, .deviceAuthentication, Namespace("urn:x-cast:own"),
    ]

    private var binary: CastMessage {
        mutating get {
            CastMessage(
                from: EndpointID.platformReceiver, to: "*", namespace: namespaces[pick(namespaces.count)],
                payload: .binary((0..<pick(200)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }))
        }
    }

    private var request: Request {
        mutating get {
            switch pick(8) {
            case 0: .volume(Double(pick(3)))
            case 1: .members
            case 2: .store
            case 3: .command(.status)
            case 4: .command(.seek(time: Double(pick(100)), relative: chance(2), resumeState: nil))
            case 5: .command(MediaCommand(.queueItemIDs))
            case 6: .command(MediaCommand(.queueItems([1, 2, 3])))
            default: .command(MediaCommand(.pause))
            }
        }
    }

    private mutating func text(in namespace: Namespace) -> String {
        if chance(15) { return broken }
        room = 600
        let members = bodyMembers(in: namespace).joined(separator: ",")
        return "{\"type\":\"\(type(in: namespace))\",\"requestId\":\(chance(2) ? "\(pick(60))" : number),\(members)}"
    }

    private mutating func type(in namespace: Namespace) -> String {
        let types: [String] =
            switch namespace {
            case .receiver:
                [
                    "RECEIVER_STATUS", "RECEIVER_STATUS", "RECEIVER_STATUS", "LAUNCH_STATUS", "LAUNCH_ERROR",
                    "INVALID_REQUEST", "GET_APP_AVAILABILITY",
                ]
            case .media:
                [
                    "MEDIA_STATUS", "MEDIA_STATUS", "MEDIA_STATUS", "QUEUE_CHANGE", "QUEUE_ITEM_IDS", "QUEUE_ITEMS",
                    "LOAD_FAILED", "LOAD_CANCELLED", "INVALID_PLAYER_STATE", "INVALID_REQUEST", "ERROR",
                    "SESSION_STATE",
                ]
            case .multizone:
                [
                    "MULTIZONE_STATUS", "DEVICE_ADDED", "DEVICE_UPDATED", "DEVICE_REMOVED", "CASTING_GROUPS",
                    "PLAYBACK_SESSION_UPDATED", "INVALID_REQUEST",
                ]
            case .connection: ["CONNECT", "CONNECT", "CONNECT", "CONNECT", "CLOSE"]
            default: ["DEVICE_INFO"]
            }
        return chance(20) ? word : types[pick(types.count)]
    }

    private mutating func bodyMembers(in namespace: Namespace) -> [String] {
        switch namespace {
        case .receiver:
            return [
                "\"status\":\(chance(8) ? value(3) : receiverStatus)", "\"reason\":\(value(1))",
                "\"launchRequestId\":\(pick(9))",
            ]
        case .media:
            return [
                "\"status\":[\(list { $0.mediaStatus })]", "\"itemIds\":[\(list { $0.number })]",
                "\"items\":[\(list { $0.item })]", "\"changeType\":\"\(["INSERT", "REMOVE", "UPDATE"][pick(3)])\"",
                "\"insertBefore\":\(number)", "\"sessionState\":\(value(3))", "\"customData\":\(value(4))",
            ]
        case .multizone:
            return [
                "\"status\":{\"devices\":[\(list { $0.member })]}", "\"device\":\(member)", "\"deviceId\":\(value(1))",
                "\"playbackSession\":{\"state\":\"TRANSFERRED\",\"sessionId\":\"S1\",\"destination\":{"
                    + "\"deviceId\":\(value(1)),\"name\":\(value(1)),\"sessionId\":\(value(1))}}",
            ]
        default: return ["\"deviceId\":\(value(1))", "\"friendlyName\":\(value(1))", "\"a\":\(value(4))"]
        }
    }

    private var receiverStatus: String {
        mutating get {
            let applications = list { device in
                let media = device.chance(2) ? "{\"name\":\"urn:x-cast:com.google.cast.media\"}" : device.value(2)
                let (session, transport) = (device.pick(3), device.pick(3))
                return "{\"appId\":\"CC1AD845\",\"sessionId\":\"S\(session)\",\"transportId\":\"T\(transport)\","
                    + "\"namespaces\":[\(media)],\"displayName\":\(device.value(1))}"
            }
            let volume = "{\"level\":\(number),\"stepInterval\":\(number),\"muted\":\(value(1))}"
            return "{\"applications\":[\(applications)],\"volume\":\(chance(3) ? value(2) : volume)}"
        }
    }

    private var mediaStatus: String {
        mutating get {
            let states = ["PLAYING", "PAUSED", "IDLE", "BUFFERING", word]
            return "{\"mediaSessionId\":\(chance(2) ? "\(pick(3))" : number),\"playerState\":\"\(states[pick(5)])\","
                + "\"currentTime\":\(number),\"playbackRate\":\(number),\"currentItemId\":\(number),"
                + "\"items\":[\(list { $0.item })],\"activeTrackIds\":[\(list { $0.number })],"
                + "\"media\":\(chance(4) ? value(3) : media),\"supportedMediaCommands\":\(number),"
                + "\"liveSeekableRange\":{\"start\":\(number),\"end\":\(number),\"isMovingWindow\":\(value(1))},"
                + "\"breakStatus\":{\"currentBreakTime\":\(number),\"currentBreakClipTime\":\(number),"
                + "\"breakId\":\(value(1)),\"breakClipId\":\(value(1)),\"whenSkippable\":\(number)},"
                + "\"customData\":\(value(3))}"
        }
    }

    private var media: String {
        mutating get {
            "{\"contentId\":\"a:\(pick(3))\",\"duration\":\(number),\"tracks\":[\(list { $0.value(3) })],"
                + "\"metadata\":\(value(3)),\"breaks\":[\(list { $0.value(3) })]}"
        }
    }

    private var item: String {
        mutating get { chance(2) ? "{\"itemId\":\(pick(50))}" : "{\"itemId\":\(number),\"media\":\(media)}" }
    }

    private var member: String {
        mutating get {
            "{\"deviceId\":\"\(chance(2) ? "\(pick(400))" : word)\",\"name\":\(value(1)),\"capabilities\":\(number),"
                + "\"volume\":{\"level\":\(number)}}"
        }
    }

    private var number: String {
        mutating get {
            [
                "0", "1", "-1", "1e308", "-1e308", "1e999", "9223372036854775807", "-9223372036854775808",
                "18446744073709551616", "0.1", "1e-320", "null", "\"NaN\"", "true", "[]", "3.0", "2147483648", "30",
            ][pick(18)]
        }
    }

    private mutating func value(_ depth: Int) -> String {
        switch pick(depth > 0 ? 6 : 4) {
        case 0: number
        case 1: "\"\(word)\""
        case 2: "null"
        case 3: chance(40) ? "\"" + String(repeating: "x", count: 20_000) + "\"" : "\"\(pick(9))\""
        case 4: "[\(list { $0.value(depth - 1) })]"
        default: "{\"\(word)\":\(value(depth - 1)),\"a\":\(value(depth - 1))}"
        }
    }

    private var word: String {
        mutating get { ["", "a", "S1", "T1", "CC1AD845", "é\\u0000", "\\ud83d\\ude00", "receiver-0", "*"][pick(9)] }
    }

    private var broken: String {
        mutating get {
            [
                "", "{", "null", "7", "[]", "{}", String(repeating: "[", count: 30_000), "{\"type\":7}",
                "{\"type\":\"\\ud800\"}", "{\"type\":\"MEDIA_STATUS\",\"status\":{}}", "\u{0}",
            ][pick(11)]
        }
    }

    private mutating func list(_ element: (inout HostileDevice) -> String) -> String {
        let count = min(room, chance(30) ? 400 : pick(4))
        room -= count
        return (0..<count).map { _ in element(&self) }.joined(separator: ",")
    }

    private mutating func pick(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

    private mutating func chance(_ oneIn: Int) -> Bool { pick(oneIn) == 0 }
}
