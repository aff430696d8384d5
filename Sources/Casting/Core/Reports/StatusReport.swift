import CastWire
package import SenderCore

/// What plays on a device, as the commands report it.
///
/// Devices send each text once, but commands print everything again with each change, so ``ReportLimit`` bounds texts
/// and lists.
package struct StatusReport: Encodable {
    package struct Media: Encodable {
        package let title: String?
        package let subtitle: String?
        package let url: String
        package let contentType: String
        package let state: String
        package let idleReason: String?
        package let position: Double
        package let duration: Double?
        /// 1 is normal speed.
        package let rate: Double
        package let activeTracks: [Int]
        package let tracks: [Track]
        package let mediaSessionId: Int
        /// The queue's mode: off, one, all or shuffle; nil if the receiver has not reported it.
        package let repeatMode: String?

        package init(
            title: String?, subtitle: String?, url: String, contentType: String, state: String, idleReason: String?,
            position: Double, duration: Double?, rate: Double, activeTracks: [Int], tracks: [Track],
            mediaSessionId: Int, repeatMode: String?
        ) {
            self.title = title.map(ReportLimit.text)
            self.subtitle = subtitle.map(ReportLimit.text)
            self.url = ReportLimit.url(url)
            self.contentType = ReportLimit.name(contentType)
            self.state = state
            self.idleReason = idleReason
            self.position = position
            self.duration = duration
            self.rate = rate
            self.activeTracks = Array(activeTracks.prefix(ReportLimit.tracks))
            self.tracks = Array(tracks.prefix(ReportLimit.tracks))
            self.mediaSessionId = mediaSessionId
            self.repeatMode = repeatMode
        }
    }

    package struct Track: Encodable {
        package let id: Int
        package let name: String?
        package let language: String?
        package let type: String

        package init(id: Int, name: String?, language: String?, type: String) {
            self.id = id
            self.name = name.map(ReportLimit.name)
            self.language = language.map(ReportLimit.name)
            self.type = ReportLimit.name(type)
        }
    }

    package struct Volume: Encodable {
        /// 0 to 1; nil if the device has not reported it.
        package let level: Double?
        package let muted: Bool

        package init(level: Double?, muted: Bool) {
            self.level = level
            self.muted = muted
        }
    }

    package struct DeviceSummary: Encodable {
        package let id: String
        package let name: String
        package let address: String

        package init(id: String, name: String, address: String) {
            self.id = id
            self.name = name
            self.address = address
        }
    }

    /// A recent failure of a detached cast of this user.
    package struct EndedCast: Encodable {
        package let title: String
        package let reason: String
        package let troubles: [String]
        package let sentence: String

        package init(title: String, reason: String, troubles: [String], sentence: String) {
            self.title = title
            self.reason = reason
            self.troubles = troubles
            self.sentence = sentence
        }
    }

    package let device: DeviceSummary
    package let trust: String?
    package let application: String?
    package let statusText: String?
    /// Somebody mirrors to it, so there is live video and audio without pause or seek.
    package let mirrored: Bool
    package let volume: Volume
    package let media: Media?
    /// A sentence why the player has not reported its media; nil if it has, or need not.
    let playerFailure: String?
    package var endedCast: EndedCast?

    package init(
        device: DeviceSummary, trust: DeviceTrust?, application: String?, statusText: String?, mirrored: Bool,
        volume: Volume, media: Media?, playerFailure: String?
    ) {
        self.device = device
        self.trust = trust.map(Self.name)
        self.application = application.map(ReportLimit.name)
        self.statusText = statusText.map(ReportLimit.text)
        self.mirrored = mirrored
        self.volume = volume
        self.media = media
        self.playerFailure = playerFailure.map(ReportLimit.text)
    }

    package static func name(of trust: DeviceTrust) -> String {
        switch trust {
        case .genuine: "genuine"
        case .developer: "developer"
        case .pinned: "pinned"
        case .refused: "refused"
        }
    }

    /// Two lines for a person; a third one for a failed detached cast.
    package var text: String { text(tellsNormalSpeed: false) }

    /// - Parameter tellsNormalSpeed: Whether the speed is included even if it is normal.
    package func text(tellsNormalSpeed: Bool) -> String {
        let more = [playerFailure, endedCast?.sentence].compactMap(\.self).map { "\n  " + PeerText.printable($0) }
        return present(tellsNormalSpeed) + more.joined()
    }

    private var sound: String {
        let level = volume.level.map { "volume \(NumberText.percent($0))" } ?? "volume not known"
        return (volume.muted ? "muted, " : "") + level
    }

    private func present(_ tellsNormalSpeed: Bool) -> String {
        guard let media else {
            let runs = application ?? "nothing runs"
            let what = mirrored ? "somebody mirrors to it (\(runs))" : runs
            return "\(PeerText.name(device.name)): \(PeerText.name(what)), \(sound)"
        }
        return "\(PeerText.name(device.name)): \(PeerText.name(media.title ?? media.url))"
            + "\n  \(course(of: media, tellsNormalSpeed)), \(sound)"
    }

    /// A picture has no time, and does not play or wait.
    private func course(of media: Media, _ tellsNormalSpeed: Bool) -> String {
        guard !media.isPicture else {
            return ["playing", "paused"].contains(media.state) ? "a picture" : "a picture, \(media.state)"
        }
        let times = "\(TimeText.format(media.position)) of \(TimeText.format(media.duration))"
        let normal = tellsNormalSpeed ? ", at the normal speed (1)" : ""
        return "\(media.state), \(times)" + (NumberText.speed(media.rate).map { ", \($0)" } ?? normal)
    }
}

extension StatusReport.Media {
    var isPicture: Bool { ContentType.isPicture(contentType) }

    /// - Parameter position: Seconds, computed from the status.
    package init(_ status: MediaStatus, position: Double) {
        let information = status.mediaInformation
        self.init(
            title: information?.metadata?.string(forKey: .title),
            subtitle: information?.metadata?.string(forKey: .subtitle), url: information?.resolvedURL ?? "",
            contentType: information?.contentType ?? "", state: "\(status.playerState)",
            idleReason: status.playerState == .idle && status.idleReason != .none ? "\(status.idleReason)" : nil,
            position: position,
            duration: information?.streamDuration.flatMap { $0.isFinite ? $0 : nil },
            rate: status.playbackRate, activeTracks: status.activeTrackIDs,
            tracks: (information?.mediaTracks ?? []).prefix(ReportLimit.tracks).map {
                .init(
                    id: $0.identifier, name: $0.name, language: $0.languageCode, type: $0.type.rawValue.lowercased())
            },
            mediaSessionId: status.mediaSessionID,
            repeatMode: RepeatWord(status.queueRepeatMode)?.rawValue)
    }
}
