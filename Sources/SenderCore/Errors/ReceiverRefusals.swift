import CastWire

/// Refusals of a device or its application, as errors with a sentence.
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

    static func permissionMissing(after duration: Duration) -> CastError {
        CastError(
            .timeout,
            "Nobody allowed the launch at the device within \(duration.components.seconds) s; allow it there, and try "
                + "again.", reason: "USER_PENDING_AUTHORIZATION")
    }

    static func deviceRefused(reason: String?) -> CastError {
        let code: Code = reason == RefusalReason.invalidSessionID ? .invalidApplicationSessionID : .invalidRequest
        return CastError(
            code, "The device refused the request\(told(reason)); ask for its status and try again.", reason: reason)
    }

    static func loadFailed(_ failure: MediaFailure) -> CastError {
        player(
            failure, .mediaLoadFailed, what: "The receiver could not load the media",
            otherwise: "check that it can reach the URL and plays this format")
    }

    package static let loadCancelled = CastError(
        .cancelled,
        "The load was cancelled at the receiver, most often by another load; load it again if it is still wanted.",
        reason: "LOAD_CANCELLED")

    static func invalidPlayerState(_ failure: MediaFailure) -> CastError {
        player(
            failure, .invalidMediaPlayerState, what: "The player can't do that in its present state",
            otherwise: "ask for the status first")
    }

    static func mediaRequestRefused(_ failure: MediaFailure) -> CastError {
        player(
            failure, failure.reason.flatMap(PlayerReason.code) ?? .invalidRequest,
            what: "The receiver refused the request", otherwise: "ask for the status and try again")
    }

    static func mediaError(_ failure: MediaFailure) -> CastError {
        player(
            failure, failure.reason.flatMap(PlayerReason.code) ?? .mediaError,
            what: "The receiver met an error while playing", otherwise: "load the media again")
    }

    /// Chooses the most specific text: from the detailed code, then from the reason, then from what was asked for.
    private static func player(
        _ failure: MediaFailure, _ code: Code, what: String, otherwise: String
    ) -> CastError {
        let cause =
            failure.detailedError?.sentence
            ?? failure.reason.flatMap(PlayerReason.sentence)
        return CastError(
            code, cause.map { "\(what): \($0)." } ?? "\(what)\(told(failure.reason)); \(otherwise).",
            reason: failure.reason, detailedErrorCode: failure.detailedErrorCode, customData: failure.customData)
    }

    private static func told(_ reason: String?) -> String {
        reason.map { " (\($0))" } ?? ""
    }
}

/// Refusals of a group.
extension CastError {
    static func memberRefused(reason: String?) -> CastError {
        switch reason {
        case RefusalReason.notFound:
            CastError(
                .invalidRequest, "The group has no such member any more; ask for its status again.", reason: reason)
        case RefusalReason.notSupported:
            CastError(
                .notAllowed,
                "The volume can't be set there: the device is no group, or that member's volume is fixed; set it at the "
                    + "device.",
                reason: reason)
        default: .deviceRefused(reason: reason)
        }
    }

    package static let groupToldNoMembers = CastError(
        .invalidRequest, "The device answered, but told no members; ask for its status again.")
}
