package import CastStreaming

extension SenderSettings {
    /// How the sender of a session behaves that came of an offer of `configuration`.
    package init(for agreement: RemoteDisplayAgreement, of configuration: RemoteDisplayConfiguration) {
        self.init()
        minimumVideoBitrate = agreement.video?.minimumBitRate ?? minimumVideoBitrate
        startBitrate = agreement.video?.startBitRate
        targetDelays = configuration.expectedDelays
    }
}
