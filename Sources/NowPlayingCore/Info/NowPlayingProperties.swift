#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// MPMediaItemProperty...

extension NowPlayingProperty where Value == String {
    /// What it is called.
    public static var title: Self { .init("MPMediaItemPropertyTitle") }
    /// What it is a part of.
    public static var albumTitle: Self { .init("MPMediaItemPropertyAlbumTitle") }
    /// By whom it is; several stand in one text.
    public static var artist: Self { .init("MPMediaItemPropertyArtist") }
    /// Who wrote it.
    public static var composer: Self { .init("MPMediaItemPropertyComposer") }
    /// What kind of thing it is.
    public static var genre: Self { .init("MPMediaItemPropertyGenre") }
}

extension NowPlayingProperty where Value == Int {
    /// How many items the album has.
    public static var albumTrackCount: Self { .init("MPMediaItemPropertyAlbumTrackCount") }
    /// Its number in the album, from 1.
    public static var albumTrackNumber: Self { .init("MPMediaItemPropertyAlbumTrackNumber") }
    /// How many discs the album has.
    public static var discCount: Self { .init("MPMediaItemPropertyDiscCount") }
    /// The disc that it is on, from 1.
    public static var discNumber: Self { .init("MPMediaItemPropertyDiscNumber") }
}

extension NowPlayingProperty where Value == UInt64 {
    /// What the item is known by.
    public static var persistentID: Self { .init("MPMediaItemPropertyPersistentID") }
}

extension NowPlayingProperty where Value == MediaItemArtwork {
    /// Its picture.
    public static var artwork: Self { .init("MPMediaItemPropertyArtwork") }
}

extension NowPlayingProperty where Value == Double {
    /// In seconds. A live stream has none: what is endless or not a number is left out.
    public static var playbackDuration: Self { .init("MPMediaItemPropertyPlaybackDuration") }
}

// MPNowPlayingInfoProperty...

extension NowPlayingProperty where Value == Double {
    /// In seconds from the start, at the moment at which it is set.
    public static var elapsedPlaybackTime: Self {
        .init("MPNowPlayingInfoPropertyElapsedPlaybackTime", number: .position)
    }
    /// 1 is normal speed, and what counts where it is not set, as long as something plays.
    public static var playbackRate: Self { .init("MPNowPlayingInfoPropertyPlaybackRate", number: .rate) }
    /// How fast it plays when it is not paused: 1 is normal speed.
    public static var defaultPlaybackRate: Self {
        .init("MPNowPlayingInfoPropertyDefaultPlaybackRate", number: .rate)
    }
    /// How much was played, 0 to 1.
    public static var playbackProgress: Self {
        .init("MPNowPlayingInfoPropertyPlaybackProgress", number: .fraction)
    }
    /// Where the credits begin, in seconds from the start, advertising left out.
    public static var creditsStartTime: Self {
        .init("MPNowPlayingInfoPropertyCreditsStartTime", number: .position)
    }
}

extension NowPlayingProperty where Value == Int {
    /// From 0.
    public static var playbackQueueIndex: Self { .init("MPNowPlayingInfoPropertyPlaybackQueueIndex") }
    /// How many items there are in the queue.
    public static var playbackQueueCount: Self { .init("MPNowPlayingInfoPropertyPlaybackQueueCount") }
    /// From 0.
    public static var chapterNumber: Self { .init("MPNowPlayingInfoPropertyChapterNumber") }
    /// How many chapters it has.
    public static var chapterCount: Self { .init("MPNowPlayingInfoPropertyChapterCount") }
}

extension NowPlayingProperty where Value == Bool {
    /// A live stream has no duration, and can't be skipped in.
    public static var isLiveStream: Self { .init("MPNowPlayingInfoPropertyIsLiveStream") }
    /// Whether it is to be kept out of suggestions.
    public static var excludeFromSuggestions: Self { .init("MPNowPlayingInfoPropertyExcludeFromSuggestions") }
}

extension NowPlayingProperty where Value == NowPlayingMediaType {
    /// Sound or picture.
    public static var mediaType: Self { .init("MPNowPlayingInfoPropertyMediaType") }
}

extension NowPlayingProperty where Value == [NowPlayingLanguageOption] {
    /// Languages that can be chosen.
    public static var availableLanguageOptions: Self { .init("MPNowPlayingInfoPropertyAvailableLanguageOptions") }
    /// Languages that are chosen.
    public static var currentLanguageOptions: Self { .init("MPNowPlayingInfoPropertyCurrentLanguageOptions") }
}

extension NowPlayingProperty where Value == [AdTimeRange] {
    /// Where the advertising is. With it, elapsed time and duration are told without it; without it, as they are.
    public static var adTimeRanges: Self { .init("MPNowPlayingInfoPropertyAdTimeRanges") }
}

extension NowPlayingProperty where Value == Date {
    /// The date of what is seen, at the moment at which it is set.
    public static var currentPlaybackDate: Self { .init("MPNowPlayingInfoPropertyCurrentPlaybackDate") }
}

extension NowPlayingProperty where Value == String {
    /// What the album or the list is known by.
    public static var collectionIdentifier: Self {
        .init("MPNowPlayingInfoCollectionIdentifier", text: .identifier)
    }
    /// What the content is known by, across apps.
    public static var externalContentIdentifier: Self {
        .init("MPNowPlayingInfoPropertyExternalContentIdentifier", text: .identifier)
    }
    /// Whose profile of the app plays it.
    public static var externalUserProfileIdentifier: Self {
        .init("MPNowPlayingInfoPropertyExternalUserProfileIdentifier", text: .identifier)
    }
    /// What the app's service is known by.
    public static var serviceIdentifier: Self {
        .init("MPNowPlayingInfoPropertyServiceIdentifier", text: .identifier)
    }
    /// The recording's ISRC.
    public static var internationalStandardRecordingCode: Self {
        .init("MPNowPlayingInfoPropertyInternationalStandardRecordingCode", text: .identifier)
    }
    /// Where it is.
    public static var assetURL: Self { .init("MPNowPlayingInfoPropertyAssetURL", text: .url) }
}

// What AVKit's information panel shows and MediaPlayer has no key for.

extension NowPlayingProperty where Value == String {
    /// What it is about; lines become one.
    public static var itemDescription: Self { .init("MarqueeItemDescription", text: .description) }
    /// A second title.
    public static var subtitle: Self { .init("MarqueeSubtitle") }
    /// For whom it is.
    public static var contentRating: Self { .init("MarqueeContentRating") }
    /// What the chapter is called.
    public static var chapterTitle: Self { .init("MarqueeChapterTitle") }
}
