import CastWire

/// The reasons that a Web Receiver sends with LOAD_FAILED, INVALID_REQUEST and ERROR (Google's reference,
/// `ErrorReason`).
///
/// For each reason there is the code that the answer gets, and a sentence. An answer with another reason keeps its own
/// code, and its sentence names the reason.
enum PlayerReason {
    /// Every reason that has a sentence.
    static let all = [
        "APP_ERROR", "AUTHENTICATION_EXPIRED", "BAD_PARAMETER", "CONCURRENT_STREAM_LIMIT", "CONTENT_ALREADY_PLAYING",
        "CONTENT_FILTERED", "DUPLICATE_REQUESTID", "DUPLICATE_REQUEST_ID", "END_OF_QUEUE", "GENERIC_LOAD_ERROR",
        "INTERNAL_ERROR", "INVALID_COMMAND", "INVALID_MEDIA_SESSION_ID", "INVALID_PARAMS", "INVALID_REQUEST",
        "LANGUAGE_NOT_SUPPORTED", "NOT_AVAILABLE_IN_REGION", "NOT_SUPPORTED", "PARENTAL_CONTROL_RESTRICTED",
        "PREMIUM_ACCOUNT_REQUIRED", "SKIP_LIMIT_REACHED", "VIDEO_DEVICE_REQUIRED",
    ]

    static func code(_ reason: String) -> CastError.Code? {
        switch reason {
        case RefusalReason.invalidMediaSessionID: .noMediaSession
        case "DUPLICATE_REQUESTID", "DUPLICATE_REQUEST_ID": .duplicateRequest
        case "NOT_SUPPORTED", "LANGUAGE_NOT_SUPPORTED", "VIDEO_DEVICE_REQUIRED": .unsupportedFeature
        case "AUTHENTICATION_EXPIRED", "PREMIUM_ACCOUNT_REQUIRED": .deviceAuthorizationFailure
        case "CONCURRENT_STREAM_LIMIT", "CONTENT_FILTERED", "NOT_AVAILABLE_IN_REGION", "PARENTAL_CONTROL_RESTRICTED",
            "SKIP_LIMIT_REACHED", "CONTENT_ALREADY_PLAYING":
            .notAllowed
        case "END_OF_QUEUE": .invalidMediaPlayerState
        default: nil
        }
    }

    static func sentence(_ reason: String) -> String? {
        switch reason {
        case "APP_ERROR", "INTERNAL_ERROR": "its application failed (\(reason)); try again, or launch it anew"
        case "GENERIC_LOAD_ERROR": "it says no more than that (\(reason)); check the URL, the format and CORS"
        case RefusalReason.invalidCommand: "it does not know the command (\(reason)); use one that its status lists"
        case RefusalReason.invalidParameters, RefusalReason.badParameter, "INVALID_REQUEST":
            "something in the request is wrong (\(reason)); check its ids and numbers"
        case RefusalReason.invalidMediaSessionID:
            "what it was about is not loaded any more (\(reason)); ask for the status and try again"
        case "DUPLICATE_REQUESTID", "DUPLICATE_REQUEST_ID": "it has had this request (\(reason)); send it once"
        case "END_OF_QUEUE": "there is no further item in the queue (\(reason)); insert one, or let it repeat"
        default: permission(reason)
        }
    }

    private static func permission(_ reason: String) -> String? {
        switch reason {
        case "AUTHENTICATION_EXPIRED":
            "the sign-in has expired (\(reason)); sign in again and load with new credentials"
        case "PREMIUM_ACCOUNT_REQUIRED": "the account does not include this (\(reason)); use one that does"
        case "CONCURRENT_STREAM_LIMIT": "the account plays on too many devices (\(reason)); stop another one first"
        case "CONTENT_ALREADY_PLAYING": "this plays already (\(reason)); there is nothing to do"
        case "CONTENT_FILTERED": "the content is filtered out (\(reason)); change the filter's settings"
        case "NOT_AVAILABLE_IN_REGION": "the content is not available here (\(reason)); choose another"
        case "PARENTAL_CONTROL_RESTRICTED": "parental control forbids it (\(reason)); change its settings"
        case "SKIP_LIMIT_REACHED": "no more skipping is allowed for now (\(reason)); let it play on"
        case "NOT_SUPPORTED": "it does not support this (\(reason)); use a command that its status lists"
        case "LANGUAGE_NOT_SUPPORTED": "it does not have that language (\(reason)); choose another"
        case "VIDEO_DEVICE_REQUIRED": "the device has no screen (\(reason)); cast to one that has"
        default: nil
        }
    }
}
