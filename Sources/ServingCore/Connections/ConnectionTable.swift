/// What the connections of all media servers of a process may cost.
package struct ConnectionLimits: Sendable, Equatable {
    /// At once, in all. Each may have a file open besides: half of the 1024 descriptors that a process has usually.
    package var inAll = 256
    /// At once, of one address: a browser opens six to a server, and a queue's next film has a server of its own.
    package var perHost = 32
    /// Addresses that are remembered as a receiver's: a group's members, and pages beside it.
    package var knownHosts = 64
    /// By then a new connection has asked for something that is published, or is closed.
    package var proofTime = Duration.seconds(10)
    /// How long somebody waits who asks for what is not published: whoever guesses is in no hurry of ours.
    package var strangersWait = Duration.milliseconds(200)
    /// A reader that has taken nothing for so long is closed. A film that is paused for long is one too: its player
    /// asks for the rest when it goes on, as it does after any other loss.
    package var stallTime = Duration.seconds(3_600)
    /// Bytes that a client may send before it is answered, and after its head: no request has a body.
    package var requestBytes = 32 << 10
    /// Bytes of a request's head, and of one field in it. Browsers send less than one thousand.
    package var headBytes = 16 << 10
    package var headFields = 100

    package init() {}
}

/// Decides which connections there may be, and which gives way to a new one. Pure.
///
/// Who has asked for something published knows an unguessable path, so it is the receiver or somebody to whom the
/// receiver told it: its address is known from then on. Strangers give way first, the oldest of them first, so that no
/// number of them keeps a receiver out: a new connection is taken always, and has until `inAll` others have come after
/// it to show that it knows a path.
package struct ConnectionTable<ID: Hashable & Sendable>: Sendable {
    package enum Admission: Equatable {
        case admitted
        /// The other one is to be closed; it is counted no more.
        case inPlace(of: ID)
        case refused
    }

    private struct Entry {
        var host: String
        var isProven = false
        /// The turn in which it did something last.
        var turn: Int
    }

    let limits: ConnectionLimits
    private var entries: [ID: Entry] = [:]
    /// The longest known first.
    private var known: [String] = []
    private var turn = 0

    package init(limits: ConnectionLimits) {
        self.limits = limits
    }

    package var count: Int { entries.count }

    package func isProven(_ id: ID) -> Bool { entries[id]?.isProven ?? false }

    package mutating func opened(_ id: ID, from host: String) -> Admission {
        let admission = admission(of: host)
        if admission == .refused { return admission }
        if case .inPlace(let other) = admission { entries[other] = nil }
        turn += 1
        entries[id] = Entry(host: host, turn: turn)
        return admission
    }

    /// It has asked for something that is published.
    package mutating func proved(_ id: ID) {
        guard let host = entries[id]?.host else { return }
        entries[id]?.isProven = true
        active(id)
        guard known.last != host else { return }
        known.removeAll { $0 == host }
        known.append(host)
        if known.count > limits.knownHosts { known.removeFirst() }
    }

    /// It has taken what was sent.
    package mutating func active(_ id: ID) {
        turn += 1
        entries[id]?.turn = turn
    }

    package mutating func closed(_ id: ID) {
        entries[id] = nil
    }

    private func admission(of host: String) -> Admission {
        let own = entries.filter { $0.value.host == host }
        if own.count >= limits.perHost { return weakest(own).map { .inPlace(of: $0) } ?? .refused }
        guard entries.count >= limits.inAll else { return .admitted }
        let unproven = entries.filter { !$0.value.isProven }
        let strangers = unproven.filter { !known.contains($0.value.host) }
        if let victim = weakest(strangers) ?? weakest(unproven) { return .inPlace(of: victim) }
        // All are receivers'. Another of theirs takes the place of one that is paused; a stranger does not.
        guard known.contains(host), let victim = weakest(entries) else { return .refused }
        return .inPlace(of: victim)
    }

    /// One that has not proven anything, else the one that has been quiet for longest.
    private func weakest(_ entries: [ID: Entry]) -> ID? {
        entries.min { ($0.value.isProven ? 1 : 0, $0.value.turn) < ($1.value.isProven ? 1 : 0, $1.value.turn) }?.key
    }
}
