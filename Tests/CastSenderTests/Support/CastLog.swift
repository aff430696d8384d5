@testable import CastSender

/// Writes down what is told of a session's life in the form for sessions with Cast devices, and what a listener sees of
/// the session then: its device and its id.
@MainActor
final class CastLog: SessionManagerListener {
    private(set) var lines: [String] = []

    private func write(_ what: String, _ session: CastSession) {
        lines.append("\(what) \(session.device.friendlyName) \(session.sessionID ?? "none")")
    }

    func sessionManager(_ manager: SessionManager, willStartCastSession session: CastSession) {
        write("willStart", session)
    }
    func sessionManager(_ manager: SessionManager, didStartCastSession session: CastSession) {
        write("didStart", session)
    }
    func sessionManager(
        _ manager: SessionManager, didFailToStartCastSession session: CastSession, withError error: CastError
    ) {
        write("didFail", session)
    }
    func sessionManager(_ manager: SessionManager, willEndCastSession session: CastSession) {
        write("willEnd", session)
    }
    func sessionManager(
        _ manager: SessionManager, didEndCastSession session: CastSession, withError error: CastError?
    ) {
        write("didEnd", session)
    }
    func sessionManager(
        _ manager: SessionManager, didSuspendCastSession session: CastSession, with reason: ConnectionSuspendReason
    ) {
        write("didSuspend", session)
    }
    func sessionManager(_ manager: SessionManager, willResumeCastSession session: CastSession) {
        write("willResume", session)
    }
    func sessionManager(_ manager: SessionManager, didResumeCastSession session: CastSession) {
        write("didResume", session)
    }
}
