import CastWire

/// A player that only counts time: it keeps position and state as a browser would, but shows nothing.
///
/// For a load it asks its driver to describe the media (``Output/describe(_:_:)``) and waits for
/// ``described(_:as:at:)``. Media of unknown length plays without end.
package struct ClockPlayerCore: Sendable {
    /// The result of a command or of time that has passed.
    package enum Output: Sendable, Equatable {
        case event(PlayerEvent)
        /// Find out what the media is, then call ``ClockPlayerCore/described(_:as:at:)``.
        case describe(LoadID, MediaItem)
    }

    /// A load with its timeline: `position` was valid at `since`, and grows from then while it plays.
    private struct Load: Sendable {
        var id: LoadID
        var item: MediaItem
        var state: PlaybackState = .loading
        var description: MediaDescription?
        var position = 0.0
        var since: ContinuousClock.Instant
        /// When it was first ready to play.
        var begun: ContinuousClock.Instant?
        var nextReport: ContinuousClock.Instant
        var rate: Double
        /// Whether the last request was to play; also set while it is still loading.
        var wantsPlay: Bool

        func position(at now: ContinuousClock.Instant) -> Double {
            guard state == .playing else { return position }
            return held(position + (now - since) / .seconds(1) * rate)
        }

        func held(_ time: Double) -> Double {
            let time = time.isFinite ? WireNumber.time(time) : 0
            return min(time, description?.duration ?? WireNumber.longestTime)
        }

        /// The whole media if it has an end, even at an unknown position.
        var seekable: ClosedRange<Double>? {
            guard let description, !description.isLive, description.kind != .image else { return nil }
            return 0...(description.duration ?? WireNumber.longestTime)
        }

        var end: ContinuousClock.Instant? {
            guard state == .playing, let duration = description?.duration else { return nil }
            // If the end is far away, the next report comes first and calculates it again.
            let end = since + WireNumber.wait((duration - position) / rate)
            return begun.map { max(end, $0 + ClockPlayerCore.leastLength) } ?? end
        }
    }

    /// The shortest time for which anything that is loaded lasts. A repeating item of one millisecond would be loaded a
    /// thousand times a second, and every sender would be told of each load.
    package static let leastLength = Duration.milliseconds(250)

    private var current: Load?

    package init() {}

    /// When ``poll(at:)`` is due; nil while nothing plays.
    package var nextDeadline: ContinuousClock.Instant? {
        guard let load = current, load.state == .playing else { return nil }
        return load.end.map { min($0, load.nextReport) } ?? load.nextReport
    }

    package mutating func handle(_ command: PlayerCommand, at now: ContinuousClock.Instant) -> [Output] {
        switch command {
        case .setIdle, .setNext, .preload, .message, .mirror, .endMirroring: return []
        case .lookUpAds(let id, _):
            let reason = "Only a receiver with a page reads VAST and VMAP."
            return [.event(.adsFound(id, .nothing(reason: reason)))]
        case .showApplication:
            current = nil
            return []
        case .setVolume(let level, let muted):
            return [.event(.volumeChanged(level: WireNumber.level(level) ?? 1, muted: muted))]
        case .load(let id, let item): return begin(id, item, at: now)
        default: return act(command, at: now)
        }
    }

    private mutating func begin(_ id: LoadID, _ item: MediaItem, at now: ContinuousClock.Instant) -> [Output] {
        current = Load(
            id: id, item: item, since: now, nextReport: now, rate: PlaybackRates.nearest(item.playbackRate) ?? 1,
            wantsPlay: item.autoplay)
        return [.describe(id, item)]
    }

    /// The answer to ``Output/describe(_:_:)``. An answer for a load that has been replaced has no effect.
    package mutating func described(
        _ id: LoadID, as result: Result<MediaDescription, PlaybackFailure>, at now: ContinuousClock.Instant
    ) -> [Output] {
        guard var load = current, load.id == id, load.state == .loading else { return [] }
        switch result {
        case .failure(let failure):
            current = nil
            load.state = .ended
            return [report(.failed(failure), of: load, at: now)]
        case .success(let description):
            load.description = description
            load.begun = now
            load.position = load.held(load.position > 0 ? load.position : load.item.startTime ?? 0)
            let runs = load.wantsPlay && description.kind != .image
            load.state = .paused
            var outputs = [report(.loaded(description), of: load, at: now)]
            if !load.item.activeTrackIDs.isEmpty {
                outputs.append(report(.tracksChanged(load.item.activeTrackIDs), of: load, at: now))
            }
            Self.set(&load, playing: runs, at: now)
            outputs.append(report(runs ? .playing : .paused, of: load, at: now))
            current = load
            return outputs
        }
    }

    private mutating func act(_ command: PlayerCommand, at now: ContinuousClock.Instant) -> [Output] {
        guard var load = current, command.load == load.id else { return [] }
        settle(&load, at: now)
        let event: PlaybackEvent
        switch command {
        case .play, .pause:
            guard let played = setPlaying(&load, command == .play(load.id), at: now) else {
                current = load
                return []
            }
            event = played
        case .seek(_, let target, let resume):
            load.position = load.held(target)
            if resume != .unchanged { load.wantsPlay = resume == .play }
            guard load.state != .loading else {
                current = load
                return []
            }
            if resume != .unchanged { Self.set(&load, playing: resume == .play, at: now) }
            event = .seeked
        case .stop:
            current = nil
            load.state = .ended
            return [report(.stopped, of: load, at: now)]
        case .setActiveTracks(_, let ids):
            load.item.activeTrackIDs = ids
            event = .tracksChanged(ids)
        case .setTextTrackStyle(_, let style):
            load.item.textTrackStyle = style
            event = .styleChanged
        case .setPlaybackRate(_, let rate):
            load.rate = PlaybackRates.nearest(rate) ?? 1
            event = .rateChanged
        case .setStreamVolume(_, let level, let muted):
            event = .streamVolumeChanged(level: WireNumber.level(level) ?? 1, muted: muted)
        case .load, .setVolume, .setIdle, .setNext, .message, .showApplication, .mirror, .endMirroring, .lookUpAds,
            .preload:
            return []
        }
        current = load
        return [report(event, of: load, at: now)]
    }

    private func setPlaying(
        _ load: inout Load, _ playing: Bool, at now: ContinuousClock.Instant
    ) -> PlaybackEvent? {
        load.wantsPlay = playing
        guard load.state != .loading else { return nil }
        Self.set(&load, playing: playing, at: now)
        return load.state == .playing ? .playing : .paused
    }

    private static func set(_ load: inout Load, playing: Bool, at now: ContinuousClock.Instant) {
        load.state = playing && load.description?.kind != .image ? .playing : .paused
        load.since = now
        load.nextReport = now + .seconds(1)
    }

    /// Returns the end or a position report that is due. Call it at ``nextDeadline``.
    package mutating func poll(at now: ContinuousClock.Instant) -> [Output] {
        guard var load = current, load.state == .playing else { return [] }
        if let end = load.end, let duration = load.description?.duration, now >= end {
            settle(&load, at: now)
            load.position = duration
            load.state = .ended
            current = nil
            return [report(.ended, of: load, at: now)]
        }
        guard now >= load.nextReport else { return [] }
        settle(&load, at: now)
        load.nextReport = now + .seconds(1)
        current = load
        return [report(.position, of: load, at: now)]
    }

    private func settle(_ load: inout Load, at now: ContinuousClock.Instant) {
        load.position = load.position(at: now)
        load.since = now
    }

    private func report(_ event: PlaybackEvent, of load: Load, at now: ContinuousClock.Instant) -> Output {
        return .event(
            .playback(
                PlaybackReport(
                    load: load.id, event: event, state: load.state, position: load.position(at: now), rate: load.rate,
                    at: now, seekable: load.seekable)))
    }

    /// What the sender's data says about an item, for when nobody has looked at the media.
    package static func assume(_ item: MediaItem) -> MediaDescription {
        let type = item.contentType.lowercased()
        let kind: MediaDescription.Kind =
            type.hasPrefix("image/") ? .image : type.hasPrefix("audio/") ? .audio : .video
        let isLive = item.streamType == .live
        let duration = isLive || kind == .image ? nil : item.toldDuration
        return MediaDescription(kind: kind, duration: duration, isLive: isLive)
    }
}
