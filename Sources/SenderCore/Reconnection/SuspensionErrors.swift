/// The errors that end a suspended session, and those of requests that are refused during a suspension.
extension CastError {
    package static let sessionSuspended = CastError(
        .deviceNotConnected, "The session is suspended; wait until it has resumed, then ask again.")

    static let networkNotReachable = CastError(
        .networkNotReachable, "There is no network any more; connect to one and cast again.")

    /// The device has been restarted, or somebody has stopped the application in the meantime.
    static let applicationGone = CastError(
        .applicationNotRunning, "The application does not run on the device any more; cast again to start it anew.")

    static let applicationReplaced = CastError(
        .invalidApplicationSessionID,
        "Somebody started the application anew meanwhile, so this session is over; cast again to join the new one.")

    static func gaveUp(after limit: Duration, _ failure: CastError?) -> CastError {
        let cause = failure.map { " The last attempt: \($0.description)" } ?? ""
        return CastError(
            failure?.code ?? .disconnected,
            "The device could not be reached again within \(limit.components.seconds) s; see whether it is on, and "
                + "cast again.\(cause)", underlying: failure)
    }

    static func keptBreaking(for limit: Duration, _ failure: CastError) -> CastError {
        CastError(
            failure.code,
            "The device took each new connection and broke it off again, for \(limit.components.seconds) s; restart it, "
                + "and cast again. The last time: \(failure.description)",
            underlying: failure)
    }

    package static let leftWithoutStopping = CastError(
        .deviceNotConnected,
        "The session was ended while the device could not be reached, so its application may go on; stop it there.")

    package static let deviceNotFound = CastError(
        .networkError, "The device was not found in the network; see that it is on and reachable.")

    static let connectionSilent = CastError(
        .timeout, "The device did not answer after the machine woke up or its network changed; connecting again.")

    package static let transferUnsupported = CastError(
        .unsupportedFeature,
        "What plays can't be moved to another device: the application does not hand it over; cast it there anew.")

    package static let transferInProgress = CastError(
        .invalidState, "The session is being moved to another device already; wait for that to end.")

    package static let followingImpossible = CastError(
        .disconnected, "Playback was moved to a device that was not found in the network; connect to that device.")
}

extension CastError {
    /// Whether further attempts to resume can't succeed because the session is gone for good.
    ///
    /// A refusal does not count, since the peer that answered may not be the device (`ResumptionPlaces`).
    package var endsResumption: Bool { code == .applicationNotRunning || code == .invalidApplicationSessionID }
}
