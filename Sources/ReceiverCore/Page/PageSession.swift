package import CastWire

/// What the receiver and its page know of each other: commands on their way, and which load is the page's now.
///
/// Pure. A page names itself by a random id that it makes when it starts: the same id again is the same page with a
/// broken connection, and gets what it missed; another id is a page that knows nothing, so what was loaded is reported
/// failed and only idle text and volume are told again.
package struct PageSession: Sendable {
    /// How long a page may say nothing while it has left something unseen, before it is taken for dead. It says what it
    /// has seen within a second.
    package static let silenceLimit = Duration.seconds(10)
    /// Commands that may be unseen, without those that a later one makes pointless. Beyond it, too, the page is taken
    /// for dead.
    package static let unseenLimit = 1024
    /// Senders' messages among them; more are lost.
    static let messageLimit = 512
    /// Documents on ads that the page is asked for at a time.
    static let lookupLimit = 64

    /// A line that the page has not said to have seen.
    private struct Unseen {
        var line: PageLine
        /// Of this line, or of the first that it has taken the place of.
        var since: ContinuousClock.Instant
        var grant: PageRights.Grant?
    }

    private var page: String?
    /// Whether it reads.
    private var isConnected = false
    /// When the page connected, or said something, last.
    private var heardAt: ContinuousClock.Instant?
    private var log: [Unseen] = []
    private var lastNumber = 0
    /// What the page has said to have seen, at the least.
    private var seenNumber = 0
    private var lastReport = 0
    private var idle: PlayerCommand?
    private var volume: PlayerCommand?
    private var mirror: MirroringFormat?
    /// What was mirrored last, the newest last: of those that ended the page may have a last word to say, also where
    /// another has taken their place.
    private var mirrored: [MirroringID] = []
    /// The load that the page was last given and that hasn't ended.
    package private(set) var current: LoadID?
    /// Where its media is.
    private var currentURL: String?
    /// The last report on `current`, for the position to fail at.
    private var latest: PlaybackReport?
    /// What of this machine the page's requests may have.
    private var rights = PageRights()
    package var policy: LoadPolicy { rights.policy(machine) }
    /// This machine's addresses, as its driver has last asked for them.
    package var machine = MachineAddresses.loopback
    /// What the page was asked of ads and has not answered.
    private var lookups: Set<AdLookupID> = []
    /// What the page was told last to warm up, for which load.
    private var preload: (load: LoadID, url: String)?
    /// Whether another application has the screen. Then only what our page is to know at its return is kept.
    private var isAside = false

    package init() {}

    /// What comes of a page's connection.
    package enum Connection: Sendable, Equatable {
        /// The same page: send it what it missed.
        case resumed([PageLine])
        /// A page that starts anew: send it these, after telling the receiver these.
        case fresh([PageLine], [PlayerEvent])
    }

    package mutating func connect(page id: String, seen: Int, at now: ContinuousClock.Instant) -> Connection {
        // A page that claims to have seen what was never sent is not the one we knew.
        if id == page, (seenNumber...lastNumber).contains(seen) {
            isConnected = true
            heardAt = now
            forget(upTo: seen)
            return .resumed(log.map(\.line))
        }
        let lost = page == nil ? [] : gone(reason: "Another page took over the screen.", at: now)
        let waiting = log
        page = id
        isConnected = true
        heardAt = now
        isAside = false
        log = []
        lastReport = 0
        seenNumber = lastNumber
        // The numbers go on: this may be a page that was given up and has come back with its count.
        append(.reset, at: now)
        for command in [idle, volume, mirror.map(PlayerCommand.mirror)].compactMap({ $0 }) {
            append(.command(command), at: now)
        }
        for unseen in waiting where !isScreenState(unseen.line.content) {
            append(unseen.line.content, unseen.grant, at: now)
        }
        return .fresh(log.map(\.line), lost + [.ready])
    }

    /// Nobody reads. The page may come back.
    package mutating func disconnected() { isConnected = false }

    /// What the page is to be sent next, after what it was sent last.
    package func line(after number: Int) -> PageLine? { log.first { $0.line.number > number }?.line }

    /// What comes of a command.
    package enum Sending: Sendable, Equatable {
        /// To go down now if the page is connected.
        case line(PageLine)
        /// Not for the page: the receiver is told this, and the page that its load is over, where it had one.
        case refused(PlayerEvent, stop: PageLine?)
        /// Nobody is to be told anything now.
        case kept
        /// The page has left too much unseen and is to be ended.
        case unanswered
    }

    package mutating func send(_ command: PlayerCommand, at now: ContinuousClock.Instant) -> Sending {
        guard !isUnanswered(at: now) else { return .unanswered }
        keep(command)
        if isAside { return sendAside(command, at: now) }
        switch command {
        case .load(let id, let item):
            rights.lower(for: item, machine)
            if !item.senderIsLoopback { withdrawGrants() }
            if preload?.url == item.contentURL { preload = nil }
            let policy = LoadPolicy(item, machine: machine)
            if let failure = policy.failure(of: item) { return refuse(id, failure, at: now) }
            current = id
            currentURL = item.contentURL
            latest = nil
            return .line(append(.command(command), .film(here(item.places)), at: now))
        case .lookUpAds(let id, let lookup):
            if let refusal = lookup.refusal {
                return .refused(.adsFound(id, .nothing(reason: refusal)), stop: nil)
            }
            guard lookups.count < Self.lookupLimit else {
                return .refused(.adsFound(id, .nothing(reason: "The screen is asked for too many.")), stop: nil)
            }
            rights.lower(for: lookup)
            if !lookup.senderIsLoopback { withdrawGrants() }
            lookups.insert(id)
            return .line(append(.command(command), .lookup(id, here(lookup.places)), at: now))
        case .setNext(let id, let next):
            return .line(append(.command(.setNext(id, next.map(withAllowedImage))), at: now))
        case .preload(let id, let item):
            let allowed = item.flatMap { mayPreload($0) ? $0 : nil }
            preload = allowed.map { (id, $0.contentURL) }
            return .line(append(.command(.preload(id, allowed)), at: now))
        case .message where log.count(where: { $0.line.content.isMessage }) >= Self.messageLimit: return .kept
        default: break
        }
        return .line(append(.command(command), at: now))
    }

    /// A page that is away may come back, and is waited for.
    private func isUnanswered(at now: ContinuousClock.Instant) -> Bool {
        if log.count >= Self.unseenLimit { return true }
        guard isConnected, let heardAt, let oldest = log.map(\.since).min() else { return false }
        return now - max(oldest, heardAt) >= Self.silenceLimit
    }

    /// Somebody who has no right comes behind lines that would give one.
    private mutating func withdrawGrants() {
        for index in log.indices { log[index].grant = nil }
    }

    /// What a page that starts anew is told, as it is now.
    private mutating func keep(_ command: PlayerCommand) {
        switch command {
        case .setIdle: idle = command
        case .setVolume: volume = command
        case .mirror(let format):
            mirror = format
            // As many as the receiver keeps the counts of.
            mirrored = mirrored.suffix(MirroringJournal.endedLimit) + [format.id]
        case .endMirroring(let id) where mirror?.id == id: mirror = nil
        default: break
        }
    }

    private mutating func sendAside(_ command: PlayerCommand, at now: ContinuousClock.Instant) -> Sending {
        let reason = "Another application has the screen."
        switch command {
        case .load(let id, _):
            return refuse(id, PlaybackFailure(kind: .refused, code: .loadFailed, reason: reason), at: now)
        case .lookUpAds(let id, _): return .refused(.adsFound(id, .nothing(reason: reason)), stop: nil)
        default: return .kept
        }
    }

    /// Where what plays comes from on this machine the browser goes for anybody, a redirection from elsewhere to there
    /// among it. So a picture that somebody else named waits for its item's turn.
    private func withAllowedImage(_ next: NextItem) -> NextItem {
        guard policy.allowsLoopback, !next.senderIsLoopback else { return next }
        var next = next
        next.imageURL = nil
        return next
    }

    /// What plays and what is warmed up beside it are held against the same rule.
    private func mayPreload(_ item: MediaItem) -> Bool {
        here(item.places) == rights.places && LoadPolicy(item, machine: machine).failure(of: item) == nil
    }

    private func here(_ places: Set<LocalPlace>) -> Set<LocalPlace> { places.filter { $0.isHere(machine) } }

    /// The page was kept from a host that its media may not come from: what is there is over. What else it wanted of
    /// that host (a picture, a part of a stream) it does without, or says itself that it can't.
    package mutating func refuse(
        host: String, at now: ContinuousClock.Instant
    ) -> (events: [PlayerEvent], lines: [PageLine]) {
        let reason = LoadPolicy.refusal(ofOwn: host)
        if current != nil, let currentURL, LoadPolicy.isURL(currentURL, at: host) {
            let failure = PlaybackFailure(kind: .refused, code: .loadFailed, reason: reason)
            return fail(failure, at: now).map { ([$0.event], [$0.stop]) } ?? ([], [])
        }
        if let warmedUp = preload, LoadPolicy.isURL(warmedUp.url, at: host) {
            preload = nil
            return ([], [append(.command(.preload(warmedUp.load, nil)), at: now)])
        }
        return (refuseLookups(reason: reason), [])
    }

    /// Takes all lookups for failed, since one of the page's requests was answered from where it may not come from.
    /// What the page says of them from here on is passed over.
    package mutating func refuseLookups(reason: String) -> [PlayerEvent] {
        defer { lookups = [] }
        return lookups.sorted { $0.rawValue < $1.rawValue }.map { .adsFound($0, .nothing(reason: reason)) }
    }

    /// Another application's page takes the screen. What was loaded is over, and of our page nothing is expected until
    /// it connects again.
    package mutating func setAside() {
        isAside = true
        page = nil
        current = nil
        log = []
        rights = PageRights()
        lookups = []
    }

    /// The screen is ours again. What comes from here on waits for the page.
    package mutating func comeBack() { isAside = false }

    private mutating func refuse(
        _ id: LoadID, _ failure: PlaybackFailure, at now: ContinuousClock.Instant
    ) -> Sending {
        let stop = current.map { append(.command(.stop($0)), at: now) }
        current = nil
        let report = PlaybackReport(load: id, event: .failed(failure), state: .ended, position: 0, at: now)
        return .refused(.playback(report), stop: stop)
    }

    /// The page's reports as events. Reports of another page, told before, or of another load yield nothing.
    package mutating func receive(_ batch: PageReports, at now: ContinuousClock.Instant) -> [PlayerEvent] {
        // Beyond that no page counts, and no sum of ours holds.
        guard batch.page == page, (1...Int(Int32.max)).contains(batch.first) else { return [] }
        heardAt = now
        if batch.seen <= lastNumber { forget(upTo: batch.seen) }
        let known = max(0, lastReport - (batch.first - 1))
        let new = batch.reports.dropFirst(known)
        lastReport = max(lastReport, batch.first - 1 + batch.reports.count)
        return new.compactMap { $0.event(at: now) }.filter { admit($0) }
    }

    private mutating func admit(_ event: PlayerEvent) -> Bool {
        switch event {
        case .mirrored(let id, _), .needsKeyFrame(let id, _), .mirroringFault(let id, _, _):
            return mirrored.contains(id)
        case .adsFound(let id, _):
            rights.answered(id)
            return lookups.remove(id) != nil
        default: break
        }
        guard case .playback(let report) = event else { return true }
        guard report.load == current else { return false }
        latest = report
        switch report.event {
        case .ended, .stopped, .failed: current = nil
        default: break
        }
        return true
    }

    /// Fails what is loaded for a reason that the page doesn't know; it is told to stop by the line.
    package mutating func fail(
        _ failure: PlaybackFailure, at now: ContinuousClock.Instant
    ) -> (event: PlayerEvent, stop: PageLine)? {
        guard let load = current, let event = failed(failure, at: now) else { return nil }
        return (event, append(.command(.stop(load)), at: now))
    }

    /// The page or its browser has died: what is loaded has failed, and the next page starts anew.
    package mutating func gone(reason: String, at now: ContinuousClock.Instant) -> [PlayerEvent] {
        let failure = PlaybackFailure(
            kind: .browserGone, code: .mediaUnknown, reason: "The receiver's screen ended while this was loaded.")
        let lost = failed(failure, at: now)
        page = nil
        isConnected = false
        log = []
        rights = PageRights()
        return [lost].compactMap { $0 } + refuseLookups(reason: failure.reason) + [.gone(reason: reason)]
    }

    private mutating func failed(_ failure: PlaybackFailure, at now: ContinuousClock.Instant) -> PlayerEvent? {
        guard let load = current else { return nil }
        current = nil
        let position = latest.map {
            $0.state == .playing ? $0.position + (now - $0.at) / .seconds(1) * $0.rate : $0.position
        }
        return .playback(
            PlaybackReport(load: load, event: .failed(failure), state: .ended, position: position ?? 0, at: now))
    }

    /// What it makes pointless is not kept for the page any more; it may have been sent.
    @discardableResult
    private mutating func append(
        _ content: PageLine.Content, _ grant: PageRights.Grant? = nil, at now: ContinuousClock.Instant
    ) -> PageLine {
        lastNumber += 1
        var since = now
        if case .command(let command) = content {
            log.removeAll { unseen in
                guard case .command(let earlier) = unseen.line.content, command.supersedes(earlier) else {
                    return false
                }
                since = min(since, unseen.since)
                return true
            }
        }
        let line = PageLine(number: lastNumber, content: content, waits: grant.map { !rights.has($0) } ?? false)
        log.append(Unseen(line: line, since: since, grant: grant))
        return line
    }

    /// The page has these, and has made way for them.
    private mutating func forget(upTo seen: Int) {
        seenNumber = max(seenNumber, seen)
        for unseen in log where unseen.line.number <= seen {
            if let grant = unseen.grant { rights.give(grant) }
        }
        log.removeAll { $0.line.number <= seen }
    }

    private func isScreenState(_ content: PageLine.Content) -> Bool {
        switch content {
        case .command(.setIdle), .command(.setVolume), .command(.mirror), .command(.endMirroring): true
        default: false
        }
    }
}

extension PageLine.Content {
    fileprivate var isMessage: Bool { if case .command(.message) = self { true } else { false } }
}
