/// A failure that this framework reports.
///
/// `code` has the numbers of the Cast SDK (GCKError.h), so that an app can treat both alike. `description` is one
/// sentence for people that tells what happened and what to do about it.
public struct CastError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public let code: Code
    public let description: String
    /// The receiver's own reason, such as `INVALID_SESSION_ID`, if it gave one.
    public let reason: String?
    /// The Web Receiver's own code (`DetailedErrorCode`), if it gave one.
    public let detailedErrorCode: Int?
    /// The data that a custom receiver app sent with the error.
    public let customData: JSONValue?
    /// The cause, if it is an error of its own, such as a socket error, a file error or a `DeviceRefusal`.
    public let underlying: (any Error)?

    /// Creates an error of the app's own, for requests and sessions that the app ends itself.
    ///
    /// `description` is a sentence for people.
    public init(
        _ code: Code, _ description: String, reason: String? = nil, detailedErrorCode: Int? = nil,
        customData: JSONValue? = nil, underlying: (any Error)? = nil
    ) {
        self.code = code
        self.description = description
        self.reason = reason
        self.detailedErrorCode = detailedErrorCode
        self.customData = customData
        self.underlying = underlying
    }
}

extension CastError: Equatable {
    /// Two errors are equal if they say the same. Their causes are not compared.
    public static func == (left: CastError, right: CastError) -> Bool {
        left.code == right.code && left.description == right.description && left.reason == right.reason
            && left.detailedErrorCode == right.detailedErrorCode && left.customData == right.customData
    }
}

extension CastError {
    /// Whether the device did not prove that it is genuine, or was not trusted.
    package var isAuthenticationRefusal: Bool {
        code == .deviceAuthenticationFailure || (40...48).contains(code.rawValue) || (100...102).contains(code.rawValue)
    }

    /// Whether the device was reached and refused.
    package var isReceiverRefusal: Bool {
        switch code {
        case .invalidRequest, .notAllowed, .deviceAuthorizationFailure, .applicationNotFound, .applicationNotRunning,
            .invalidApplicationSessionID, .mediaLoadFailed, .invalidMediaPlayerState, .noMediaSession, .mediaError,
            .launchRequestCancelled, .unsupportedFeature, .deviceCapabilityNotSupported:
            true
        default: false
        }
    }
}
