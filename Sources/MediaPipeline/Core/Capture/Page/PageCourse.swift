/// Decides how a page that nobody looks at is kept available.
///
/// It decides when the page's browser is started, when the page is loaded again, whether its picture is shown, and
/// which messages people get. All times are since the source's start.
///
/// Until the page has been shown once, trouble that waiting does not fix ends it at once, and other trouble ends it
/// after ``firstTime``. After that no trouble ends it: it is tried again after 1 s, and then after pauses of up to
/// ``longestRest``.
package struct PageCourse: Equatable, Sendable {
    package enum Event: Equatable, Sendable {
        /// The browser is there, and can be told where to go.
        case opened
        /// The page has begun to arrive: a document of its own, and no error.
        case arrived
        /// The whole page is there, and drawn.
        case loaded
        case failed(PageTrouble)
        /// The page can't be used any more in this browser. The text is the reason, in half a sentence.
        case broke(String)
        /// The browser is gone. The text is the reason, in half a sentence.
        case ended(String)
        /// ``due`` has come.
        case time
    }

    package enum Step: Equatable, Sendable {
        /// Start a browser with a display of its own.
        case begin
        /// Tell the browser to load the page.
        case load
        /// Show the display: it shows the page.
        case show
        /// Show the last good picture: the display does not show the page.
        case hold
        /// End the browser; ``Event/ended(_:)`` follows.
        case end
        case warn(String)
        /// Give up the page. The text is the reason, in a sentence.
        case giveUp(String)
    }

    /// How long the page may be missing at the start.
    package static let firstTime = Duration.seconds(30)
    /// How long a server may be silent.
    package static let answerTime = Duration.seconds(20)
    /// After this time a page is shown as it is, even if it is not complete.
    package static let loadTime = Duration.seconds(10)
    /// How long a browser may take to start.
    package static let beginTime = Duration.seconds(30)
    package static let longestRest = Duration.seconds(60)
    /// After this time without trouble, the next trouble counts as a new one.
    package static let health = Duration.seconds(60)

    private static let advice =
        "Does `chromium` start by hand, as an ordinary user? Its sandbox is a package of its own on Debian: "
        + "chromium-sandbox."

    private enum State: Equatable {
        case beginning(since: Duration)
        case loading(since: Duration, hasArrived: Bool)
        case showing(since: Duration)
        /// Until the browser is told to load the page again.
        case waiting(until: Duration)
        case ending
        /// Until a browser is started.
        case resting(until: Duration)
        case over
    }

    private let name: String
    private var state: State
    private var troubles = 0
    private var hasShown = false
    private var told: String?
    /// How often the browser was restarted.
    package private(set) var restarts = 0

    /// Begins with the start of the first browser.
    ///
    /// - Parameter name: The page's name, for people.
    package init(_ name: String, at now: Duration) {
        self.name = name
        state = .beginning(since: now)
    }

    /// When ``Event/time`` has to be reported, if no other event comes before.
    package var due: Duration? {
        switch state {
        case .beginning(let since): since + Self.beginTime
        case .loading(let since, true): since + Self.loadTime
        case .loading(let since, false):
            // The last attempt within ``firstTime`` gets at least 5 s.
            min(since + Self.answerTime, hasShown ? since + Self.answerTime : max(Self.firstTime, since + .seconds(5)))
        case .waiting(let until), .resting(let until): until
        case .showing, .ending, .over: nil
        }
    }

    package mutating func take(_ event: Event, at now: Duration) -> [Step] {
        if state == .over { return [] }
        switch event {
        case .opened:
            guard case .beginning = state else { return [] }
            state = .loading(since: now, hasArrived: false)
            return [.load]
        case .arrived: return arrive(at: now)
        case .loaded:
            guard case .loading(_, true) = state else { return [] }
            return show(at: now)
        case .failed(let trouble): return fail(trouble, at: now)
        case .broke(let why):
            if case .resting = state { return [] }
            if state == .ending { return [] }
            let steps = restart(why, at: now)
            if state != .over { state = .ending }
            return steps + [.end]
        case .ended(let why): return end(why, at: now)
        case .time: return pass(now)
        }
    }

    private mutating func arrive(at now: Duration) -> [Step] {
        switch state {
        case .loading(let since, _): state = .loading(since: since, hasArrived: true)
        // The page came back by itself.
        case .waiting: state = .loading(since: now, hasArrived: true)
        default: break
        }
        return []
    }

    private mutating func show(at now: Duration) -> [Step] {
        state = .showing(since: now)
        hasShown = true
        return [.show]
    }

    private mutating func fail(_ trouble: PageTrouble, at now: Duration) -> [Step] {
        switch state {
        case .loading, .showing: break
        default: return []
        }
        let sentence = "\(name): \(trouble)"
        if !hasShown, trouble.isLasting || now >= Self.firstTime { return giveUp(sentence) }
        let rest = rest(at: now)
        state = .waiting(until: now + rest)
        guard told != sentence else { return [.hold] }
        told = sentence
        let limit = hasShown ? "until it can be" : "for \(Int(Self.firstTime / .seconds(1))) s"
        return [.hold, .warn("\(sentence); it is tried again \(limit)")]
    }

    private mutating func end(_ why: String, at now: Duration) -> [Step] {
        if state == .ending {
            state = .resting(until: now + rest(at: now))
            return []
        }
        if case .resting = state { return [] }
        let steps = restart(why, at: now)
        if state != .over { state = .resting(until: now + rest(at: now)) }
        return steps
    }

    private mutating func restart(_ why: String, at now: Duration) -> [Step] {
        if !hasShown, now >= Self.firstTime || restarts >= 3 { return giveUp("\(name): \(why). \(Self.advice)") }
        recover(at: now)
        restarts += 1
        // The first restarts are reported, then fewer and fewer: they may go on for months.
        guard restarts <= 5 || restarts & (restarts - 1) == 0 else { return [.hold] }
        let count = restarts == 1 ? "" : " (\(restarts) times so far)"
        return [.hold, .warn("\(name): \(why); its browser is started again\(count)")]
    }

    private mutating func pass(_ now: Duration) -> [Step] {
        guard let due, now >= due else { return [] }
        switch state {
        case .beginning: return take(.broke("its browser does not start"), at: now)
        case .loading(_, false): return fail(.noAnswer, at: now)
        case .loading(_, true): return show(at: now)
        case .waiting:
            state = .loading(since: now, hasArrived: false)
            return [.load]
        case .resting:
            state = .beginning(since: now)
            return [.begin]
        case .showing, .ending, .over: return []
        }
    }

    private mutating func giveUp(_ sentence: String) -> [Step] {
        state = .over
        return [.giveUp(sentence)]
    }

    /// Forgets earlier trouble if the page was shown for ``health`` since.
    private mutating func recover(at now: Duration) {
        guard case .showing(let since) = state, now - since >= Self.health else { return }
        troubles = 0
        told = nil
    }

    /// How long to wait after one more trouble.
    private mutating func rest(at now: Duration) -> Duration {
        recover(at: now)
        troubles += 1
        let rest = min(Self.longestRest, .seconds(Int64(1) << min(troubles - 1, 6)))
        // The last attempt of ``firstTime`` must begin within it.
        guard !hasShown, now < Self.firstTime else { return rest }
        return min(rest, Self.firstTime - now)
    }
}
