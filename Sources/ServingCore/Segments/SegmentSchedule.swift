/// Decides which runs of ffmpeg there are, how far ahead each may go, and which segments are kept. Pure: events go in,
/// actions come out, and ``OnDemandHLS`` carries them out.
///
/// The newest request wins. When a user scrubs through a film, the player requests many segments and needs only the
/// last, so a run for an older request is stopped for it. A request that lost its run gets another when there is room,
/// and does not lose that one. So a client that keeps requesting new segments does not block all others.
package struct SegmentSchedule: Sendable {
    package struct Limits: Sendable, Equatable {
        /// ffmpeg processes at once.
        package var runs: Int
        /// Segments that a run makes beyond the last requested one.
        package var readAhead: Int
        /// If a run is at most this many segments away, it is waited for; no other is started.
        package var near: Int
        /// Requests that wait for segments at once: twice the connections allowed to one address.
        package var mostWaiting: Int
        package var mostKept: Int
        package var mostBytes: Int
        /// The largest segment in bytes: 30 s at 280 Mbit/s, which no real film needs. A film without its promised cuts
        /// would fill the disk with one segment.
        package var mostBytesOfOne: Int

        package init(
            runs: Int = 2, readAhead: Int = 2, near: Int = 3, mostWaiting: Int = 64, mostKept: Int = 60,
            mostBytes: Int = 384 << 20, mostBytesOfOne: Int = 1 << 30
        ) {
            self.runs = runs
            self.readAhead = readAhead
            self.near = near
            self.mostWaiting = mostWaiting
            self.mostKept = mostKept
            self.mostBytes = mostBytes
            self.mostBytesOfOne = mostBytesOfOne
        }
    }

    package struct RunID: Hashable, Sendable { package let number: Int }

    package enum Action: Equatable, Sendable {
        case start(RunID, first: Int)
        case stop(RunID)
        case pause(RunID)
        case resume(RunID)
        case deliver(Int)
        case fail(Int, ServingError?)
        case discard(Int)
    }

    package struct Run: Equatable, Sendable {
        package var next: Int
        package var end: Int
        package var wantedThrough: Int
        package var isPaused = false
        /// The clients for which it was started have hung up.
        package var isForsaken = false
        package var lastAsked: Int
    }

    package struct Wish: Equatable, Sendable {
        /// The time of the last request.
        package var asked: Int
        /// A run that worked on it was stopped for another request.
        package var hasLostRun = false
    }

    package struct Made: Equatable, Sendable {
        package var bytes: Int
        package var lastUsed: Int
    }

    let count: Int
    private let joints: [Int]
    let limits: Limits
    package private(set) var runs: [RunID: Run] = [:]
    private(set) var made: [Int: Made] = [:]
    /// Segments that clients wait for.
    private(set) var wanted: [Int: Wish] = [:]
    private var clock = 0
    private var lastRun = 0

    /// - Parameter joints: See ``SegmentTable``.
    package init(count: Int, joints: [Int] = [], limits: Limits = Limits()) {
        self.count = count
        self.joints = joints
        self.limits = limits
    }

    /// A client requests a segment.
    package mutating func asked(_ index: Int) -> [Action] {
        guard index >= 0, index < count else { return [.fail(index, nil)] }
        clock += 1
        guard made[index] != nil else {
            wanted[index, default: Wish(asked: clock)].asked = clock
            return settle()
        }
        made[index]?.lastUsed = clock
        return [.deliver(index)] + encourage(after: index)
    }

    /// Nobody waits for the segment any more. Its run may be stopped for others.
    package mutating func abandoned(_ index: Int) -> [Action] {
        guard wanted.removeValue(forKey: index) != nil else { return [] }
        for (id, run) in runs where covers(run, index) && wishes(of: run).isEmpty { runs[id]?.isForsaken = true }
        return settle()
    }

    /// A run has finished a segment. Segments that it skipped will never come.
    package mutating func finished(_ index: Int, bytes: Int, by id: RunID) -> [Action] {
        guard var run = runs[id], index >= run.next, index < count else { return [] }
        clock += 1
        var actions: [Action] = (run.next..<index).filter { wanted[$0] != nil }.map { .fail($0, nil) }
        for skipped in run.next..<index { wanted[skipped] = nil }
        made[index] = Made(bytes: bytes, lastUsed: clock)
        if wanted.removeValue(forKey: index) != nil { actions.append(.deliver(index)) }
        run.next = index + 1
        if run.next < count, run.next >= run.end || made[run.next] != nil {
            runs[id] = nil
            actions.append(.stop(id))
        } else {
            let mayRest = run.next < count && run.next > run.wantedThrough
            run.isPaused = mayRest
            runs[id] = run
            if mayRest { actions.append(.pause(id)) }
        }
        return actions + evict(keeping: index) + settle()
    }

    /// A run's process has ended. Without an error it reached the end of its input, so no other run could make the
    /// segments that it still owed.
    package mutating func ended(_ id: RunID, _ error: ServingError?) -> [Action] {
        var actions: [Action] = []
        if let run = runs.removeValue(forKey: id) {
            let owed = wanted.keys.filter { covers(run, $0) || (error == nil && $0 >= run.next && $0 < run.end) }.sorted()
            for index in owed {
                wanted[index] = nil
                actions.append(.fail(index, error))
            }
        }
        return actions + settle()
    }

    private func covers(_ run: Run, _ index: Int) -> Bool {
        index >= run.next && index <= run.next + limits.near && index < run.end
    }

    /// The wanted segments that a run will make soon.
    private func wishes(of run: Run) -> [Int] {
        // This does not iterate over all wishes, because it is called once for each of them.
        (run.next...(run.next + limits.near)).filter { wanted[$0] != nil && covers(run, $0) }
    }

    /// Lets the run that is working after a segment go further ahead.
    private mutating func encourage(after index: Int) -> [Action] {
        for (id, run) in runs where run.next > index && run.next <= index + limits.readAhead + 1 {
            return allow(id, through: index + limits.readAhead, asked: clock)
        }
        return []
    }

    private mutating func allow(_ id: RunID, through index: Int, asked: Int) -> [Action] {
        guard var run = runs[id] else { return [] }
        run.wantedThrough = max(run.wantedThrough, index)
        run.lastAsked = max(run.lastAsked, asked)
        run.isForsaken = false
        let resumes = run.isPaused && run.next <= run.wantedThrough
        if resumes { run.isPaused = false }
        runs[id] = run
        return resumes ? [.resume(id)] : []
    }

    /// Gives every wish a run, the newest first, as far as possible.
    private mutating func settle() -> [Action] {
        var actions: [Action] = []
        for (index, wish) in wanted.sorted(by: { $0.value.asked > $1.value.asked }) {
            let asked = wish.asked
            if let id = runs.first(where: { covers($0.value, index) })?.key {
                let ahead = asked == clock ? limits.readAhead : 0
                actions += allow(id, through: index + ahead, asked: asked)
                continue
            }
            if runs.count >= limits.runs {
                guard let victim = victim(for: asked), let run = runs.removeValue(forKey: victim) else { continue }
                for lost in wishes(of: run) { wanted[lost]?.hasLostRun = true }
                actions.append(.stop(victim))
            }
            lastRun += 1
            let id = RunID(number: lastRun)
            runs[id] = Run(
                next: index, end: SegmentTable.runEnd(from: index, joints: joints, count: count),
                wantedThrough: index + limits.readAhead, lastAsked: asked)
            actions.append(.start(id, first: index))
        }
        return actions
    }

    /// The run that may be stopped for a wish: one that nobody waits for and that is paused, forsaken, or was requested
    /// before the wish (its player would have to start it again). If there is none, the newest wish gets the run
    /// requested longest ago whose wishes have not lost a run before.
    private func victim(for asked: Int) -> RunID? {
        let idle = runs.filter { run in
            guard run.value.isPaused || run.value.isForsaken || run.value.lastAsked < asked else { return false }
            return wishes(of: run.value).isEmpty
        }
        let isNewest = idle.isEmpty && asked == clock
        let candidates = isNewest
            ? runs.filter { run in !wishes(of: run.value).contains { wanted[$0]?.hasLostRun == true } } : idle
        return candidates.min { ($0.value.lastAsked, $0.key.number) < ($1.value.lastAsked, $1.key.number) }?.key
    }

    private mutating func evict(keeping newest: Int) -> [Action] {
        var actions: [Action] = []
        var bytes = made.values.reduce(0) { $0 + $1.bytes }
        while made.count > limits.mostKept || bytes > limits.mostBytes {
            let oldest = made.filter { $0.key != newest }.min { $0.value.lastUsed < $1.value.lastUsed }
            guard let oldest else { break }
            made[oldest.key] = nil
            bytes -= oldest.value.bytes
            actions.append(.discard(oldest.key))
        }
        return actions
    }
}
