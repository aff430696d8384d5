/// Identifies one LOAD, so that a late event of one load can be told from those of the next.
///
/// The receiver counts the ids up; a player only repeats them.
package struct LoadID: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package var description: String { "load-\(rawValue)" }
}

/// What a player has to show: one LOAD of the media channel as plain values.
///
/// Times are seconds of media time, as on the wire. The values are unchecked: a player asks ``LoadPolicy`` before it
/// fetches anything, and plays what its browser can play.
package struct MediaItem: Sendable, Equatable {
    /// How the item's timeline behaves.
    package enum StreamType: String, Sendable {
        case buffered = "BUFFERED"
        case live = "LIVE"
        case none = "NONE"
    }

    /// A track of the media. Only text tracks with an address of their own can be shown, as in the Default Media
    /// Receiver; other tracks are ignored.
    package struct Track: Sendable, Equatable {
        package enum Kind: String, Sendable {
            case text = "TEXT"
            case audio = "AUDIO"
            case video = "VIDEO"
        }

        /// The sender's id for it, unique within the item.
        package var id: Int
        package var kind: Kind
        /// The address of a WebVTT file.
        package var url: String?
        package var contentType: String?
        /// A BCP 47 tag.
        package var language: String?
        package var name: String?
        /// The use of a text track: SUBTITLES, CAPTIONS, DESCRIPTIONS, CHAPTERS, METADATA.
        package var subtype: String?

        package init(
            id: Int, kind: Kind = .text, url: String? = nil, contentType: String? = nil, language: String? = nil,
            name: String? = nil, subtype: String? = nil
        ) {
            self.id = id
            self.kind = kind
            self.url = url
            self.contentType = contentType
            self.language = language
            self.name = name
            self.subtype = subtype
        }
    }

    /// What the screen shows about an ad while it plays. Skipping the ad, and returning to the content, are ordinary
    /// loads.
    package struct AdClip: Sendable, Equatable {
        package var title: String?
        /// Seconds of the clip after which a sender may skip it; nil if it may not.
        package var skippableAfter: Double?
        /// The clip's number within its break, from 1, and the number of clips; 0 if unknown.
        package var number: Int
        package var count: Int
        /// The mark under which the screen that found the ad keeps its tracking (``FoundAd/mark``). That screen reports
        /// to the ad server what was seen of the ad.
        package var mark: String?

        package init(
            title: String? = nil, skippableAfter: Double? = nil, number: Int = 0, count: Int = 0, mark: String? = nil
        ) {
            self.mark = mark
            self.title = title
            self.skippableAfter = skippableAfter
            self.number = number
            self.count = count
        }
    }

    package var contentURL: String
    /// The sender's MIME type; empty if it gave none.
    package var contentType: String
    package var streamType: StreamType = .buffered
    /// Seconds, as the sender stated; nil if it did not. A player that measures the duration uses its own value.
    package var toldDuration: Double?
    package var title: String?
    package var subtitle: String?
    /// Shown with audio, below title and artist (``subtitle`` is the artist there).
    package var albumTitle: String?
    /// The artwork, shown with audio.
    package var imageURL: String?
    /// Set if this is a clip of an ad break, loaded instead of the content. The screen marks it as an ad.
    package var ad: AdClip?
    package var tracks: [Track] = []
    package var activeTrackIDs: [Int] = []
    package var autoplay = true
    /// Seconds; nil for the beginning, or the live edge.
    package var startTime: Double?
    package var playbackRate = 1.0
    /// The sender's TextTrackStyle object as JSON text, passed to the page unchanged.
    package var textTrackStyle: String?
    /// Whether the sender that loaded it runs on this machine. Only then may the item be loaded from this machine, from
    /// the places that it names.
    package var senderIsLoopback: Bool
    /// For an ad that was looked up: the places on this machine that the sender named for its content and its ad
    /// lookups. The ad may be loaded only from these, and its own addresses add none; see ``places``.
    package var lentPlaces: Set<LocalPlace>?

    package init(contentURL: String, contentType: String, senderIsLoopback: Bool) {
        self.contentURL = contentURL
        self.contentType = contentType
        self.senderIsLoopback = senderIsLoopback
    }
}
