package import CastWire

/// The shared state of the receiver and its page: commands in transit, and the page's current load.
///
/// A page identifies itself by a random id that it makes when it starts. The same id again is the same page after a
/// broken connection, and gets the lines that it missed. Another id is a page without any state: the current load is
/// reported as failed, and only the idle text, the volume and a running mirroring are sent again.
package struct PageSession: Sendable {
    /// How long a page with unseen lines may be silent before it counts as dead. A working page reports within a second
    /// what it has seen.
    package static let silenceLimit = Duration.seconds(10)
    /// The number of unseen commands, without those that a later command made ineffective. With more, the page counts
    /// as dead too.
    package static let unseenLimit = 1024
    /// The number of senders' messages among them. Further messages are lost.
    static let messageLimit = 512
    /// The number of ad documents that the page looks up at a time.
    static let lookupLimit = 64

    /// A line that the page has not acknowledged.
    private struct Unseen {
        var line: PageLine
        /// When this line was added, or the first of the lines that it replaced.
        var since: ContinuousClock.Instant
        var grant: PageRights.Grant?
    }

    private var page: String?
    /// Whether the page reads the stream.
    private var isConnected = false
    /// When the page last connected or reported.
    private var heardAt: ContinuousClock.Instant?
    private var log: [Unseen] = []
    private var lastNumber = 0
    /// The number up to which the page has certainly seen the lines.
    private var seenNumber = 0
    private var lastReport = 0
    private var idle: PlayerCommand?
    private var volume: PlayerCommand?
    private var mirror: MirroringFormat?
    /// The last mirrorings, the newest last. The page may send last counts for those that ended, even after another has
    /// replaced them.
    private var mirrored: [MirroringID] = []
    /// The load that the page was last given, if it hasn't ended.
    package private(set) var current: LoadID?
    /// The URL of its media.
    private var currentURL: String?
    /// The last report about `current`; its position is used if the load fails.
    private var latest: PlaybackReport?
    /// The places on this machine that the page's requests may reach.
    private var rights = PageRights()
    package var policy: LoadPolicy { rights.policy(machine) }
    /// This machine's addresses, as last determined by the driver.
    package var machine = MachineAddresses.loopback
    /// The ad lookups that the page has not answered.
    private var lookups: Set<AdLookupID> = []
    /// The last URL that the page was told to prepare, and the load after which it comes.
    private var preload: (load: LoadID, url: String)?
    /// Whether another application is shown. Then only what our page has to know on its return is kept.
    private var isAside = false

    package init() {}

    /// The result of a page's connection.
    package enum Connection: Sendable, Equatable {
        /// The same page: send it the lines that it missed.
        case resumed([PageLine])
        /// A page that starts anew: report the events to the receiver, then send it the lines.
        case fresh([PageLine], [PlayerEvent])
    }

    package mutating func connect(page id: String, seen: Int, at now: ContinuousClock.Instant) -> Connection {
        // A page that claims to have seen lines that were never sent is not the page that we knew.
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
        // The numbers are not reset: this may be a page that was given up and returns with its count.
        append(.reset, at: now)
        for command in [idle, volume, mirror.map(PlayerCommand.mirror)].compactMap({ $0 }) {
            append(.command(command), at: now)
        }
        for unseen in waiting where !isScreenState(unseen.line.content) {
            append(unseen.line.content, unseen.grant, at: now)
        }
        return .fresh(log.map(\.line), lost + [.ready])
    }

    /// Nobody reads the stream. The page may return.
    package mutating func disconnected() { isConnected = false }

    /// The next line to send to the page, after the line that was sent last.
    package func line(after number: Int) -> PageLine? { log.first { $0.line.number > number }?.line }

    /// The result of a command.
    package enum Sending: Sendable, Equatable {
        /// Send the line now if the page is connected.
        case line(PageLine)
        /// The command is not for the page. Report the event to the receiver, and send `stop` to the page if it had a
        /// load.
        case refused(PlayerEvent, stop: PageLine?)
        /// Nothing is sent now.
        case kept
        /// The page has left too much unseen and has to be ended.
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

    /// Whether the page counts as dead. A page without a connection may return, so it is waited for.
    private func isUnanswered(at now: ContinuousClock.Instant) -> Bool {
        if log.count >= Self.unseenLimit { return true }
        guard isConnected, let heardAt, let oldest = log.map(\.since).min() else { return false }
        return now - max(oldest, heardAt) >= Self.silenceLimit
    }

    /// Withdraws the rights that earlier lines would give, because a sender without rights comes after them.
    private mutating func withdrawGrants() {
        for index in log.indices { log[index].grant = nil }
    }

    /// Keeps the state that a page that starts anew is sent.
    private mutating func keep(_ command: PlayerCommand) {
        switch command {
        case .setIdle: idle = command
        case .setVolume: volume = command
        case .mirror(let format):
            mirror = format
            // As many as the receiver keeps counts for.
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

    /// The browser may reach the places on this machine from which the current media comes, whoever named the address;
    /// a redirect from elsewhere suffices. So an image that a sender elsewhere named is left out until its item plays.
    private func withAllowedImage(_ next: NextItem) -> NextItem {
        guard policy.allowsLoopback, !next.senderIsLoopback else { return next }
        var next = next
        next.imageURL = nil
        return next
    }

    /// An item may be prepared only if it has the same rights as the current media.
    private func mayPreload(_ item: MediaItem) -> Bool {
        here(item.places) == rights.places && LoadPolicy(item, machine: machine).failure(of: item) == nil
    }

    private func here(_ places: Set<LocalPlace>) -> Set<LocalPlace> { places.filter { $0.isHere(machine) } }

    /// The relay refused the page a connection to a host. If the current media is at this host, its load fails. Other
    /// requests to the host (an image, a part of a stream) the page does without, or reports itself that it can't go
    /// on.
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

    /// Fails all lookups, because one of the page's requests was answered from a forbidden place. The page's later
    /// answers to them are ignored.
    package mutating func refuseLookups(reason: String) -> [PlayerEvent] {
        defer { lookups = [] }
        return lookups.sorted { $0.rawValue < $1.rawValue }.map { .adsFound($0, .nothing(reason: reason)) }
    }

    /// Another application's page takes the screen. The current load ends, and nothing is expected from our page until
    /// it connects again.
    package mutating func setAside() {
        isAside = true
        page = nil
        current = nil
        log = []
        rights = PageRights()
        lookups = []
    }

    /// Our page gets the screen back. Lines from now on wait for the page.
    package mutating func comeBack() { isAside = false }

    private mutating func refuse(
        _ id: LoadID, _ failure: PlaybackFailure, at now: ContinuousClock.Instant
    ) -> Sending {
        let stop = current.map { append(.command(.stop($0)), at: now) }
        current = nil
        let report = PlaybackReport(load: id, event: .failed(failure), state: .ended, position: 0, at: now)
        return .refused(.playback(report), stop: stop)
    }

    /// Turns the page's reports into events. Reports of another page, repeated reports and those about another load are
    /// ignored.
    package mutating func receive(_ batch: PageReports, at now: ContinuousClock.Instant) -> [PlayerEvent] {
        // A page never counts further, and larger numbers could overflow.
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

    /// Fails the current load for a reason that the page doesn't know; the returned line tells the page to stop.
    package mutating func fail(
        _ failure: PlaybackFailure, at now: ContinuousClock.Instant
    ) -> (event: PlayerEvent, stop: PageLine)? {
        guard let load = current, let event = failed(failure, at: now) else { return nil }
        return (event, append(.command(.stop(load)), at: now))
    }

    /// The page or its browser has died: the current load fails, and the next page starts anew.
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

    /// Adds a line, and removes those that it makes ineffective; they may have been sent already.
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

    /// The page has seen these lines and has ended its media for them, so their rights are granted.
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
