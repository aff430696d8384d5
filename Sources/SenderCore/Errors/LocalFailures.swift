package import CastWire

/// Failures on this side of the connection: a request that can't be sent, or a session that can't go on.
extension CastError {
    package static let sessionInactive = CastError(
        .deviceNotConnected, "There is no connected session; start one with SessionManager first.")

    package static let noMedia = CastError(.noMediaSession, "The receiver has no media loaded; load some first.")

    static let noMediaNamespace = CastError(
        .unsupportedFeature, "The running application does not play media; nothing was sent. Launch one that does.")

    package static let volumeUnsupported = CastError(
        .unsupportedFeature, "The volume of this kind of device can't be set; set it at the device.")

    package static let sessionInUse = CastError(
        .invalidState, "A session is starting or established already; end it first, or make a second SessionManager.")

    package static let notCast = CastError(
        .notCastSession, "The device is not a Cast device; use its session's own class.")

    package static func timeout(_ what: String, after duration: Duration) -> CastError {
        CastError(
            .timeout,
            "The device did not answer \(what) within \(duration.components.seconds) s; see whether it is still on.")
    }

    static func runsOn(_ application: String, after duration: Duration) -> CastError {
        CastError(
            .invalidResponse,
            "The device answered the request to stop the application, but "
                + "\"\(application.shortened(to: Device.longestName))\" still ran there "
                + "\(duration.components.seconds) s later; stop it at the device.")
    }

    /// Returns the error of a request whose time has run out.
    static func missed(_ what: String, _ entry: PendingRequests.Entry, after duration: Duration) -> CastError {
        entry.mayBeAnswered ? .unreadableAnswer(to: what) : .timeout(what, after: duration)
    }

    static func unreadableAnswer(to what: String) -> CastError {
        CastError(
            .invalidResponse,
            "The device's answer to \(what) can't be read; update it or restart it, then ask again.")
    }

    static let tooManyRequests = CastError(
        .sendBufferFull, "\(PendingRequests.limit) requests wait for their answers already; wait for some of them.")

    package static let applicationEnded = CastError(
        .applicationNotRunning, "The application was stopped or replaced on the device; cast again to start it anew.")

    static func applicationClosedConnection(_ applicationID: String) -> CastError {
        CastError(
            .channelNotConnected,
            "The application \(applicationID) closed its connection before the session was ready; start it again."
        )
    }

    package static func channelNotConnected(_ namespace: String) -> CastError {
        CastError(
            .channelNotConnected,
            "The channel \(namespace) is not connected; add it to a session whose application lists this namespace.")
    }

    static let sessionEnded = CastError(
        .disconnected, "The session was ended before the answer came; start one and ask again.")

    static let closedByDevice = CastError(
        .disconnected, "The device closed its side of the connection; connect again.")

    package static let startCancelled = CastError(
        .cancelled, "The session was ended before it had started; start it again if it is still wanted.")

    package static func couldNotConnect(to device: Device, _ error: any Error) -> CastError {
        if let error = error as? CastError { return error }
        let code = (error as? TransportError).map { Code(transport: $0.code, connecting: true) } ?? .networkError
        // A device that the user gave by address has the address as its name, and the cause names it too.
        let name = "\(error)".hasPrefix(device.friendlyName) ? "" : " to \(device.friendlyName)"
        return CastError(
            code, "No connection\(name): \(error); see that it is on and reachable.", underlying: error)
    }

    package static func connectionLost(_ error: TransportError) -> CastError {
        CastError(
            Code(transport: error.code, connecting: false),
            "The connection to the device ended: \(error); connect again.",
            underlying: error)
    }

    package static func notSent(_ error: TransportError) -> CastError {
        CastError(
            Code(transport: error.code, connecting: false),
            "The message could not be sent: \(error); wait a moment, or connect again.",
            underlying: error)
    }
}

extension CastError.Code {
    init(transport code: TransportError.Code, connecting: Bool) {
        self =
            switch code {
            case .timeout: .timeout
            case .sendBufferFull: .sendBufferFull
            case .messageTooLong: .messageTooBig
            case .tlsFailed: .secureTransportError
            case .cancelled: .cancelled
            case .malformed: .protocolError
            case .closed, .closedByPeer, .closedBySelf, .heartbeatLost: connecting ? .networkError : .disconnected
            default: .networkError
            }
    }
}
