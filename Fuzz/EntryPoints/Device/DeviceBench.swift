import CastWire
import ReceiverCore

/// A device with a clock player for its screen, on time that stands until moved: carries out what comes of each step,
/// and counts it.
struct DeviceBench {
    static let bystander = ConnectionID(rawValue: 99)
    static let customNamespace = "urn:x-cast:org.example.fuzz"
    private static let customApplication = ApplicationRecord(
        appID: "F0220000", displayName: "Fuzz", namespaces: [Namespace(customNamespace), .media],
        idleStatusText: "Fuzz", url: "http://192.0.2.1/")
    /// Actions of one step. Each sender on each connection may get a few messages.
    private static let mostActions = 20_000
    /// How often it may be woken before a hundredth of a second has passed.
    private static let mostWakeups = 200
    /// How often it is woken in all: what comes after is left out.
    private static let wakeupBudget = 2_000

    private(set) var device: ReceiverDevice
    private var player = ClockPlayerCore()
    private(set) var now = ContinuousClock.now
    /// What the bystander was sent in this step.
    private(set) var heard: [String] = []
    private var sentCount = 0
    private(set) var fed = 0
    /// Messages that could have opened a virtual connection.
    private var connects = 1
    private(set) var mediaSession = 0
    var describesAtOnce = true
    private var undescribed: [(LoadID, MediaItem)] = []
    private var waiting: [DeviceAction] = []
    private var actionCount = 0
    private var wakeups = 0

    init() {
        let profile = DeviceProfile(id: String(repeating: "0123456789abcdef", count: 2), friendlyName: "Fuzz")
        device = ReceiverDevice(
            profile: profile, applications: ApplicationRecord.builtIn + [Self.customApplication], seed: 7)
        take(device.screenReported(.ready, at: now))
    }

    var transport: String { device.platform.running?.transportID ?? "" }
    var load: Int { device.media?.currentLoad?.rawValue ?? 0 }

    // MARK: - What happens

    mutating func beginStep(fed bytes: Int) {
        fed += bytes
        heard = []
        actionCount = 0
    }

    mutating func open(_ connection: ConnectionID) { device.connectionOpened(connection, isLoopback: false) }

    mutating func close(_ connection: ConnectionID) { take(device.connectionClosed(connection, at: now)) }

    mutating func say(_ message: CastMessage, on connection: ConnectionID) {
        if message.namespace == .connection { connects += 1 }
        take(device.messageReceived(message, on: connection, at: now))
    }

    mutating func report(_ json: String) {
        let body = #"{"page":"p","first":1,"seen":0,"reports":["# + json + "]}"
        guard let batch = try? PageReports.decode(Array(body.utf8)) else { return }
        for event in batch.reports.compactMap({ $0.event(at: now) }) { take(device.screenReported(event, at: now)) }
    }

    /// Answers what the player asked first of what has not been answered yet.
    mutating func describe(found: Bool) {
        guard !undescribed.isEmpty else { return }
        let (load, item) = undescribed.removeFirst()
        let missing = PlaybackFailure(kind: .network, code: .mediaNetwork, reason: "nothing is there")
        let failure = found ? LoadPolicy(allowsLoopback: false).failure(of: item) : missing
        let result = failure.map { Result.failure($0) } ?? .success(ClockPlayerCore.assume(item))
        take(player.described(load, as: result, at: now))
    }

    mutating func wait(_ duration: Duration) {
        let end = now + duration
        var since = now
        var soon = 0
        while wakeups < Self.wakeupBudget {
            guard let next = [device.nextDeadline, player.nextDeadline].compactMap({ $0 }).min(), next <= end else {
                now = end
                return
            }
            now = max(now, next)
            if now - since > .milliseconds(10) { (since, soon) = (now, 0) }
            soon += 1
            wakeups += 1
            invariant(soon < Self.mostWakeups, "the device never comes to rest")
            actionCount = 0
            take(player.poll(at: now))
            take(device.deadlinePassed(at: now))
            settle()
        }
    }

    // MARK: - What comes of it

    private mutating func take(_ actions: [DeviceAction]) { waiting += actions }

    private mutating func take(_ outputs: [ClockPlayerCore.Output]) {
        for output in outputs {
            switch output {
            case .event(let event): take(device.screenReported(event, at: now))
            case .describe(let load, let item):
                undescribed = undescribed.suffix(63) + [(load, item)]
                if describesAtOnce { describe(found: true) }
            }
        }
    }

    /// Carries out what is waiting, and what comes of that, until there is nothing more.
    mutating func settle() {
        let before = sentCount
        var next = 0
        while next < waiting.count {
            let action = waiting[next]
            next += 1
            actionCount += 1
            invariant(actionCount < Self.mostActions, "one step has no end")
            perform(action)
        }
        waiting = []
        // Each virtual connection may get some messages of each step.
        invariant(sentCount - before <= 32 * (connects + 1), "\(sentCount - before) messages come of one step")
    }

    private mutating func perform(_ action: DeviceAction) {
        switch action {
        case .send(let connection, let message): note(message, to: connection)
        case .player(let command): take(player.handle(command, at: now))
        case .event(.media(let event)): mediaSession = event.mediaSessionID
        case .mirroring(.open(let id, _, _)): take(device.mirroringOpened(id, port: 2_344, at: now))
        default: break
        }
    }

    private mutating func note(_ message: CastMessage, to connection: ConnectionID) {
        let body = message.protobuf().count
        invariant(body <= FrameLimits.maximumBodyLength, "a message of \(body) bytes fits into no frame")
        // A status may say a thing several times, and a character may become six.
        invariant(body <= 16_384 + 32 * fed, "a message of \(body) bytes comes of \(fed)")
        sentCount += 1
        if connection == Self.bystander { heard.append(message.text ?? "") }
    }
}
