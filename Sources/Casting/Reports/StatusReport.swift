package import CastSender

/// What plays on a device, as the commands tell it.
///
/// Devices tell each text once, and commands tell all of this again with each change, so that every text and list is
/// held to ``ReportLimit``.
@MainActor package struct StatusReport: Encodable {
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
    }

    package struct DeviceSummary: Encodable {
        package let id: String
        package let name: String
        package let address: String
    }

    /// A detached cast of this user that ended in failure lately.
    package struct EndedCast: Encodable {
        package let title: String
        package let reason: String
        package let troubles: [String]
        package let sentence: String
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

    package init(_ session: CastSession) {
        device = DeviceSummary(session.device)
        trust = session.trust.map(Self.name)
        application = (session.applicationMetadata?.applicationName).map(ReportLimit.name)
        statusText = session.deviceStatusText.map(ReportLimit.text)
        mirrored = session.isMirrored
        volume = Volume(level: session.knownDeviceVolume, muted: session.currentDeviceMuted)
        media = session.remoteMediaClient.flatMap { client in client.mediaStatus.map { Media($0, client) } }
        playerFailure = media == nil ? Self.failure(of: session.playerAnswer).map(ReportLimit.text) : nil
    }

    private static func failure(of answer: PlayerAnswer) -> String? {
        switch answer {
        case .given: nil
        case .awaited: "Its player did not answer within \(DeviceLink.playerPatience.components.seconds) s."
        case .missing(let error): error.description
        }
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
        let times = "\(TimeText.format(media.position)) of \(TimeText.format(media.duration))"
        let normal = tellsNormalSpeed ? ", at the normal speed (1)" : ""
        let speed = NumberText.speed(media.rate).map { ", \($0)" } ?? normal
        return "\(PeerText.name(device.name)): \(PeerText.name(media.title ?? media.url))"
            + "\n  \(media.state), \(times)\(speed), \(sound)"
    }
}

extension StatusReport.EndedCast {
    package init(_ entry: ServingRegistry.Entry) {
        self.init(
            title: entry.title, reason: entry.reason ?? "", troubles: entry.troubles ?? [],
            sentence: entry.endingSentence)
    }
}

extension StatusReport.DeviceSummary {
    package init(_ device: Device) {
        self.init(id: device.deviceID, name: device.friendlyName, address: ServingRegistry.address(of: device))
    }
}

extension StatusReport.Media {
    @MainActor package init(_ status: MediaStatus, _ client: RemoteMediaClient) {
        let information = status.mediaInformation
        self.init(
            title: information?.metadata?.string(forKey: .title),
            subtitle: information?.metadata?.string(forKey: .subtitle), url: information?.resolvedURL ?? "",
            contentType: information?.contentType ?? "", state: "\(status.playerState)",
            idleReason: status.playerState == .idle && status.idleReason != .none ? "\(status.idleReason)" : nil,
            position: client.approximateStreamPosition(),
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
