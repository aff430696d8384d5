/// Makes the messages to mpv, and interprets its answers.
struct MPVConversation: Sendable {
    /// What the caller has to do, in order.
    enum Step: Equatable, Sendable {
        case send([UInt8])
        case changed(Set<MPVChange>)
        /// The answer to one of the caller's requests; nil if mpv carried it out.
        case answered(request: Int, MPVError?)
    }

    private(set) var state = MPVState()
    /// Whether everything about mpv is known, including its position.
    private(set) var isReady = false
    private var splitter = MPVLineSplitter()
    private var strayLines = 0
    private var awaited = Set(MPVProperty.allCases)
    private var lastRequest = 0
    /// In the order in which they were sent. mpv usually answers in that order.
    private var requests: [Request] = []
    private var asksAgain = false
    private var startedAt: ContinuousClock.Instant?

    private struct Request {
        var id: Int
        var command: MPVCommand
        var sentAt: ContinuousClock.Instant
    }

    init() {}

    /// Since when an answer of mpv has been due; nil if none is.
    var waitingSince: ContinuousClock.Instant? { isReady ? requests.first?.sentAt : startedAt }

    private var isAskingPosition: Bool { requests.contains { $0.command == .askPosition } }

    mutating func start(at now: ContinuousClock.Instant) throws(MPVError) -> [UInt8] {
        startedAt = now
        var lines: [UInt8] = []
        for property in MPVProperty.allCases { lines += try request(.observe(property), at: now).line }
        return lines
    }

    /// - Throws: `tooManyRequests`, or `wrongNumber`.
    mutating func request(
        _ command: MPVCommand, at now: ContinuousClock.Instant
    ) throws(MPVError) -> (id: Int, line: [UInt8]) {
        guard requests.count < MPVLimits.requests else { throw .tooManyRequests }
        let line = try command.line(request: lastRequest + 1)
        lastRequest += 1
        requests.append(Request(id: lastRequest, command: command, sentAt: now))
        return (lastRequest, line)
    }

    /// - Throws: `notMPV`; nothing more is to be read then.
    mutating func take(
        _ bytes: some Collection<UInt8>, at now: ContinuousClock.Instant
    ) throws(MPVError) -> [Step] {
        var steps: [Step] = []
        for line in try splitter.take(bytes) {
            guard let read = MPVLine(line) else {
                strayLines += 1
                guard strayLines < MPVLimits.strayLines else { throw .notMPV }
                continue
            }
            let wasKnown = awaited.isEmpty
            steps += try take(read, at: now)
            // A position means something only once the item is known.
            if awaited.isEmpty, !wasKnown, !isAskingPosition { steps += try askPosition(at: now) }
            if awaited.isEmpty, !isAskingPosition { isReady = true }
        }
        return steps
    }

    private mutating func take(_ line: MPVLine, at now: ContinuousClock.Instant) throws(MPVError) -> [Step] {
        switch line {
        case .other: return []
        case .property(let property, let data):
            awaited.remove(property)
            let changes = state.take(property, data, at: now)
            // A pause or a new speed is reported after it took effect, so the position is requested again.
            return try said(changes) + (changes.contains(.playback) ? askPosition(at: now) : [])
        case .event(let event):
            let changes = state.take(event, at: now)
            return try said(changes) + (event == .playbackRestart ? askPosition(at: now) : [])
        case .reply(let id, let error, let data):
            return try reply(id, error == "success" ? nil : error, data, at: now)
        }
    }

    private mutating func reply(
        _ id: Int, _ error: String?, _ data: MPVData?, at now: ContinuousClock.Instant
    ) throws(MPVError) -> [Step] {
        guard let index = requests.firstIndex(where: { $0.id == id }) else { return [] }
        switch requests.remove(at: index).command {
        case .askPosition:
            let changes = state.takePosition(error == nil ? data?.number : nil, at: now)
            let again = asksAgain
            asksAgain = false
            return try said(changes) + (again ? askPosition(at: now) : [])
        case .observe(let property):
            // An mpv without this property reports nothing more about it.
            if error != nil { awaited.remove(property) }
            return []
        default: return [.answered(request: id, error.map(MPVError.refused))]
        }
    }

    private func said(_ changes: Set<MPVChange>) -> [Step] { changes.isEmpty ? [] : [.changed(changes)] }

    /// Requests the position. There is one request at a time, and another one if the answer may have come too early.
    private mutating func askPosition(at now: ContinuousClock.Instant) throws(MPVError) -> [Step] {
        guard awaited.isEmpty else { return [] }
        guard !isAskingPosition else {
            asksAgain = true
            return []
        }
        guard requests.count < MPVLimits.requests else { return [] }
        return [.send(try request(.askPosition, at: now).line)]
    }
}
