#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// MPMediaItemProperty...

extension NowPlayingProperty where Value == String {
    public static var title: Self { .init("MPMediaItemPropertyTitle") }
    public static var albumTitle: Self { .init("MPMediaItemPropertyAlbumTitle") }
    public static var artist: Self { .init("MPMediaItemPropertyArtist") }
    public static var composer: Self { .init("MPMediaItemPropertyComposer") }
    public static var genre: Self { .init("MPMediaItemPropertyGenre") }
}

extension NowPlayingProperty where Value == Int {
    public static var albumTrackCount: Self { .init("MPMediaItemPropertyAlbumTrackCount") }
    public static var albumTrackNumber: Self { .init("MPMediaItemPropertyAlbumTrackNumber") }
    public static var discCount: Self { .init("MPMediaItemPropertyDiscCount") }
    public static var discNumber: Self { .init("MPMediaItemPropertyDiscNumber") }
}

extension NowPlayingProperty where Value == UInt64 {
    public static var persistentID: Self { .init("MPMediaItemPropertyPersistentID") }
}

extension NowPlayingProperty where Value == MediaItemArtwork {
    public static var artwork: Self { .init("MPMediaItemPropertyArtwork") }
}

extension NowPlayingProperty where Value == Double {
    /// In seconds. A live stream has none: what is endless or not a number is left out.
    public static var playbackDuration: Self { .init("MPMediaItemPropertyPlaybackDuration") }
}

// MPNowPlayingInfoProperty...

extension NowPlayingProperty where Value == Double {
    /// In seconds, at the moment at which it is set.
    public static var elapsedPlaybackTime: Self {
        .init("MPNowPlayingInfoPropertyElapsedPlaybackTime", number: .position)
    }
    /// 1 where it is not set, as long as something plays.
    public static var playbackRate: Self { .init("MPNowPlayingInfoPropertyPlaybackRate", number: .rate) }
    public static var defaultPlaybackRate: Self {
        .init("MPNowPlayingInfoPropertyDefaultPlaybackRate", number: .rate)
    }
    /// How much was played, 0 to 1.
    public static var playbackProgress: Self {
        .init("MPNowPlayingInfoPropertyPlaybackProgress", number: .fraction)
    }
    /// Where the credits begin, in seconds, advertising left out.
    public static var creditsStartTime: Self {
        .init("MPNowPlayingInfoPropertyCreditsStartTime", number: .position)
    }
}

extension NowPlayingProperty where Value == Int {
    /// From 0.
    public static var playbackQueueIndex: Self { .init("MPNowPlayingInfoPropertyPlaybackQueueIndex") }
    public static var playbackQueueCount: Self { .init("MPNowPlayingInfoPropertyPlaybackQueueCount") }
    /// From 0.
    public static var chapterNumber: Self { .init("MPNowPlayingInfoPropertyChapterNumber") }
    public static var chapterCount: Self { .init("MPNowPlayingInfoPropertyChapterCount") }
}

extension NowPlayingProperty where Value == Bool {
    public static var isLiveStream: Self { .init("MPNowPlayingInfoPropertyIsLiveStream") }
    public static var excludeFromSuggestions: Self { .init("MPNowPlayingInfoPropertyExcludeFromSuggestions") }
}

extension NowPlayingProperty where Value == NowPlayingMediaType {
    public static var mediaType: Self { .init("MPNowPlayingInfoPropertyMediaType") }
}

extension NowPlayingProperty where Value == [NowPlayingLanguageOption] {
    public static var availableLanguageOptions: Self { .init("MPNowPlayingInfoPropertyAvailableLanguageOptions") }
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
    public static var collectionIdentifier: Self {
        .init("MPNowPlayingInfoCollectionIdentifier", text: .identifier)
    }
    public static var externalContentIdentifier: Self {
        .init("MPNowPlayingInfoPropertyExternalContentIdentifier", text: .identifier)
    }
    public static var externalUserProfileIdentifier: Self {
        .init("MPNowPlayingInfoPropertyExternalUserProfileIdentifier", text: .identifier)
    }
    public static var serviceIdentifier: Self {
        .init("MPNowPlayingInfoPropertyServiceIdentifier", text: .identifier)
    }
    public static var internationalStandardRecordingCode: Self {
        .init("MPNowPlayingInfoPropertyInternationalStandardRecordingCode", text: .identifier)
    }
    public static var assetURL: Self { .init("MPNowPlayingInfoPropertyAssetURL", text: .url) }
}

// What AVKit's information panel shows and MediaPlayer has no key for.

extension NowPlayingProperty where Value == String {
    public static var itemDescription: Self { .init("MarqueeItemDescription", text: .description) }
    public static var subtitle: Self { .init("MarqueeSubtitle") }
    public static var contentRating: Self { .init("MarqueeContentRating") }
    public static var chapterTitle: Self { .init("MarqueeChapterTitle") }
}
