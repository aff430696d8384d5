import CastWire

extension MediaItem {
    /// What the screen is to show for a queue item; nil if the item has no media.
    ///
    /// A start at 0 counts as no start: rust_cast always sends 0, and for a live stream it means the live edge.
    init?(_ entry: MediaQueue.Entry, playbackRate: Double?) {
        guard let media = entry.item.media else { return nil }
        self.init(
            contentURL: media.resolvedURL, contentType: media.contentType, senderIsLoopback: entry.senderIsLoopback)
        streamType =
            switch media.streamType {
            case .buffered: .buffered
            case .live: .live
            case .none, .unknown: .none
            }
        toldDuration = media.streamDuration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        title = media.metadata?.string(forKey: .title)
        subtitle = media.metadata?.string(forKey: .subtitle) ?? media.metadata?.string(forKey: .artist)
        albumTitle = media.metadata?.string(forKey: .albumTitle)
        imageURL = media.metadata?.images.first?.url
        tracks = media.mediaTracks.map(Track.init)
        activeTrackIDs = entry.item.activeTrackIDs ?? []
        autoplay = entry.item.autoplay ?? true
        startTime = entry.item.startTime.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.playbackRate = playbackRate ?? 1
        textTrackStyle = media.textTrackStyle.flatMap { try? JSONPayload.encode($0) }
    }
}

extension MediaItem.Track {
    init(_ track: MediaTrack) {
        let kind: Kind? =
            switch track.type {
            case .audio: .audio
            case .video: .video
            case .text: .text
            case .unknown: nil
            }
        self.init(
            id: track.identifier, kind: kind ?? .text, url: kind == nil ? nil : track.contentIdentifier,
            contentType: track.contentType, language: track.languageCode, name: track.name,
            subtype: track.textSubtype?.rawValue)
    }
}
