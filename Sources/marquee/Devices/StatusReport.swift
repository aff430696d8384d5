import CastSender

/// What plays on a device, as the commands tell it.
///
/// Devices tell each text once, and commands tell all of this again with each change, so that every text and list is
/// held to ``ReportLimit``.
@MainActor struct StatusReport: Encodable {
    struct Media: Encodable {
        let title: String?
        let subtitle: String?
        let url: String
        let contentType: String
        let state: String
        let idleReason: String?
        let position: Double
        let duration: Double?
        /// 1 is the normal speed.
        let rate: Double
        let activeTracks: [Int]
        let tracks: [Track]
        let mediaSessionId: Int
        /// Of the queue: off, one, all or shuffle; nil where the receiver has not said.
        let repeatMode: String?

        init(
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

    struct Track: Encodable {
        let id: Int
        let name: String?
        let language: String?
        let type: String

        init(id: Int, name: String?, language: String?, type: String) {
            self.id = id
            self.name = name.map(ReportLimit.name)
            self.language = language.map(ReportLimit.name)
            self.type = ReportLimit.name(type)
        }
    }

    struct Volume: Encodable {
        /// 0 to 1; nil where the device has not told.
        let level: Double?
        let muted: Bool
    }

    struct DeviceSummary: Encodable {
        let id: String
        let name: String
        let address: String
    }

    /// A detached cast of this user that ended in failure lately.
    struct EndedCast: Encodable {
        let title: String
        let reason: String
        let troubles: [String]
        let sentence: String
    }

    let device: DeviceSummary
    let trust: String?
    let application: String?
    let statusText: String?
    /// Somebody mirrors to it: there are live pictures and sound, and nothing to be paused or sought in.
    let mirrored: Bool
    let volume: Volume
    let media: Media?
    /// Why the player of what runs has not said what it plays, a sentence; nil where it has, or need not.
    let playerFailure: String?
    var endedCast: EndedCast?

    init(_ session: CastSession) {
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

    static func name(of trust: DeviceTrust) -> String {
        switch trust {
        case .genuine: "genuine"
        case .developer: "developer"
        case .pinned: "pinned"
        case .refused: "refused"
        }
    }

    /// Two lines for a person; a third where a detached cast ended in failure.
    var text: String { text(tellsNormalSpeed: false) }

    /// - Parameter tellsNormalSpeed: the speed is told although it is the normal one.
    func text(tellsNormalSpeed: Bool) -> String {
        let more = [playerFailure, endedCast?.sentence].compactMap(\.self).map { "\n  " + Console.printable($0) }
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
    init(_ entry: ServingRegistry.Entry) {
        self.init(
            title: entry.title, reason: entry.reason ?? "", troubles: entry.troubles ?? [],
            sentence: entry.endingSentence)
    }
}

extension StatusReport.DeviceSummary {
    init(_ device: Device) {
        self.init(
            id: device.deviceID, name: device.friendlyName, address: "\(device.networkAddress):\(device.servicePort)")
    }
}

extension StatusReport.Media {
    @MainActor init(_ status: MediaStatus, _ client: RemoteMediaClient) {
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
            repeatMode: QueueRepeatCommand.Mode(status.queueRepeatMode)?.rawValue)
    }
}
