package import CastStreaming
import CastWire

extension ApplicationRecord {
    /// Pictures and sound of a sender, live. Remoting is among the namespaces since Open Screen's receiver lists it;
    /// nothing of it is done here.
    package static let mirroring = ApplicationRecord(
        appID: "0F5096E8", displayName: "Mirroring", namespaces: [.streaming, .remoting], idleStatusText: "Mirroring")

    /// Sound alone.
    package static let audioMirroring = ApplicationRecord(
        appID: "85CDB22F", displayName: "Audio Mirroring", namespaces: [.streaming, .remoting],
        idleStatusText: "Audio Mirroring")

    /// What every device of ours has, whatever its owner registers besides.
    package static let builtIn: [ApplicationRecord] = [.defaultMediaReceiver, .mirroring, .audioMirroring]

    /// What it takes where it is a mirroring app, which its namespaces tell; nil for all others.
    ///
    /// - Parameter decodable: what the screen decodes.
    package func mirroringCapabilities(decodable: Set<StreamCodec>) -> ReceiverCapabilities? {
        guard namespaces.contains(.streaming) else { return nil }
        // What is cheap to make live and common in hardware comes first; AV1, which is neither yet, last.
        let video: [StreamCodec] = appID == Self.audioMirroring.appID ? [] : [.h264, .vp9, .vp8, .av1]
        return ReceiverCapabilities(
            audioCodecs: [.opus, .aac].filter(decodable.contains), videoCodecs: video.filter(decodable.contains),
            decodableChannels: StreamCodec.decodableChannels)
    }
}

extension StreamCodec {
    /// What Chromium decodes, and so our page: all but HEVC.
    package static let decodedByChromium: Set<StreamCodec> = [.opus, .aac, .h264, .vp9, .vp8, .av1]

    /// What packets alone can carry: of Opus two (RFC 6716; more of them come as several streams, which Cast has no
    /// words for), of AAC eight.
    static let decodableChannels: [StreamCodec: Int] = [.opus: 2, .aac: 8]
}
