import CastWire

/// The ads of one item as they come: which clip the screen shows or opens in place of the content, which are yet to be
/// found out, up to where breaks have been passed, and what was told of those in the content's own stream.
///
/// Of the item it knows what each event brings. What comes of it for the load, the queue and the senders is
/// `MediaSessionCore`'s to say.
struct AdCourse: Equatable, Sendable {
    /// What opening a clip, or the wait for a schedule, may take: nobody is to wait long for an ad.
    static let loadLimit: Duration = .seconds(10)

    /// What the screen shows in place of the content.
    private(set) var showing: AdShowing?
    /// Ads that others than the sender name.
    var search = AdSearch()
    /// What of them is to be asked for, and where; see `MediaSession.planLookups`.
    var plan = LookupPlan()
    /// Seconds into the media; ads up to there are not shown, since playback began behind them.
    private(set) var floor: Double
    /// The ad in the content's own stream that senders were told of last.
    private var toldEmbedded: MediaSession.EmbeddedAd?

    init(from floor: Double) { self.floor = floor }

    // MARK: - Breaks

    /// The first of these breaks in which there is something to show, and those before it that count as seen.
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

    /// A break takes the content's place.
    ///
    /// - Parameter clips: all of it; one of them can be shown.
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
        /// The one behind it is to be opened.
        case next(wasShown: Bool)
        case breakOver(breakID: String, AdShowing.Place)
    }

    /// The clip was shown, skipped, or can't be shown. Nil where there is none.
    ///
    /// - Parameter isPatient: whether the media may be held back by more of the break.
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

    /// The screen is to find out first where the clip's media is.
    mutating func clipSought() { showing?.isSought = true }

    enum FoundOutcome: Equatable {
        /// No clip that shows stood still for it.
        case noneWaits
        case open
        /// There is nothing to open.
        case passOver
    }

    /// The answer to what was asked of a clip has been taken in, or given up.
    ///
    /// - Parameter clips: of the break that is shown, as they are now: what came behind the one that shows may have
    ///   become more.
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

    /// Its whole time counts as the break's.
    mutating func clipEnded(_ report: PlaybackReport, at now: ContinuousClock.Instant) {
        showing?.anchor = PlaybackAnchor(position: report.position, rate: 1, isMoving: false, at: now)
    }

    /// One that could not be opened is not tried again.
    mutating func clipFailed() {
        guard let ad = showing, ad.loadingSince != nil else { return }
        search.unplayable.insert(ad.clip.adBreakClipID)
    }

    // MARK: - Time

    /// When `deadlinePassed` has something to say.
    var nextDeadline: ContinuousClock.Instant? {
        [showing?.loadingSince, search.scheduleAwaitedSince].compactMap { $0 }.min().map { $0 + Self.loadLimit }
    }

    /// What does not come in time.
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

    // MARK: - The content's place

    /// Playback goes on from here, in seconds into the media, wherever it was.
    mutating func went(to position: Double) { floor = position }

    /// The content has played up to here.
    mutating func passed(_ position: Double) { floor = max(floor, position) }

    /// The screen says where it is: somebody there may have gone back.
    mutating func isAt(_ position: Double) {
        if position + MediaSessionCore.toleratedDrift < floor { floor = position }
    }

    enum EmbeddedOutcome: Equatable {
        case unchanged
        /// Senders are to be told; of this break, if any, that it has been seen.
        case changed(watched: String?)
    }

    /// An ad of the content's own stream shows from here on, or none.
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
