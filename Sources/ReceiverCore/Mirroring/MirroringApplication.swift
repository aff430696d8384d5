package import CastStreaming
import CastWire

extension ApplicationRecord {
    /// Live video and audio of a sender. Remoting is among the namespaces because Open Screen's receiver lists it; it
    /// is not supported here.
    package static let mirroring = ApplicationRecord(
        appID: ApplicationIDs.mirroring, displayName: "Mirroring", namespaces: [.streaming, .remoting],
        idleStatusText: "Mirroring")

    /// Live audio only.
    package static let audioMirroring = ApplicationRecord(
        appID: ApplicationIDs.audioMirroring, displayName: "Audio Mirroring", namespaces: [.streaming, .remoting],
        idleStatusText: "Audio Mirroring")

    /// The applications that each of our devices has, besides those that its owner registers.
    package static let builtIn: [ApplicationRecord] = [.defaultMediaReceiver, .mirroring, .audioMirroring]

    /// What a mirroring application accepts; nil for all other applications. Its namespaces show that it is one.
    ///
    /// - Parameter decodable: The codecs that the screen decodes.
    package func mirroringCapabilities(decodable: Set<StreamCodec>) -> ReceiverCapabilities? {
        guard namespaces.contains(.streaming) else { return nil }
        // Codecs that are cheap to encode live and common in hardware come first. AV1 is neither yet, so it is last.
        let video: [StreamCodec] = appID == Self.audioMirroring.appID ? [] : [.h264, .vp9, .vp8, .av1]
        return ReceiverCapabilities(
            audioCodecs: [.opus, .aac].filter(decodable.contains), videoCodecs: video.filter(decodable.contains),
            decodableChannels: StreamCodec.decodableChannels)
    }
}

extension StreamCodec {
    /// The codecs that Chromium decodes, and so our page: all except HEVC.
    package static let decodedByChromium: Set<StreamCodec> = [.opus, .aac, .h264, .vp9, .vp8, .av1]

    /// The number of channels that packets alone can describe: two for Opus (RFC 6716; more channels need several
    /// streams, for which Cast has no notation), eight for AAC.
    static let decodableChannels: [StreamCodec: Int] = [.opus: 2, .aac: 8]
}
