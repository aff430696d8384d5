import CastWire

/// Stopping an application on the device by its id.
extension CastSession {
    /// Stops only the application session with this id.
    ///
    /// If another application has replaced it, that one goes on and the request fails with
    /// `.invalidApplicationSessionID`. With the id of this session's own application (`sessionID`, which the app that
    /// launched it has to keep), this session ends without an error.
    @discardableResult
    public func stopApplication(sessionID: String) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submitStop(sessionID: sessionID) }
    }

    /// Stops whatever is running on the device, whoever launched it.
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
