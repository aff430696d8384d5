package import CastSender

extension StatusReport {
    /// How things are on the device of `session` now.
    package init(_ session: CastSession) {
        let media = session.remoteMediaClient.flatMap { client in client.mediaStatus.map { Media($0, client) } }
        self.init(
            device: DeviceSummary(session.device), trust: session.trust,
            application: session.applicationMetadata?.applicationName, statusText: session.deviceStatusText,
            mirrored: session.isMirrored,
            volume: Volume(level: session.knownDeviceVolume, muted: session.currentDeviceMuted), media: media,
            playerFailure: media == nil ? Self.failure(of: session.playerAnswer) : nil)
    }

    private static func failure(of answer: PlayerAnswer) -> String? {
        switch answer {
        case .given: nil
        case .awaited: "Its player did not answer within \(DeviceLink.playerPatience.components.seconds) s."
        case .missing(let error): error.description
        }
    }
}

extension GroupReport {
    package init(_ session: CastSession, _ status: MultizoneStatus) {
        self.init(session.device, .success(status))
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
