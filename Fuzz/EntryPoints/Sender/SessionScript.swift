import CastWire
import SenderCore

/// Plays a device to a sender's session. A line is one step:
///
///     !0                     a session begins: one that launches, joins whatever runs, or resumes
///     r{"type":"…"}          the device says it, on the namespace that the letter names (see `address(_:)`)
///     v0                     the device's proof is accepted; v1: it is not
///     t1500                  time passes, in milliseconds
///     u3                     the app asks for something
///     k  e  E                the session is probed, left, stopped
///
/// In a text $R stands for the number of the newest request on that namespace, $T for the application's transport id.
struct SessionScript {
    private static let senderID = "sender-fuzz"
    private static let latest = Duration.seconds(3_600)

    private var core: SessionCore
    private var queue = QueueFollower()
    private let start = ContinuousClock.now
    private var now: ContinuousClock.Instant
    private var newest: [Namespace: Int] = [:]
    private var fed = 0
    private var asked = 0

    init() {
        now = start
        core = Self.session(0)
        begin()
    }

    mutating func step(_ line: String) {
        fed += line.utf8.count
        let rest = line.dropFirst()
        switch line.first {
        case "!":
            core = Self.session(rest.leadingNumber)
            begin()
        case "v": take(core.authenticationEnded(rest.leadingNumber == 1 ? Self.refused : Self.trusted, at: now))
        case "t": pass(.milliseconds(min(rest.leadingNumber, 600_000)))
        case "u": ask(rest.leadingNumber)
        case "k": take(core.probe(at: now))
        case "e": take(core.end(stopCasting: false, at: now))
        case "E": take(core.end(stopCasting: true, at: now))
        case let letter?: hear(letter, rest)
        case nil: break
        }
        checkNumbers()
    }

    // MARK: - What happens

    private mutating func begin() {
        queue = QueueFollower()
        take(core.begin(at: now))
    }

    private mutating func hear(_ letter: Character, _ text: Substring) {
        guard let (namespace, source) = address(letter) else { return }
        let body = text.replacing("$R", with: "\(newest[namespace] ?? 0)").replacing("$T", with: transport)
        var message = CastMessage(
            from: source, to: letter == "*" ? EndpointID.broadcast : Self.senderID, namespace: namespace,
            payload: .string(String(body)))
        if letter == "a" { message.payload = .binary(Array(String(body).utf8)) }
        let wasEnded = core.isEnded
        let actions = core.messageReceived(message, at: now)
        invariant(!wasEnded || actions.isEmpty, "a session that has ended acts")
        take(actions)
    }

    private var transport: String { core.receiver.application?.transportID ?? "web-1" }

    private func address(_ letter: Character) -> (Namespace, String)? {
        let device = EndpointID.platformReceiver
        return switch letter {
        case "a": (.deviceAuthentication, device)
        case "c": (.connection, device)
        case "C": (.connection, transport)
        case "r", "*": (.receiver, device)
        case "d": (.receiverDiscovery, device)
        case "z": (.multizone, device)
        case "m": (.media, transport)
        case "M": (.media, device)
        case "x": (Namespace("urn:x-cast:org.example.fuzz"), transport)
        default: nil
        }
    }

    private mutating func pass(_ duration: Duration) {
        let end = min(now + duration, start + Self.latest)
        for _ in 0..<1_000 {
            guard let next = core.nextDeadline, next <= end else { break }
            now = max(now, next)
            take(core.deadlinePassed(at: now))
            invariant(core.nextDeadline.map { $0 > now } ?? true, "a session is due again at once")
        }
        now = max(now, end)
    }

    private mutating func ask(_ number: Int) {
        let commands = Self.commands
        asked += 1
        if number >= commands.count {
            if let asked = try? core.submit(VolumeChange(level: 0.5), at: now) { note(asked.message) }
        } else if let asked = try? core.submit(commands[number], at: now) {
            note(asked.message)
        }
    }

    // MARK: - What comes of it

    private mutating func take(_ actions: [SessionAction]) {
        let sent = actions.compactMap { if case .send(let message) = $0 { message } else { nil } }
        invariant(sent.count <= 8, "\(sent.count) messages come of one step")
        invariant(actions.count <= 32 + 2 * asked, "\(actions.count) actions come of one step")
        for message in sent { note(message) }
        for case .tell(let event) in actions { queue.follow(event) }
    }

    private mutating func note(_ message: CastMessage) {
        let text = message.text ?? ""
        // The ids that the device gave may come back.
        invariant(text.utf8.count <= 8_192 + 16 * fed, "\(text.utf8.count) bytes are sent")
        guard let place = text.firstRange(of: #""requestId":"#) else { return }
        let number = text[place.upperBound...].leadingNumber
        if number > 0 { newest[message.namespace] = number }
    }

    private func checkNumbers() {
        let media = core.media
        let numbers: [Double?] = [
            media.position(at: now), media.liveSeekableRangeStart(at: now), media.liveSeekableRangeEnd(at: now),
            media.adBreakTime(at: now), media.adBreakClipTime(at: now),
        ]
        invariant(numbers.allSatisfy { $0?.isFinite ?? true }, "a position is no number: \(numbers)")
        _ = media.isAdSkippable(at: now)
    }

    func checkWeight() {
        Weight.check(core, fed: fed + 4_096 * asked, "a session")
        Weight.check(queue.core, fed: fed, "a queue")
    }
}

extension SessionScript {
    private static let trusted = DeviceTrust.pinned(pin, .authentication)
    private static let refused = DeviceTrust.refused(DeviceRefusal(.untrustedRoot, "It is not trusted."))
    private static let pin: KeyPin = {
        guard let pin = KeyPin(hash: Array(repeating: 7, count: 32)) else { fatalError("32 bytes are a pin") }
        return pin
    }()

    private static func session(_ kind: Int) -> SessionCore {
        let launch = LaunchRequest(appID: "CC1AD845")
        let target: SessionPlan.Target =
            switch kind % 4 {
            case 0: .application(launch, relaunchIfRunning: false)
            case 1: .whateverRuns
            case 2: .resume(applicationID: "CC1AD845", sessionID: "session-1")
            default: .application(launch, relaunchIfRunning: true)
            }
        let proof: SessionPlan.Proof = kind / 4 % 2 == 0 ? .known(trusted) : .challenge([7])
        return SessionCore(
            plan: SessionPlan(senderID: senderID, target: target, proof: proof, asksForDeviceInfo: true))
    }

    private static let commands: [MediaCommand] = [
        .status, MediaCommand(.play), MediaCommand(.pause), MediaCommand(.stop),
        .seek(time: 10, relative: false, resumeState: nil), MediaCommand(.streamVolume(0.5)),
        MediaCommand(.streamMuted(true)), MediaCommand(.playbackRate(1.5)), MediaCommand(.skipAd),
        MediaCommand(.queueItemIDs), MediaCommand(.queueItems([1, 2, 3])), MediaCommand(.queueRemove([1])),
        MediaCommand(.queueReorder([2, 1], before: nil)),
    ]
}
