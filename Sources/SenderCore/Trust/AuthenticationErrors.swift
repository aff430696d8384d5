import CastWire

extension CastError {
    /// The reason why a device was refused, with the pin that would accept it. Nil for errors of another kind.
    public var deviceRefusal: DeviceRefusal? { underlying as? DeviceRefusal }

    package static func refused(_ refusal: DeviceRefusal) -> CastError {
        CastError(
            Code(refusal.code), refusal.description, reason: refusal.code.rawValue, underlying: refusal)
    }

    static let verdictTooLate = CastError(
        .deviceAuthenticationTimeoutFailure, "The device's proof could not be checked in time; try again.")
}

extension CastError.Code {
    init(_ code: DeviceRefusal.Code) {
        self =
            switch code {
            case .timedOut: .deviceAuthenticationTimeoutFailure
            case .deviceError: .authenticationErrorReceived
            case .malformedAnswer: .malformedAuthenticationResponse
            case .unfitTLSCertificate: .sslCertificateNotTrusted
            case .certificateExpired, .certificateNotYetValid, .unfitChain, .untrustedRoot, .policy:
                .deviceCertificateNotTrusted
            case .revoked: .crlCheckFailed
            default: .deviceAuthenticationFailure
            }
    }
}
