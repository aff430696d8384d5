import CastWire
package import SenderCore

/// What plays on a device, as the commands tell it.
///
/// Devices tell each text once, and commands tell all of this again with each change, so that every text and list is
/// held to ``ReportLimit``.
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
        /// 1 is the normal speed.
        package let rate: Double
        package let activeTracks: [Int]
        package let tracks: [Track]
        package let mediaSessionId: Int
        /// Of the queue: off, one, all or shuffle; nil where the receiver has not said.
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
        /// 0 to 1; nil where the device has not told.
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

    /// A detached cast of this user that ended in failure lately.
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
    /// Somebody mirrors to it: there are live pictures and sound, and nothing to be paused or sought in.
    package let mirrored: Bool
    package let volume: Volume
    package let media: Media?
    /// Why the player of what runs has not said what it plays, a sentence; nil where it has, or need not.
    package let playerFailure: String?
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

    /// Two lines for a person; a third where a detached cast ended in failure.
    package var text: String { text(tellsNormalSpeed: false) }

    /// - Parameter tellsNormalSpeed: the speed is told although it is the normal one.
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

    /// A picture that is there neither plays nor waits, and there is no time in it.
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

    /// - Parameter position: seconds, as reckoned from what the status says.
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
