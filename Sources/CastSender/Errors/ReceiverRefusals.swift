import CastWire

/// What a device or its application says when it refuses, as errors with a sentence.
extension CastError {
    static func launchFailed(applicationID: String, reason: String?) -> CastError {
        let code: Code
        let sentence: String
        switch reason {
        case RefusalReason.notFound:
            code = .applicationNotFound
            sentence = "The device does not know the application \(applicationID); check the id."
        case RefusalReason.cancelled:
            code = .launchRequestCancelled
            sentence = "The device cancelled the launch of \(applicationID); try again."
        default:
            code = .applicationNotRunning
            sentence = "The device could not launch \(applicationID)\(told(reason)); try again, or restart the device."
        }
        return CastError(code, sentence, reason: reason)
    }

    static func launchNotAllowed(_ status: String) -> CastError {
        CastError(
            .deviceAuthorizationFailure,
            "The device's user did not allow the launch; allow casting on the device and try again.", reason: status)
    }

    static func deviceRefused(reason: String?) -> CastError {
        let code: Code = reason == RefusalReason.invalidSessionID ? .invalidApplicationSessionID : .invalidRequest
        return CastError(code, "The device refused the request\(told(reason)); ask for its status and try again.", reason: reason)
    }

    static func loadFailed(_ failure: MediaFailure) -> CastError {
        let cause = failure.detailedErrorCode.flatMap(DetailedMediaError.sentence)
        return CastError(
            .mediaLoadFailed,
            cause.map { "The receiver could not load the media: \($0)." }
                ?? "The receiver could not load the media\(told(failure.reason)); check that it can reach the URL and "
                + "plays this format.",
            reason: failure.reason, detailedErrorCode: failure.detailedErrorCode, customData: failure.customData)
    }

    static let loadCancelled = CastError(
        .cancelled, "The load was cancelled at the receiver, most often by another load; load it again if it is still wanted.", reason: "LOAD_CANCELLED")

    static func invalidPlayerState(_ failure: MediaFailure) -> CastError {
        CastError(
            .invalidMediaPlayerState,
            "The player can't do that in its present state\(told(failure.reason)); ask for the status first.",
            reason: failure.reason, detailedErrorCode: failure.detailedErrorCode, customData: failure.customData)
    }

    static func mediaRequestRefused(_ failure: MediaFailure) -> CastError {
        let code: Code = failure.reason == RefusalReason.invalidMediaSessionID ? .noMediaSession : .invalidRequest
        return CastError(
            code, "The receiver refused the request\(told(failure.reason)); ask for the status and try again.", reason: failure.reason,
            detailedErrorCode: failure.detailedErrorCode, customData: failure.customData)
    }

    static func mediaError(_ failure: MediaFailure) -> CastError {
        let cause = failure.detailedErrorCode.flatMap(DetailedMediaError.sentence)
        return CastError(
            .mediaError,
            cause.map { "The receiver met an error while playing: \($0)." }
                ?? "The receiver met an error while playing\(told(failure.reason)); load the media again.",
            reason: failure.reason, detailedErrorCode: failure.detailedErrorCode, customData: failure.customData)
    }

    private static func told(_ reason: String?) -> String {
        reason.map { " (\($0))" } ?? ""
    }
}

/// The Web Receiver's detailed error codes that a sender can say something useful about (Google's reference,
/// DetailedErrorCode). Others stay numbers.
enum DetailedMediaError {
    static func sentence(_ code: Int) -> String? {
        switch code {
        case 100: "its media element failed (code 100); load it again"
        case 101: "fetching was aborted by the player (code 101); load it again"
        case 102: "the media could not be decoded (code 102); give it another format"
        case 103: "a network error came while the media was fetched (code 103); check that the receiver can reach the URL"
        case 104: "the format is not supported, or the URL can't be fetched or lacks CORS headers (code 104); check these three"
        case 110: "the source buffer failed (code 110); give it another format"
        case 200...205: "the media's keys could not be had (code \(code)); check the licence server and the credentials"
        case 300...399: "a manifest or segment could not be fetched (code \(code)); check that the receiver can reach it"
        case 400...499: "the manifest could not be read (code \(code)); check that it is valid"
        case 900...999: "the load was interrupted in the receiver's app (code \(code)); load it again"
        default: nil
        }
    }
}
