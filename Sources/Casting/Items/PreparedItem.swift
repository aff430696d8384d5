package import CastSender
package import MediaServing
import PlatformFoundation

/// An item that a receiver can load: its media information, and the session that serves it if this process does.
package struct PreparedItem: Sendable {
    package let title: String
    package var media: MediaInformation
    /// A person has given the type.
    let isTypeGiven: Bool
    /// The track shown from the start: the first one named with --subtitles, else ``FirstText``'s choice.
    package let activeTrackIDs: [Int]
    package let serving: MediaServingSession?
    /// All its events, for one reader.
    let servingEvents: AsyncStream<ServingEvent>?

    /// The name for people: a URL, or a file's title.
    package var name: String { serving == nil ? media.resolvedURL : title }

    /// The address from which the receiver fetches, without the secret part.
    package var servingAddress: String? { serving.flatMap { ServedAddress.of($0.contentURL) } }

    /// - Parameters:
    ///   - subtitles: URLs of WebVTT files.
    ///   - showsSubtitles: Whether the first is shown from the start.
    ///   - contentType: A MIME type given by a person; nil guesses from the URL's path.
    package init(
        url: String, subtitles: [String] = [], showsSubtitles: Bool = true, contentType: String? = nil
    ) throws {
        title = (try? CastSource(url)).flatMap { ShownText.visible($0.name) } ?? url
        serving = nil
        servingEvents = nil
        isTypeGiven = contentType != nil
        activeTrackIDs = subtitles.isEmpty || !showsSubtitles ? [] : [1]
        var builder = MediaInformationBuilder(contentURL: url)
        builder.contentType = contentType ?? (try? CastSource(url))?.contentType ?? CastSource.contentType(ofPath: url)
        builder.metadata = Self.metadata(title: title, subtitle: nil, type: .generic)
        builder.mediaTracks = Self.tracks(subtitles, besideURLNamed: title)
        media = try Self.build(builder)
    }

    package init(
        serving: MediaServingSession, namedSubtitles: Int, _ details: CastItem.Details = .init()
    ) throws {
        // A song names itself; for other files, the caller's title takes precedence.
        let own = serving.file.isSong ? serving.file.title : nil
        title = own ?? details.title.flatMap(ShownText.visible) ?? serving.title
        self.serving = serving
        isTypeGiven = false
        servingEvents = serving.events
        let named = serving.tracks.prefix(min(1, namedSubtitles)).map(\.id)
        let first = FirstText.choose(
            serving.tracks.map(\.label), sound: serving.file.audio.flatMap { TrackLabel($0).tag })
        activeTrackIDs = named.isEmpty ? first.map { [serving.tracks[$0].id] } ?? [] : named
        var builder = MediaInformationBuilder(contentURL: serving.contentURL)
        builder.contentType = serving.contentType
        builder.streamDuration = serving.duration
        var metadata = Self.metadata(
            title: title, subtitle: serving.file.artist ?? details.subtitle.flatMap(ShownText.visible),
            type: Self.type(of: serving.file))
        if let album = serving.file.album, serving.file.isSong { metadata.setString(album, forKey: .albumTitle) }
        if let artwork = serving.artworkURL {
            metadata.addImage(Image(url: artwork))
            PublishedPictures.standard.publish(artwork)
        }
        builder.metadata = metadata
        builder.hlsSegmentFormat = serving.segmentFormat.map(HLSSegmentFormat.init(rawValue:))
        builder.mediaTracks = serving.tracks.map { track in
            MediaTrack(
                identifier: track.id, contentIdentifier: track.url, contentType: track.contentType, type: .text,
                textSubtype: track.subtype == .captions ? .captions : .subtitles, name: track.name,
                languageCode: track.language)
        }
        media = try Self.build(builder)
    }

    /// Tracks named like subtitle files if the URL's name contains a language or flag, else by the URL's name.
    private static func tracks(_ urls: [String], besideURLNamed film: String) -> [MediaTrack] {
        let labels = urls.map { url in
            let name = (try? CastSource(url))?.name ?? url
            let told = SubtitleName(fileName: name, film: film)
            return TrackLabel(told, called: told.language == nil && told.flags.isEmpty ? name : nil)
        }
        return zip(urls, TrackLabel.distinct(labels)).enumerated().map { index, pair in
            MediaTrack(
                identifier: index + 1, contentIdentifier: pair.0, contentType: ContentType.webVTT, type: .text,
                textSubtype: pair.1.isCaptions ? .captions : .subtitles, name: pair.1.name,
                languageCode: pair.1.language)
        }
    }

    /// The item in a queue, from its beginning.
    ///
    /// - Parameter slideTime: Seconds for which it stays if it is a picture.
    package func queueItem(slideTime: Double? = nil) throws -> MediaQueueItem {
        var builder = MediaQueueItemBuilder(mediaInformation: media)
        builder.startTime = 0
        if let slideTime, media.isPicture { builder.playbackDuration = slideTime }
        builder.activeTrackIDs = activeTrackIDs.isEmpty ? nil : activeTrackIDs
        do {
            return try builder.build()
        } catch {
            throw CastFailure(.wrongUse, error.description)
        }
    }

    private static func build(_ builder: MediaInformationBuilder) throws -> MediaInformation {
        do {
            return try builder.build()
        } catch {
            throw CastFailure(.wrongUse, error.description)
        }
    }

    private static func metadata(title: String, subtitle: String?, type: MediaMetadata.MetadataType) -> MediaMetadata {
        var metadata = MediaMetadata(metadataType: type)
        metadata.setString(title, forKey: .title)
        if let subtitle {
            metadata.setString(subtitle, forKey: type == .musicTrack ? .artist : .subtitle)
        }
        return metadata
    }

    private static func type(of file: MediaFile) -> MediaMetadata.MetadataType {
        if file.isImage { return .photo }
        return file.isSong ? .musicTrack : .movie
    }
}
