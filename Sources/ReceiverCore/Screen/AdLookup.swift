/// Names one ``PlayerCommand/lookUpAds(_:_:)``, so that its answer is told from those of others.
package struct AdLookupID: Hashable, Sendable, RawRepresentable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }
}

/// A document about ads that a screen is to get and to read.
package struct AdLookup: Sendable, Equatable {
    package enum Document: String, Sendable {
        /// The ads of one clip: VAST.
        case clip
        /// The ad breaks of a whole item: VMAP.
        case schedule
    }

    package var document: Document
    /// Where it is fetched from; not asked where `response` is there.
    package var tagURL: String?
    /// The document itself.
    package var response: String?
    /// Whether the sender that named it sits on this machine; see ``LoadPolicy``.
    package var senderIsLoopback: Bool
    /// As ``MediaItem/lentPlaces``, where a document named this one.
    package var lentPlaces: Set<LocalPlace>?

    package init(document: Document, tagURL: String? = nil, response: String? = nil, senderIsLoopback: Bool) {
        self.document = document
        self.tagURL = tagURL
        self.response = response
        self.senderIsLoopback = senderIsLoopback
    }

    /// Why it is not to be fetched, as a sentence; nil where it may be. What it leads to is held back by the browser's
    /// driver.
    package var refusal: String? {
        guard response == nil else { return nil }
        return LoadPolicy(self).refusal(of: tagURL ?? "")
    }
}

/// What a screen found in a document about ads. Bounded, but what it says is the ad server's: addresses are held
/// against ``LoadPolicy`` when they are loaded.
package enum AdFindings: Sendable, Equatable {
    /// Of a VAST document, in the order in which they are to be shown.
    case ads([FoundAd])
    /// Of a VMAP document.
    case breaks([FoundBreak])
    /// It can't be fetched or read, or has nothing that this screen can show; a sentence.
    case nothing(reason: String)
}

/// An ad whose media this screen plays.
package struct FoundAd: Sendable, Equatable {
    package var url: String
    package var contentType: String
    /// Seconds, as the ad server says.
    package var duration: Double?
    /// Seconds into the ad after which it may be skipped; nil where it may not.
    package var skippableAfter: Double?
    package var title: String?
    package var clickThroughURL: String?
    /// What the screen knows the ad's tracking by; see ``MediaItem/AdClip/mark``.
    package var mark: String?

    package init(
        url: String, contentType: String, duration: Double? = nil, skippableAfter: Double? = nil,
        title: String? = nil, clickThroughURL: String? = nil, mark: String? = nil
    ) {
        self.url = url
        self.contentType = contentType
        self.duration = duration
        self.skippableAfter = skippableAfter
        self.title = title
        self.clickThroughURL = clickThroughURL
        self.mark = mark
    }
}

/// An ad break of a VMAP document: the ads that stand in it, or where they are asked for.
package struct FoundBreak: Sendable, Equatable {
    package var id: String?
    /// As VMAP writes it; see ``AdOffset``.
    package var offset: String
    package var tagURL: String?
    package var ads: [FoundAd]

    package init(id: String? = nil, offset: String, tagURL: String? = nil, ads: [FoundAd] = []) {
        self.id = id
        self.offset = offset
        self.tagURL = tagURL
        self.ads = ads
    }
}
