import CastWire

/// What is being found out about the ads of an item whose media the sender did not name: those of VAST clips, and the
/// breaks of a VMAP. The screen reads the documents.
struct AdSearch: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
        /// The breaks of the item.
        case schedule
        /// A clip, by its id.
        case clip(String)
    }

    /// A break whose place depends on the content's length, which nobody knows before it is loaded.
    struct Fraction: Equatable, Sendable {
        var info: AdBreakInfo
        /// Of the content's length, between 0 and 1.
        let place: Double
    }

    /// What the screen was asked and has not answered.
    private(set) var asked: [AdLookupID: Subject] = [:]
    /// Since when the load waits for the schedule.
    var scheduleAwaitedSince: ContinuousClock.Instant?
    var fractions: [Fraction] = []
    /// Clips that nothing came of.
    private(set) var fruitless: Set<String> = []
    /// Clips that the screen could not open.
    var unplayable: Set<String> = []
    /// Clips that have been asked for, or given up: nobody asks for them ahead any more. It only grows.
    private(set) var settled: Set<String> = []
    /// Clips that an ad server named, and not the sender, be it their media or where to ask for it.
    var foreign: Set<String> = []
    /// Places of this machine where the sender had ads asked for.
    var places: Set<LocalPlace> = []
    /// What the screen knows found clips by; see `MediaItem.AdClip.mark`.
    var marks: [String: String] = [:]

    func isAsking(for subject: Subject) -> Bool { asked.values.contains(subject) }

    /// Whether the clip's media is yet to be found out.
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

    /// What was asked; nil where nobody waits for the answer any more.
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
    /// The document itself goes before the place to ask for it.
    func lookup(_ document: AdLookup.Document, senderIsLoopback: Bool) -> AdLookup? {
        let response = adsResponse.flatMap { $0.isEmpty ? nil : $0 }
        let tag = adTagURL.flatMap { $0.isEmpty || response != nil ? nil : $0 }
        guard response != nil || tag != nil else { return nil }
        return AdLookup(document: document, tagURL: tag, response: response, senderIsLoopback: senderIsLoopback)
    }

    var isUsable: Bool { lookup(.clip, senderIsLoopback: false) != nil }
}

extension AdBreakClipInfo {
    /// Where its media is; nil where that is to be found out, or nobody knows.
    var address: String? { [contentURL, contentID].compactMap { $0 }.first { !$0.isEmpty } }

    /// A clip of an ad that a screen has found. Of what the sender said of the clip, what it wants shown stays.
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
