/// Identifies one ``PlayerCommand/lookUpAds(_:_:)``, so that its answer can be told from others.
package struct AdLookupID: Hashable, Sendable, RawRepresentable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }
}

/// An ad document that a screen has to fetch and read.
package struct AdLookup: Sendable, Equatable {
    package enum Document: String, Sendable {
        /// The ads of one clip: VAST.
        case clip
        /// The ad breaks of a whole item: VMAP.
        case schedule
    }

    package var document: Document
    /// The document's address; not fetched if there is a `response`.
    package var tagURL: String?
    /// The document itself.
    package var response: String?
    /// Whether the sender that named it runs on this machine; see ``LoadPolicy``.
    package var senderIsLoopback: Bool
    /// As in ``MediaItem/lentPlaces``, if another document named this one.
    package var lentPlaces: Set<LocalPlace>?

    package init(document: Document, tagURL: String? = nil, response: String? = nil, senderIsLoopback: Bool) {
        self.document = document
        self.tagURL = tagURL
        self.response = response
        self.senderIsLoopback = senderIsLoopback
    }

    /// Why the document must not be fetched, as a sentence; nil if it may be. The browser's driver checks the addresses
    /// that it leads to.
    package var refusal: String? {
        guard response == nil else { return nil }
        return LoadPolicy(self).refusal(of: tagURL ?? "")
    }
}

/// What a screen found in an ad document. The amount is bounded, but the contents are the ad server's: addresses are
/// checked by ``LoadPolicy`` when they are loaded.
package enum AdFindings: Sendable, Equatable {
    /// The ads of a VAST document, in the order in which they are shown.
    case ads([FoundAd])
    /// The breaks of a VMAP document.
    case breaks([FoundBreak])
    /// The document can't be fetched or read, or has nothing that this screen can show. The reason is a sentence.
    case nothing(reason: String)
}

/// An ad whose media this screen plays.
package struct FoundAd: Sendable, Equatable {
    package var url: String
    package var contentType: String
    /// Seconds, as stated by the ad server.
    package var duration: Double?
    /// Seconds into the ad after which it may be skipped; nil if it may not.
    package var skippableAfter: Double?
    package var title: String?
    package var clickThroughURL: String?
    /// The screen's mark for the ad's tracking; see ``MediaItem/AdClip/mark``.
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

/// An ad break of a VMAP document: its ads, or the address where they are requested.
package struct FoundBreak: Sendable, Equatable {
    package var id: String?
    /// In VMAP's notation; see ``AdOffset``.
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
