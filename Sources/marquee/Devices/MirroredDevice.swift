import CastSender
import CastStreaming
import CastWire

extension CastSession {
    /// Whether somebody mirrors to the device: what runs there takes live pictures and sound, and has nothing loaded
    /// that could be controlled.
    var isMirrored: Bool {
        applicationMetadata?.namespaces.contains(Namespace.streaming.rawValue) == true
            && remoteMediaClient?.mediaStatus == nil
    }
}

extension CommandFailure {
    /// There is nothing on the session's device to control; what there is instead.
    @MainActor static func nothingToControl(_ session: CastSession) -> CommandFailure {
        let name = session.device.shownName
        guard session.isMirrored else { return CommandFailure(.refused, "nothing plays on \"\(name)\"") }
        return CommandFailure(
            .refused,
            "somebody mirrors to \"\(name)\": what is mirrored is controlled where it comes from; from here there are "
                + "`marquee volume`, `mute`, `unmute` and `stop`")
    }
}
