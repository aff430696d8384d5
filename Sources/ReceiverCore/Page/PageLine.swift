import PlatformFoundation

/// One line to the page: a numbered command, or a message about the connection itself.
///
///     {"n":7,"type":"seek","load":3,"time":12.5,"resume":"play"}
///
/// The page keeps the last number that it has seen, reports it when it reconnects, and gets the lines after it.
package struct PageLine: Sendable, Equatable, Encodable {
    package enum Content: Sendable, Equatable {
        case command(PlayerCommand)
        /// The page's state is given up: it starts again from its idle screen.
        case reset
        /// Another page has taken over: this page must not reconnect.
        case replaced
    }

    package var number: Int
    package var content: Content
    /// Whether the page has to end its current media, report that it has seen the line, and wait for the acknowledgment
    /// before it obeys. Until then it may not fetch what the line names.
    package var waits = false

    package init(number: Int, content: Content, waits: Bool = false) {
        self.number = number
        self.content = content
        self.waits = waits
    }

    private enum Key: String, CodingKey {
        case n, type, load, item, time, resume, ids, style, rate, level, muted, name, status, next
        case namespace, sender, text, mirroring, streams, lookup, document, tag, response, waits
    }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(number, forKey: .n)
        if waits { try box.encode(true, forKey: .waits) }
        switch content {
        case .reset: try box.encode("reset", forKey: .type)
        case .replaced: try box.encode("replaced", forKey: .type)
        case .command(let command):
            try box.encodeIfPresent(command.load?.rawValue, forKey: .load)
            try Self.encode(command, into: &box)
        }
    }

    private static func encode(_ command: PlayerCommand, into box: inout KeyedEncodingContainer<Key>) throws {
        switch command {
        case .load(_, let item):
            try box.encode("load", forKey: .type)
            try box.encode(PageItem(item), forKey: .item)
        case .play: try box.encode("play", forKey: .type)
        case .pause: try box.encode("pause", forKey: .type)
        case .stop: try box.encode("stop", forKey: .type)
        case .seek(_, let time, let resume):
            try box.encode("seek", forKey: .type)
            try box.encode(time.isFinite ? time : 0, forKey: .time)
            try box.encode(resume.rawValue, forKey: .resume)
        case .setActiveTracks(_, let ids):
            try box.encode("tracks", forKey: .type)
            try box.encode(ids, forKey: .ids)
        case .setTextTrackStyle(_, let style):
            try box.encode("style", forKey: .type)
            try box.encode(style, forKey: .style)
        case .setPlaybackRate(_, let rate):
            try box.encode("rate", forKey: .type)
            try box.encode(rate.isFinite ? rate : 1, forKey: .rate)
        case .setStreamVolume(_, let level, let muted):
            try box.encode("streamVolume", forKey: .type)
            try encode(level: level, muted: muted, into: &box)
        case .setVolume(let level, let muted):
            try box.encode("volume", forKey: .type)
            try encode(level: level, muted: muted, into: &box)
        case .setIdle(let name, let status):
            try box.encode("idle", forKey: .type)
            try box.encode(name, forKey: .name)
            try box.encode(status, forKey: .status)
        case .setNext(_, let next):
            try box.encode("next", forKey: .type)
            try box.encodeIfPresent(next.map(PageNext.init), forKey: .next)
        case .message(let message):
            try box.encode("message", forKey: .type)
            try box.encode(message.namespace, forKey: .namespace)
            try box.encode(message.sender, forKey: .sender)
            try box.encode(message.text, forKey: .text)
        case .mirror(let format):
            try box.encode("mirror", forKey: .type)
            try box.encode(format.id.rawValue, forKey: .mirroring)
            try box.encode(format.streams.map(PageStream.init), forKey: .streams)
        case .endMirroring(let id):
            try box.encode("endMirroring", forKey: .type)
            try box.encode(id.rawValue, forKey: .mirroring)
        case .lookUpAds(let id, let lookup):
            try box.encode("lookUpAds", forKey: .type)
            try box.encode(id.rawValue, forKey: .lookup)
            try box.encode(lookup.document.rawValue, forKey: .document)
            try box.encodeIfPresent(lookup.tagURL, forKey: .tag)
            try box.encodeIfPresent(lookup.response, forKey: .response)
        case .preload(_, let item):
            try box.encode("preload", forKey: .type)
            try box.encodeIfPresent(item.map(PageItem.init), forKey: .item)
        // The browser shows the application. Our page only has to be quiet.
        case .showApplication: try box.encode("reset", forKey: .type)
        }
    }

    private static func encode(
        level: Double, muted: Bool, into box: inout KeyedEncodingContainer<Key>
    ) throws {
        try box.encode(level.isFinite ? min(max(level, 0), 1) : 1, forKey: .level)
        try box.encode(muted, forKey: .muted)
    }

    /// The line with its line feed. JSON text contains no raw line feed.
    package func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}

private struct PageStream: Encodable {
    var index: Int
    var kind: String
    var decoder: String
    var sampleRate: Int
    var channels: Int

    init(_ stream: MirroringFormat.Stream) {
        index = stream.index
        kind = stream.kind.rawValue
        decoder = stream.decoder
        sampleRate = stream.sampleRate
        channels = stream.channels
    }
}

private struct PageNext: Encodable {
    var title: String?
    var image: String?

    init(_ next: NextItem) {
        title = next.title
        // The rights do not include its place: the image is only shown if the current media comes from there too.
        let policy = LoadPolicy(allowsLoopback: next.senderIsLoopback)
        image = next.imageURL.flatMap { policy.refusal(of: $0) == nil ? $0 : nil }
    }
}

/// A media item in the page's form: only text tracks with an address, and only addresses that may be fetched.
private struct PageItem: Encodable {
    struct Track: Encodable {
        var id: Int
        var url: String
        var language: String?
        var name: String?
        var subtype: String?
    }

    struct Ad: Encodable {
        var title: String?
        var skippableAfter: Double?
        var number: Int
        var count: Int
        var mark: String?
    }

    var url: String
    var contentType: String
    var streamType: String
    var title: String?
    var subtitle: String?
    var album: String?
    var ad: Ad?
    var image: String?
    var tracks: [Track]
    var active: [Int]
    var autoplay: Bool
    var startTime: Double?
    var rate: Double
    var style: String?

    init(_ item: MediaItem) {
        let policy = LoadPolicy(item)
        url = item.contentURL
        contentType = item.contentType
        streamType = item.streamType.rawValue
        title = item.title
        subtitle = item.subtitle
        album = item.albumTitle
        ad = item.ad.map { ad in
            Ad(
                title: ad.title, skippableAfter: ad.skippableAfter.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil },
                number: ad.number, count: ad.count, mark: ad.mark)
        }
        image = item.imageURL.flatMap { policy.refusal(of: $0) == nil ? $0 : nil }
        tracks = item.tracks.compactMap { track in
            guard track.kind == .text, let url = track.url, policy.refusal(of: url) == nil else { return nil }
            return Track(
                id: track.id, url: url, language: track.language, name: track.name, subtype: track.subtype)
        }
        active = item.activeTrackIDs
        autoplay = item.autoplay
        startTime = item.startTime.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        rate = item.playbackRate.isFinite && item.playbackRate > 0 ? item.playbackRate : 1
        style = item.textTrackStyle
    }
}
