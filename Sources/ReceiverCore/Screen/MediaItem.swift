/// Names one LOAD, so that an event which was under way when the next LOAD came can be told from its successor's.
///
/// The receiver's platform counts them up; a player only repeats them.
package struct LoadID: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package var description: String { "load-\(rawValue)" }
}

/// What a player is to show: one LOAD of the media channel in plain values.
///
/// Times are seconds of media time, as on the wire. Nothing here has been checked: a player asks ``LoadPolicy`` before
/// it fetches a byte, and plays what its browser plays.
package struct MediaItem: Sendable, Equatable {
    /// How the item's time line behaves.
    package enum StreamType: String, Sendable {
        case buffered = "BUFFERED"
        case live = "LIVE"
        case none = "NONE"
    }

    /// A track beside the media. Only text tracks with an address of their own can be shown (the Default Media
    /// Receiver's rule); others are kept out of the picture.
    package struct Track: Sendable, Equatable {
        package enum Kind: String, Sendable {
            case text = "TEXT"
            case audio = "AUDIO"
            case video = "VIDEO"
        }

        /// The sender's number for it, unique within the item.
        package var id: Int
        package var kind: Kind
        /// Where a WebVTT file is.
        package var url: String?
        package var contentType: String?
        /// BCP 47.
        package var language: String?
        package var name: String?
        /// The text track's use: SUBTITLES, CAPTIONS, DESCRIPTIONS, CHAPTERS, METADATA.
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

    /// What the screen tells of an ad while it plays. Skipping it, and the way back to the content at its position, are
    /// loads like any other.
    package struct AdClip: Sendable, Equatable {
        package var title: String?
        /// Seconds of the clip after which a sender may skip it; nil where it may not.
        package var skippableAfter: Double?
        /// Which clip of its break it is, from 1, and how many there are; 0 where that is not known.
        package var number: Int
        package var count: Int
        /// What the screen that found the ad knows its tracking by (``FoundAd/mark``): that screen tells the ad server
        /// what is seen of it.
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
    /// The MIME type that the sender gave; empty where it gave none.
    package var contentType: String
    package var streamType: StreamType = .buffered
    /// Seconds, as the sender told it; nil where it did not. A player that finds out for itself knows better.
    package var toldDuration: Double?
    package var title: String?
    package var subtitle: String?
    /// Shown with audio, below title and artist (which is ``subtitle`` there).
    package var albumTitle: String?
    /// Artwork, shown with audio.
    package var imageURL: String?
    /// Set where this is a clip of an ad break, loaded in place of the content: the screen marks it as an ad.
    package var ad: AdClip?
    package var tracks: [Track] = []
    package var activeTrackIDs: [Int] = []
    package var autoplay = true
    /// Seconds; nil begins at the start, or at the live edge.
    package var startTime: Double?
    package var playbackRate = 1.0
    /// The sender's TextTrackStyle object as JSON text, handed to the page untouched.
    package var textTrackStyle: String?
    /// Whether the sender that loaded this sits on this machine. Only then may the item come from this machine too,
    /// from the places that it names.
    package var senderIsLoopback: Bool
    /// What of this machine its sender named elsewhere and lends it, where this was found out and names nothing in its
    /// sender's name; see ``places``.
    package var lentPlaces: Set<LocalPlace>?

    package init(contentURL: String, contentType: String, senderIsLoopback: Bool) {
        self.contentURL = contentURL
        self.contentType = contentType
        self.senderIsLoopback = senderIsLoopback
    }
}
