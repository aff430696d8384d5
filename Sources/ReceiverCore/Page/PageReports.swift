import CastStreaming
import CastWire

/// A page's post: its reports in order, numbered from 1 without gaps, and the last command number it has seen.
///
///     {"page":"8f…","first":12,"seen":7,"reports":[{"type":"playing","load":3,"position":1.5,"age":4,…}]}
///
/// The page is ours, but its reports may contain data of media and servers, so everything is bounded and checked.
package struct PageReports: Sendable, Equatable, Decodable {
    /// The largest accepted body, in bytes.
    package static let bodyLimit = JSONBudget.pageReports.length

    package var page: String
    package var first: Int
    package var seen: Int
    package var reports: [PageReport]

    package init(page: String, first: Int, seen: Int, reports: [PageReport]) {
        self.page = page
        self.first = first
        self.seen = seen
        self.reports = reports
    }

    package static func decode(_ body: [UInt8]) throws -> PageReports {
        try JSONPayload.decode(PageReports.self, from: body, within: .pageReports)
    }
}

/// One report as the page writes it. `type` determines which fields are used.
package struct PageReport: Sendable, Equatable, Decodable {
    package var type: String
    package var load: Int?
    package var state: String?
    package var position: Double?
    package var rate: Double?
    /// Milliseconds between the event and the post, by the page's monotonic clock.
    package var age: Double?
    package var from: Double?
    package var to: Double?
    package var kind: String?
    package var duration: Double?
    package var live: Bool?
    package var width: Double?
    package var height: Double?
    package var ids: [Int]?
    package var id: Int?
    package var code: Int?
    package var reason: String?
    package var level: Double?
    package var muted: Bool?
    /// `sdr` or `hdr`.
    package var range: String?
    package var namespace: String?
    package var sender: String?
    package var text: String?
    package var mirroring: Int?
    package var stream: Int?
    package var streams: [Mirrored]?
    package var codecs: [String]?
    package var lookup: Int?
    package var ads: [FoundClip]?
    package var breaks: [FoundSlot]?

    /// The counts of one mirrored stream.
    package struct Mirrored: Sendable, Equatable, Decodable {
        package var stream: Int
        package var shown: Int
        package var late: Int
        package var skipped: Int
        package var broken: Int
        package var delays: [Double]
        /// Pairs for some frames that were seen or heard: the timestamp in microseconds, and the lateness in
        /// milliseconds.
        package var seen: [[Double]]?
    }

    package init(type: String, load: Int? = nil) {
        self.type = type
        self.load = load
    }

    /// The event that it reports; nil if the report is unknown.
    package func event(at now: ContinuousClock.Instant) -> PlayerEvent? {
        if type == "volume" { return .volumeChanged(level: held(level, 0...1, or: 1), muted: muted ?? false) }
        if type == "message" { return message.map(PlayerEvent.message) }
        if type == "decodes" { return .decodes(Set((codecs ?? []).prefix(32).compactMap(StreamCodec.init))) }
        if type == "ads" { return lookup.map { .adsFound(AdLookupID(rawValue: $0), findings(sentence)) } }
        if let mirroring { return mirrored(MirroringID(rawValue: mirroring)) }
        guard let load, let event = playback else { return nil }
        let age = held(age, 0...60_000, or: 0)
        return .playback(
            PlaybackReport(
                load: LoadID(rawValue: load), event: event, state: state.flatMap(PlaybackState.init) ?? .loading,
                position: held(position, 0...WireNumber.longestTime, or: 0), rate: held(rate, 0.01...100, or: 1),
                at: now - .microseconds(Int64(age * 1000)), seekable: seekable))
    }

    private var seekable: ClosedRange<Double>? {
        guard let from, let to, from.isFinite, to.isFinite, from >= 0 else { return nil }
        return WireNumber.range(from: from, to: to)
    }

    private func mirrored(_ id: MirroringID) -> PlayerEvent? {
        switch type {
        case "mirrored": return .mirrored(id, (streams ?? []).prefix(16).map(counts))
        case "mirrorKey": return stream.map { .needsKeyFrame(id, stream: $0) }
        case "mirrorFault": return stream.map { .mirroringFault(id, stream: $0, reason: sentence) }
        default: return nil
        }
    }

    private func counts(_ told: Mirrored) -> MirroringCounts {
        func held(_ count: Int) -> Int { min(max(count, 0), 1_000_000) }
        return MirroringCounts(
            stream: told.stream, shown: held(told.shown), late: held(told.late), skipped: held(told.skipped),
            broken: held(told.broken), delays: Array(told.delays.prefix(MirroringCounts.delayLimit)),
            seen: (told.seen ?? []).prefix(MirroringCounts.seenLimit).compactMap(seen))
    }

    private func seen(_ pair: [Double]) -> MirroringCounts.Seen? {
        guard pair.count == 2, pair.allSatisfy(\.isFinite) else { return nil }
        return MirroringCounts.Seen(
            timestamp: .microseconds(Int64(held(pair[0], 0...WireNumber.longestTime * 1e6, or: 0))),
            lateness: .microseconds(Int64(held(pair[1], -60_000...60_000, or: 0) * 1000)))
    }

    private var playback: PlaybackEvent? {
        switch type {
        case "loaded": .loaded(description)
        case "described": .described(description)
        case "playing": .playing
        case "paused": .paused
        case "buffering": .buffering
        case "position": .position
        case "seeked": .seeked
        case "ended": .ended
        case "stopped": .stopped
        case "tracks": .tracksChanged(Array((ids ?? []).prefix(64)))
        case "style": .styleChanged
        case "rate": .rateChanged
        case "streamVolume": .streamVolumeChanged(level: held(level, 0...1, or: 1), muted: muted ?? false)
        case "trackFailed": .trackFailed(id: id ?? 0, reason: sentence)
        case "failed": .failed(failure)
        default: nil
        }
    }

    private var description: MediaDescription {
        MediaDescription(
            kind: kind.flatMap(MediaDescription.Kind.init) ?? .video,
            duration: duration.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil },
            isLive: live ?? false, width: Int(held(width, 0...100_000, or: 0)),
            height: Int(held(height, 0...100_000, or: 0)),
            dynamicRange: range.flatMap(MediaDescription.DynamicRange.init))
    }

    private var message: PageMessage? {
        guard let namespace, let sender, let text, namespace.utf8.count <= 128, sender.utf8.count <= 128,
            text.utf8.count <= PageMessage.textLimit
        else { return nil }
        return PageMessage(namespace: namespace, sender: sender, text: text)
    }

    private var failure: PlaybackFailure {
        PlaybackFailure(
            kind: kind.flatMap(PlaybackFailure.Kind.init) ?? .format,
            code: PlaybackFailure.Code(rawValue: min(max(code ?? 100, 100), 9999)), reason: sentence)
    }

    private var sentence: String { String((reason ?? "The page gave no reason.").held(toBytes: 500)) }

    private func held(_ value: Double?, _ range: ClosedRange<Double>, or other: Double) -> Double {
        guard let value, value.isFinite else { return other }
        return min(max(value, range.lowerBound), range.upperBound)
    }
}
