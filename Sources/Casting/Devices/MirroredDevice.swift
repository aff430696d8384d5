package import CastSender
import CastWire

extension CastSession {
    /// Whether somebody mirrors to the device: what runs there takes live pictures and sound, and has nothing loaded
    /// that could be controlled.
    package var isMirrored: Bool {
        applicationMetadata?.namespaces.contains(Namespace.streaming.rawValue) == true
            && remoteMediaClient?.mediaStatus == nil
    }
}

extension CastFailure {
    /// There is nothing on the session's device to control; what there is instead.
    @MainActor package static func nothingToControl(_ session: CastSession) -> CastFailure {
        let name = session.device.shownName
        guard session.isMirrored else { return CastFailure(.refused, "nothing plays on \"\(name)\"") }
        return CastFailure(
            .refused,
            "somebody mirrors to \"\(name)\": what is mirrored is controlled where it comes from; from here there are "
                + "`marquee volume`, `mute`, `unmute` and `stop`")
    }
}
