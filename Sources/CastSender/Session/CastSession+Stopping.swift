import CastWire

/// Stopping an application on the device by name.
extension CastSession {
    /// Stops the application session with this id, and nothing else: where another application has taken its place
    /// meanwhile, that one goes on and the request fails with `.invalidApplicationSessionID`.
    ///
    /// With the id of the session's own application (`sessionID`, to be kept by whoever launched it), this session ends
    /// without an error.
    @discardableResult
    public func stopApplication(sessionID: String) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submitStop(sessionID: sessionID) }
    }

    /// Stops whatever runs on the device, whoever launched it.
    @available(*, deprecated, message: "It may stop what somebody else has launched; use stopApplication(sessionID:).")
    @discardableResult
    public func stopApplication() -> Request<Void> {
        submit { driver throws(CastError) in try driver.submitStop(sessionID: nil) }
    }
}

extension SessionDriver {
    func submitStop(sessionID: String?) throws(CastError) -> Submitted {
        try submit { (core, now) throws(CastError) in try core.submitStop(sessionID: sessionID, at: now) }
    }
}
