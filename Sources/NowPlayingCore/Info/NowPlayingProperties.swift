public import PlatformFoundation

// MPMediaItemProperty...

extension NowPlayingProperty where Value == String {
    /// The item's title.
    public static var title: Self { .init("MPMediaItemPropertyTitle") }
    /// The album that the item belongs to.
    public static var albumTitle: Self { .init("MPMediaItemPropertyAlbumTitle") }
    /// The artist; several artists stand in one text.
    public static var artist: Self { .init("MPMediaItemPropertyArtist") }
    /// The composer.
    public static var composer: Self { .init("MPMediaItemPropertyComposer") }
    /// The genre.
    public static var genre: Self { .init("MPMediaItemPropertyGenre") }
}

extension NowPlayingProperty where Value == Int {
    /// How many items the album has.
    public static var albumTrackCount: Self { .init("MPMediaItemPropertyAlbumTrackCount") }
    /// The item's number in the album, from 1.
    public static var albumTrackNumber: Self { .init("MPMediaItemPropertyAlbumTrackNumber") }
    /// How many discs the album has.
    public static var discCount: Self { .init("MPMediaItemPropertyDiscCount") }
    /// The disc that the item is on, from 1.
    public static var discNumber: Self { .init("MPMediaItemPropertyDiscNumber") }
}

extension NowPlayingProperty where Value == UInt64 {
    /// An id that identifies the item.
    public static var persistentID: Self { .init("MPMediaItemPropertyPersistentID") }
}

extension NowPlayingProperty where Value == MediaItemArtwork {
    /// The item's image.
    public static var artwork: Self { .init("MPMediaItemPropertyArtwork") }
}

extension NowPlayingProperty where Value == Double {
    /// In seconds. A live stream has none: a duration that is infinite or not a number is left out.
    public static var playbackDuration: Self { .init("MPMediaItemPropertyPlaybackDuration") }
}

// MPNowPlayingInfoProperty...

extension NowPlayingProperty where Value == Double {
    /// In seconds from the start, at the moment at which it is set.
    public static var elapsedPlaybackTime: Self {
        .init("MPNowPlayingInfoPropertyElapsedPlaybackTime", number: .position)
    }
    /// 1 is normal speed. If the rate is not set, it counts as 1 as long as something plays.
    public static var playbackRate: Self { .init("MPNowPlayingInfoPropertyPlaybackRate", number: .rate) }
    /// The rate at which the item plays when it is not paused: 1 is normal speed.
    public static var defaultPlaybackRate: Self {
        .init("MPNowPlayingInfoPropertyDefaultPlaybackRate", number: .rate)
    }
    /// How much of the item has been played, 0 to 1.
    public static var playbackProgress: Self {
        .init("MPNowPlayingInfoPropertyPlaybackProgress", number: .fraction)
    }
    /// The start of the credits, in seconds from the item's start, without advertising.
    public static var creditsStartTime: Self {
        .init("MPNowPlayingInfoPropertyCreditsStartTime", number: .position)
    }
}

extension NowPlayingProperty where Value == Int {
    /// The item's place in the queue, from 0.
    public static var playbackQueueIndex: Self { .init("MPNowPlayingInfoPropertyPlaybackQueueIndex") }
    /// How many items the queue has.
    public static var playbackQueueCount: Self { .init("MPNowPlayingInfoPropertyPlaybackQueueCount") }
    /// The chapter's number, from 0.
    public static var chapterNumber: Self { .init("MPNowPlayingInfoPropertyChapterNumber") }
    /// How many chapters the item has.
    public static var chapterCount: Self { .init("MPNowPlayingInfoPropertyChapterCount") }
}

extension NowPlayingProperty where Value == Bool {
    /// Whether it is a live stream, which has no duration and can't be skipped in.
    public static var isLiveStream: Self { .init("MPNowPlayingInfoPropertyIsLiveStream") }
    /// Whether the item is kept out of suggestions.
    public static var excludeFromSuggestions: Self { .init("MPNowPlayingInfoPropertyExcludeFromSuggestions") }
}

extension NowPlayingProperty where Value == NowPlayingMediaType {
    /// Whether the item is audio or video.
    public static var mediaType: Self { .init("MPNowPlayingInfoPropertyMediaType") }
}

extension NowPlayingProperty where Value == [NowPlayingLanguageOption] {
    /// The languages that can be chosen.
    public static var availableLanguageOptions: Self { .init("MPNowPlayingInfoPropertyAvailableLanguageOptions") }
    /// The languages that are chosen.
    public static var currentLanguageOptions: Self { .init("MPNowPlayingInfoPropertyCurrentLanguageOptions") }
}

extension NowPlayingProperty where Value == [AdTimeRange] {
    /// The places of the advertising.
    ///
    /// If it is set, elapsed time and duration are shown without advertising. If it is not set, they are shown as they
    /// are.
    public static var adTimeRanges: Self { .init("MPNowPlayingInfoPropertyAdTimeRanges") }
}

extension NowPlayingProperty where Value == Date {
    /// The date of what is shown, at the moment at which it is set.
    public static var currentPlaybackDate: Self { .init("MPNowPlayingInfoPropertyCurrentPlaybackDate") }
}

extension NowPlayingProperty where Value == String {
    /// An id that identifies the album or the playlist.
    public static var collectionIdentifier: Self {
        .init("MPNowPlayingInfoCollectionIdentifier", text: .identifier)
    }
    /// An id that identifies the content across apps.
    public static var externalContentIdentifier: Self {
        .init("MPNowPlayingInfoPropertyExternalContentIdentifier", text: .identifier)
    }
    /// The app's user profile that plays the item.
    public static var externalUserProfileIdentifier: Self {
        .init("MPNowPlayingInfoPropertyExternalUserProfileIdentifier", text: .identifier)
    }
    /// An id that identifies the app's service.
    public static var serviceIdentifier: Self {
        .init("MPNowPlayingInfoPropertyServiceIdentifier", text: .identifier)
    }
    /// The recording's ISRC.
    public static var internationalStandardRecordingCode: Self {
        .init("MPNowPlayingInfoPropertyInternationalStandardRecordingCode", text: .identifier)
    }
    /// The URL of the content.
    public static var assetURL: Self { .init("MPNowPlayingInfoPropertyAssetURL", text: .url) }
}

// Values that AVKit's information panel shows and for which MediaPlayer has no key.

extension NowPlayingProperty where Value == String {
    /// A description of the item; line breaks become spaces.
    public static var itemDescription: Self { .init("MarqueeItemDescription", text: .description) }
    /// A second title.
    public static var subtitle: Self { .init("MarqueeSubtitle") }
    /// The content rating, such as an age rating.
    public static var contentRating: Self { .init("MarqueeContentRating") }
    /// The chapter's title.
    public static var chapterTitle: Self { .init("MarqueeChapterTitle") }
}
