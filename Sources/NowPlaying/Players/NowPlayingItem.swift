public import NowPlayingCore

/// An item that a player plays, as AVPlayerItem. Used on the main actor.
@MainActor
public final class NowPlayingItem {
    /// Identifies this item in this player: a different id each time something is played.
    public let id: String
    /// Identifies the content, whichever player plays it: players of the same content can share a session.
    public let contentID: String

    /// The app's own information, which replaces the metadata. Times come from the player.
    public var nowPlayingInfo: NowPlayingInfo? {
        didSet { if nowPlayingInfo != oldValue { changed?() } }
    }
    /// The app's own information, given as with AVKit.
    public var externalMetadata: [MetadataItem] = [] {
        didSet { if externalMetadata != oldValue { changed?() } }
    }
    /// The metadata of the media itself, which the player sets.
    public var assetMetadata: [MetadataItem] = [] {
        didSet { if assetMetadata != oldValue { changed?() } }
    }

    var changed: (@MainActor () -> Void)?

    /// Creates an item without metadata. If there is no `contentID`, the content is the one that `id` names.
    public init(id: String, contentID: String? = nil, nowPlayingInfo: NowPlayingInfo? = nil) {
        self.id = id
        self.contentID = contentID ?? id
        self.nowPlayingInfo = nowPlayingInfo
    }

    /// Returns all information together.
    ///
    /// The app's external metadata replaces the metadata of the media, and the app's dictionary replaces both.
    public func info(languages: [String]) -> NowPlayingInfo {
        let metadata = MetadataSelection.info(asset: assetMetadata, external: externalMetadata, languages: languages)
        return nowPlayingInfo.map(metadata.merging) ?? metadata
    }
}
