import Logging

/// Logs the events of a manager's sessions.
@MainActor
final class SessionLog: SessionManagerListener {
    private let logger: Logger

    init(logger: Logger) {
        var logger = logger
        logger[metadataKey: CastLogHandler.classKey] = "SessionManager"
        self.logger = logger
    }

    func sessionManager(_ manager: SessionManager, willStart session: Session) {
        logger.info("A session with \(session.device.friendlyName) starts")
    }
    func sessionManager(_ manager: SessionManager, didStart session: Session) {
        let application = (session as? CastSession)?.applicationMetadata?.applicationID
        logger.info("The session has started, \(application.map { "application \($0)" } ?? "no application")")
    }
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError) {
        logger.error("The session could not start (code \(error.code.rawValue)): \(error)")
    }
    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        logger.warning("The session is suspended: \(reason)")
    }
    func sessionManager(_ manager: SessionManager, willResume session: Session) {
        logger.info("The session resumes with \(session.device.friendlyName)")
    }
    func sessionManager(_ manager: SessionManager, didResume session: Session) {
        logger.info("The session has resumed with \(session.device.friendlyName)")
    }
    func sessionManager(_ manager: SessionManager, willEnd session: Session) {
        logger.info("The session is being ended")
    }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        guard let error else { return logger.info("The session has ended") }
        logger.error("The session has ended (code \(error.code.rawValue)): \(error)")
    }
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device) {
        logger.info("The session's device is now \(device.friendlyName)")
    }
}
