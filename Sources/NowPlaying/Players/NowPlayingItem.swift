public import NowPlayingCore

/// What a player plays, as AVPlayerItem. Used on the main actor.
@MainActor
public final class NowPlayingItem {
    /// Of this item in this player: another one each time that something is played.
    public let id: String
    /// Of what is seen or heard, whoever plays it: players of the same content can share a session.
    public let contentID: String

    /// What the app says of it: it goes before the metadata. Times are the player's.
    public var nowPlayingInfo: NowPlayingInfo? {
        didSet { if nowPlayingInfo != oldValue { changed?() } }
    }
    /// What the app says of it in AVKit's way.
    public var externalMetadata: [MetadataItem] = [] {
        didSet { if externalMetadata != oldValue { changed?() } }
    }
    /// What the medium says of itself. It is the player's to set.
    public var assetMetadata: [MetadataItem] = [] {
        didSet { if assetMetadata != oldValue { changed?() } }
    }

    var changed: (@MainActor () -> Void)?

    /// With no metadata yet. Without a `contentID` of its own it is the content that its `id` names.
    public init(id: String, contentID: String? = nil, nowPlayingInfo: NowPlayingInfo? = nil) {
        self.id = id
        self.contentID = contentID ?? id
        self.nowPlayingInfo = nowPlayingInfo
    }

    /// All of it together: the medium's, the app's external metadata, the app's dictionary, each before the one named
    /// before it.
    public func info(languages: [String]) -> NowPlayingInfo {
        let metadata = MetadataSelection.info(asset: assetMetadata, external: externalMetadata, languages: languages)
        return nowPlayingInfo.map(metadata.merging) ?? metadata
    }
}
