import CastWire

/// The progress of one item's ads: the clip that the screen shows or opens instead of the content, the ads that still
/// have to be looked up, the position up to which breaks have been passed, and what senders were told of ads inside the
/// content's stream.
///
/// It knows what each event means for the item's ads. `MediaSessionCore` decides what follows for the load, the queue
/// and the senders.
struct AdCourse: Equatable, Sendable {
    /// The longest time for opening a clip or waiting for a schedule: nobody should wait long for an ad.
    static let loadLimit: Duration = .seconds(10)

    /// What the screen shows instead of the content.
    private(set) var showing: AdShowing?
    /// The ads that the sender did not name itself.
    var search = AdSearch()
    /// Which of them are to be looked up, and at which position; see `MediaSession.planLookups`.
    var plan = LookupPlan()
    /// Seconds into the media. Ads up to here are not shown, because playback began after them.
    private(set) var floor: Double
    /// The ad inside the content's stream that senders were last told of.
    private var toldEmbedded: MediaSession.EmbeddedAd?

    init(from floor: Double) { self.floor = floor }

    // MARK: - Breaks

    /// The first of these breaks that has something to show, and the breaks before it, which count as watched.
    func firstPlayable(of due: [AdBreakInfo], in table: AdTable) -> (playable: AdBreakInfo?, passedOver: Set<String>) {
        var passedOver: Set<String> = []
        let playable = due.first { info in
            guard !passedOver.contains(info.adBreakID) else { return false }
            if table.clips(of: info).contains(where: search.canShow) { return true }
            passedOver.insert(info.adBreakID)
            return false
        }
        return (playable, passedOver)
    }

    /// Shows a break instead of the content.
    ///
    /// - Parameter clips: All clips of the break; at least one can be shown.
    mutating func begin(
        _ info: AdBreakInfo, _ place: AdShowing.Place, clips: [AdBreakClipInfo], at now: ContinuousClock.Instant
    ) {
        guard let index = clips.firstIndex(where: search.canShow) else { return }
        var ad = AdShowing(
            breakID: info.adBreakID, place: place, clips: clips,
            anchor: PlaybackAnchor(position: 0, rate: 1, isMoving: false, at: now))
        ad.index = index
        ad.loadingSince = now
        showing = ad
    }

    enum ClipOutcome: Equatable {
        /// The next clip is to be opened.
        case next(wasShown: Bool)
        case breakOver(breakID: String, AdShowing.Place)
    }

    /// A clip was shown, skipped, or can't be shown. Returns nil if no clip is shown.
    ///
    /// - Parameter isPatient: Whether more clips of the break may delay the media.
    mutating func clipOver(isPatient: Bool, at now: ContinuousClock.Instant) -> ClipOutcome? {
        guard var ad = showing else { return nil }
        let wasShown = ad.loadingSince == nil
        ad.timeBefore += ad.clipTime(at: now)
        while isPatient, ad.index + 1 < ad.clips.count {
            ad.index += 1
            guard search.canShow(ad.clip) else { continue }
            ad.anchor = PlaybackAnchor(position: 0, rate: 1, isMoving: false, at: now)
            ad.duration = nil
            ad.isSought = false
            ad.loadingSince = now
            showing = ad
            return .next(wasShown: wasShown)
        }
        showing = nil
        return .breakOver(breakID: ad.breakID, ad.place)
    }

    // MARK: - The clip

    /// The screen has to find the clip's media first.
    mutating func clipSought() { showing?.isSought = true }

    enum FoundOutcome: Equatable {
        /// The current clip does not wait for this answer.
        case noneWaits
        case open
        /// The clip has no media to open.
        case passOver
    }

    /// An answer about a clip has been handled, or is no longer awaited.
    ///
    /// - Parameter clips: The current clips of the break that is shown. The answer may have added clips after the
    ///   current one.
    mutating func clipFound(
        _ clipID: String, _ clips: [AdBreakClipInfo], at now: ContinuousClock.Instant
    ) -> FoundOutcome {
        guard var ad = showing else { return .noneWaits }
        let wasSought = ad.isSought && ad.clip.adBreakClipID == clipID
        if clips.indices.contains(ad.index) { ad.clips = clips }
        if wasSought {
            ad.isSought = false
            ad.loadingSince = now
        }
        showing = ad
        guard wasSought else { return .noneWaits }
        return ad.clip.address == nil ? .passOver : .open
    }

    mutating func clipLoaded(_ description: MediaDescription, _ report: PlaybackReport) {
        showing?.loadingSince = nil
        showing?.duration = description.duration
        clipMoved(report)
    }

    mutating func clipMoved(_ report: PlaybackReport) {
        showing?.anchor = PlaybackAnchor(
            position: WireNumber.time(report.position), rate: 1, isMoving: report.state == .playing, at: report.at)
    }

    /// The clip's whole time is added to the break's.
    mutating func clipEnded(_ report: PlaybackReport, at now: ContinuousClock.Instant) {
        showing?.anchor = PlaybackAnchor(position: report.position, rate: 1, isMoving: false, at: now)
    }

    /// A clip that could not be opened is not tried again.
    mutating func clipFailed() {
        guard let ad = showing, ad.loadingSince != nil else { return }
        search.unplayable.insert(ad.clip.adBreakClipID)
    }

    // MARK: - Time

    /// When `deadlinePassed` is due; nil if nothing is.
    var nextDeadline: ContinuousClock.Instant? {
        [showing?.loadingSince, search.scheduleAwaitedSince].compactMap { $0 }.min().map { $0 + Self.loadLimit }
    }

    /// What did not arrive in time.
    enum Late: Equatable {
        case clip
        case schedule
    }

    mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Late? {
        if let ad = showing, let since = ad.loadingSince, now >= since + Self.loadLimit {
            if ad.isSought { search.giveUp(.clip(ad.clip.adBreakClipID)) }
            return .clip
        }
        guard let since = search.scheduleAwaitedSince, now >= since + Self.loadLimit else { return nil }
        search.giveUp(.schedule)
        return .schedule
    }

    // MARK: - The content's position

    /// Playback goes on from here, in seconds into the media, wherever it was before.
    mutating func went(to position: Double) { floor = position }

    /// The content has played up to here.
    mutating func passed(_ position: Double) { floor = max(floor, position) }

    /// The screen reports this position. If it is earlier, somebody at the screen has sought back.
    mutating func isAt(_ position: Double) {
        if position + MediaSessionCore.toleratedDrift < floor { floor = position }
    }

    enum EmbeddedOutcome: Equatable {
        case unchanged
        /// Senders are to be told. `watched` is the break that has now been watched, if any.
        case changed(watched: String?)
    }

    /// Takes the ad of the content's stream that is shown from now on; nil if none is.
    mutating func follow(_ shown: MediaSession.EmbeddedAd?) -> EmbeddedOutcome {
        let before = toldEmbedded
        guard shown != nil || before != nil, shown?.isSame(as: before) != true else { return .unchanged }
        toldEmbedded = shown
        guard let before, before.breakID != shown?.breakID else { return .changed(watched: nil) }
        return .changed(watched: before.breakID)
    }

    /// The screen was given something else to show.
    mutating func screenLoads() { toldEmbedded = nil }
}
