import CastWire
import NowPlayingCore
import SenderCore

/// A media item's metadata as a desktop shows it: the title, and below it the person or work that it belongs to.
///
/// | Type | title | artist | album | subtitle | disc, track |
/// |---|---|---|---|---|---|
/// | generic, an app's own | title | artist, or subtitle | album | subtitle | as reported |
/// | film | title | studio, or subtitle | | subtitle | |
/// | episode | title | series | "Season 2" | subtitle, or "Season 2, episode 5" | season, episode |
/// | music | title | artist, or the album's | album | subtitle | as reported |
/// | picture | title | artist | place | subtitle | |
/// | audiobook | chapter | artist, or the authors | book | subtitle | chapter |
enum MetadataReading {
    static func info(of status: MediaStatus, applicationName: String?) -> NowPlayingInfo {
        let media = status.mediaInformation
        let metadata = media?.metadata ?? MediaMetadata()
        var info = NowPlayingInfo()
        info[.title] = metadata.text(.title)
        info[.subtitle] = metadata.text(.subtitle)
        info[.composer] = metadata.text(.composer)
        switch metadata.metadataType {
        case .generic, .user: readGeneric(metadata, into: &info)
        case .movie: info[.artist] = metadata.text(.studio) ?? metadata.text(.subtitle)
        case .tvShow: readEpisode(metadata, into: &info)
        case .musicTrack: readMusic(metadata, into: &info)
        case .photo:
            info[.artist] = metadata.text(.artist)
            info[.albumTitle] = metadata.text(.locationName)
        case .audiobookChapter: readChapter(metadata, status.queueData?.containerMetadata, into: &info)
        }
        if info[.title] == nil { info[.title] = media.flatMap(fileName) ?? applicationName }
        info[.mediaType] = media.flatMap { mediaType($0, metadata.metadataType) }
        return info
    }

    private static func readGeneric(_ metadata: MediaMetadata, into info: inout NowPlayingInfo) {
        readMusic(metadata, into: &info)
        if info[.artist] == nil { info[.artist] = metadata.text(.subtitle) }
    }

    private static func readMusic(_ metadata: MediaMetadata, into info: inout NowPlayingInfo) {
        info[.artist] = metadata.text(.artist) ?? metadata.text(.albumArtist)
        info[.albumTitle] = metadata.text(.albumTitle)
        info[.albumTrackNumber] = metadata.count(.trackNumber)
        info[.discNumber] = metadata.count(.discNumber)
    }

    private static func readEpisode(_ metadata: MediaMetadata, into info: inout NowPlayingInfo) {
        let season = metadata.count(.seasonNumber)
        let episode = metadata.count(.episodeNumber)
        let words = [season.map { "Season \($0)" }, episode.map { "\(season == nil ? "Episode" : "episode") \($0)" }]
            .compactMap(\.self).joined(separator: ", ")
        info[.artist] = metadata.text(.seriesTitle)
        info[.albumTitle] = season.map { "Season \($0)" }
        info[.discNumber] = season
        info[.albumTrackNumber] = episode
        if info[.subtitle] == nil { info[.subtitle] = words }
        if info[.title] == nil { info[.title] = words }
    }

    private static func readChapter(
        _ metadata: MediaMetadata, _ book: MediaQueueContainerMetadata?, into info: inout NowPlayingInfo
    ) {
        let names = { (names: [String]?) in names.map { $0.prefix(8).joined(separator: ", ") } }
        info[.chapterTitle] = metadata.text(.chapterTitle)
        if let chapter = info[.chapterTitle] { info[.title] = chapter }
        info[.albumTitle] = metadata.text(.bookTitle) ?? book?.title
        info[.artist] = metadata.text(.artist) ?? metadata.text(.albumArtist) ?? names(book?.authors)
        if info[.artist] == nil { info[.artist] = metadata.text(.subtitle) }
        info[.chapterNumber] = metadata.count(.chapterNumber)
        info[.albumTrackNumber] = metadata.count(.chapterNumber)
    }

    private static func mediaType(
        _ media: MediaInformation, _ type: MediaMetadata.MetadataType
    ) -> NowPlayingMediaType? {
        let kind = media.contentType.prefix(6).lowercased()
        if kind == "audio/" { return .audio }
        if kind == "video/" { return .video }
        return switch type {
        case .musicTrack, .audiobookChapter: .audio
        case .movie, .tvShow: .video
        case .generic, .photo, .user: nil
        }
    }

    /// Returns the name of the file at the content's URL; nil if the last part of the URL is no file name.
    ///
    /// Nothing else of the URL is shown: it may hold a credential.
    static func fileName(_ media: MediaInformation) -> String? {
        let url = media.resolvedURL
        guard url.utf8.count <= NowPlayingLimits.urlBytes, WebURL.isWeb(url) else { return nil }
        let path = url.prefix { $0 != "?" && $0 != "#" }.dropFirst(WebURL.schemeLength(url))
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let name = path[path.index(after: slash)...]
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.index(after: dot) != name.endIndex
        else { return nil }
        return WebURL.decoded(String(name))
    }
}

extension MediaMetadata {
    /// Returns the text as it may be shown; nil if nothing of it is left.
    fileprivate func text(_ key: Key) -> String? { string(forKey: key).flatMap { ShownText.clean($0) } }

    fileprivate func count(_ key: Key) -> Int? {
        integer(forKey: key).flatMap { (0...NowPlayingLimits.count).contains($0) ? $0 : nil }
    }
}
