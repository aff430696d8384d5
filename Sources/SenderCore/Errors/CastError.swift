/// What went wrong, for every failure that this framework reports.
///
/// `code` has the numbers of the Cast SDK (GCKError.h), so that an app can treat both alike; `description` is one
/// sentence for people that says what happened and what to do about it.
public struct CastError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    public let code: Code
    public let description: String
    /// The receiver's own word, such as `INVALID_SESSION_ID`, where it gave one.
    public let reason: String?
    /// The Web Receiver's own code (`DetailedErrorCode`), where it gave one.
    public let detailedErrorCode: Int?
    /// What an app's receiver sent along.
    public let customData: JSONValue?
    /// What caused it, where that is an error of its own: of a socket, of a file, a `DeviceRefusal`.
    public let underlying: (any Error)?

    /// An error of an app's own, for requests and sessions that it ends itself. `description` is a sentence for people.
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
    /// Two errors are equal when they say the same; what caused them is not compared.
    public static func == (left: CastError, right: CastError) -> Bool {
        left.code == right.code && left.description == right.description && left.reason == right.reason
            && left.detailedErrorCode == right.detailedErrorCode && left.customData == right.customData
    }
}

extension CastError {
    /// The device did not prove that it is genuine, or it was not trusted.
    package var isAuthenticationRefusal: Bool {
        code == .deviceAuthenticationFailure || (40...48).contains(code.rawValue) || (100...102).contains(code.rawValue)
    }

    /// The device was reached and said no.
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
