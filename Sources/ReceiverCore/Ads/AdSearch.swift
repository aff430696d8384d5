import CastWire

/// The lookup of an item's ads that the sender did not name itself: the media of VAST clips, and the breaks of a VMAP.
/// The screen reads the documents.
struct AdSearch: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
        /// The breaks of the item.
        case schedule
        /// A clip, by its id.
        case clip(String)
    }

    /// A break whose position depends on the content's length, which is unknown until the content is loaded.
    struct Fraction: Equatable, Sendable {
        var info: AdBreakInfo
        /// A part of the content's length, between 0 and 1.
        let place: Double
    }

    /// The lookups that the screen has not answered.
    private(set) var asked: [AdLookupID: Subject] = [:]
    /// Since when the load has been waiting for the schedule.
    var scheduleAwaitedSince: ContinuousClock.Instant?
    var fractions: [Fraction] = []
    /// Clips whose lookup found nothing.
    private(set) var fruitless: Set<String> = []
    /// Clips that the screen could not open.
    var unplayable: Set<String> = []
    /// Clips that have been looked up or given up, so they are not looked up in advance any more. The set only grows.
    private(set) var settled: Set<String> = []
    /// Clips whose media, or whose lookup address, came from an ad server and not from the sender.
    var foreign: Set<String> = []
    /// Places on this machine where the sender told us to look up ads.
    var places: Set<LocalPlace> = []
    /// The screen's marks for clips that it found; see `MediaItem.AdClip.mark`.
    var marks: [String: String] = [:]

    func isAsking(for subject: Subject) -> Bool { asked.values.contains(subject) }

    /// Whether the clip's media still has to be looked up.
    func isToBeFound(_ clip: AdBreakClipInfo) -> Bool {
        clip.address == nil && clip.vastAdsRequest?.isUsable == true && !fruitless.contains(clip.adBreakClipID)
    }

    func canShow(_ clip: AdBreakClipInfo) -> Bool {
        guard clip.address != nil else { return isToBeFound(clip) }
        return !unplayable.contains(clip.adBreakClipID)
    }

    mutating func ask(for subject: Subject, as id: AdLookupID) {
        asked[id] = subject
        if case .clip(let id) = subject { settled.insert(id) }
    }

    /// What the lookup was about; nil if its answer is no longer awaited.
    mutating func answered(_ id: AdLookupID) -> Subject? { asked.removeValue(forKey: id) }

    mutating func giveUp(_ subject: Subject) {
        asked = asked.filter { $0.value != subject }
        if case .clip(let id) = subject {
            fruitless.insert(id)
            settled.insert(id)
        }
    }
}

extension VASTAdsRequest {
    /// The lookup for this request. A document in the request takes precedence over an address; nil if there is
    /// neither.
    func lookup(_ document: AdLookup.Document, senderIsLoopback: Bool) -> AdLookup? {
        let response = adsResponse.flatMap { $0.isEmpty ? nil : $0 }
        let tag = adTagURL.flatMap { $0.isEmpty || response != nil ? nil : $0 }
        guard response != nil || tag != nil else { return nil }
        return AdLookup(document: document, tagURL: tag, response: response, senderIsLoopback: senderIsLoopback)
    }

    var isUsable: Bool { lookup(.clip, senderIsLoopback: false) != nil }
}

extension AdBreakClipInfo {
    /// The address of its media; nil if it has to be looked up or is unknown.
    var address: String? { [contentURL, contentID].compactMap { $0 }.first { !$0.isEmpty } }

    /// A clip for an ad that a screen found. It keeps what the sender specified for display.
    init(_ ad: FoundAd, id: String, of clip: AdBreakClipInfo?) {
        self = clip ?? AdBreakClipInfo(adBreakClipID: id)
        adBreakClipID = id
        contentURL = ad.url
        contentType = ad.contentType
        duration = ad.duration ?? duration
        title = clip?.title ?? ad.title
        clickThroughURL = ad.clickThroughURL ?? clickThroughURL
        whenSkippable = ad.skippableAfter ?? whenSkippable
    }
}
