package import CastSender

extension StatusReport {
    /// The current status of `session`'s device.
    @MainActor package init(_ session: CastSession) {
        let media = session.remoteMediaClient.flatMap { client in
            client.mediaStatus.map { Media($0, position: client.approximateStreamPosition()) }
        }
        self.init(
            device: DeviceSummary(session.device), trust: session.trust,
            application: session.applicationMetadata?.applicationName, statusText: session.deviceStatusText,
            mirrored: session.isMirrored,
            volume: Volume(level: session.knownDeviceVolume, muted: session.currentDeviceMuted), media: media,
            playerFailure: media == nil ? Self.failure(of: session.playerAnswer) : nil)
    }

    @MainActor private static func failure(of answer: PlayerAnswer) -> String? {
        switch answer {
        case .given: nil
        case .awaited: "Its player did not answer within \(DeviceLink.playerPatience.components.seconds) s."
        case .missing(let error): error.description
        }
    }
}

extension GroupReport {
    @MainActor package init(_ session: CastSession, _ status: MultizoneStatus) {
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
