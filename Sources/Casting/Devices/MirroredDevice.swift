package import CastSender
import CastWire

extension CastSession {
    /// Whether somebody mirrors to the device: its application takes live video and audio, and has no media loaded that
    /// could be controlled.
    var isMirrored: Bool {
        applicationMetadata?.namespaces.contains(Namespace.streaming.rawValue) == true
            && remoteMediaClient?.mediaStatus == nil
    }
}

extension CastFailure {
    /// The failure for a device without anything to control; it names mirroring if that is the reason.
    @MainActor static func nothingToControl(_ session: CastSession) -> CastFailure {
        let name = session.device.shownName
        guard session.isMirrored else { return CastFailure(.refused, "nothing plays on \"\(name)\"") }
        return CastFailure(
            .refused,
            "somebody mirrors to \"\(name)\": what is mirrored is controlled where it comes from; from here there are "
                + "`marquee volume`, `mute`, `unmute` and `stop`")
    }
}
