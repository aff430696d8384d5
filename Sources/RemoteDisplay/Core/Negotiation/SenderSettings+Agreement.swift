package import CastStreaming

extension SenderSettings {
    /// The settings of a sender for a session that an offer of `configuration` led to.
    package init(for agreement: RemoteDisplayAgreement, of configuration: RemoteDisplayConfiguration) {
        self.init()
        minimumVideoBitrate = agreement.video?.minimumBitRate ?? minimumVideoBitrate
        startBitrate = agreement.video?.startBitRate
        targetDelays = configuration.expectedDelays
    }
}
