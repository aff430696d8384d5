package import CastSender
import CastStreaming

/// The errors that prevent or end a Remote Display session.
extension CastError {
    static let remoteDisplayUnsupported = CastError(
        .remoteDisplayDeviceNotSupported,
        "This machine can't encode pictures, so there is no Remote Display; install an encoder and start again.")

    static func noEncoder(_ kind: StreamKind) -> CastError {
        CastError(
            .remoteDisplayDeviceNotSupported,
            "This machine has no encoder for \(kind.content) in any of the codecs that the configuration wants; offer "
                + "others.")
    }

    static func notOffered(_ fault: OfferFault) -> CastError {
        switch fault {
        case .configuration(let rule): .configuration(rule)
        case .noEncoder(let kind): .noEncoder(kind)
        case .offerUnderWay: .offerUnderWay
        }
    }

    static func configuration(_ rule: String) -> CastError {
        CastError(.invalidRequest, "The configuration can't be offered: \(rule).")
    }

    static func delays(_ least: Duration, _ greatest: Duration) -> CastError {
        CastError(
            .invalidRequest,
            "A delay of \(least) up to \(greatest) can't be: give 1 ms to 5 s, and the longest not below the shortest.")
    }

    static func fixedDelay(_ delay: Duration) -> CastError {
        CastError(
            .remoteDisplayFeatureNotSupported,
            "The receiver keeps the delay that it was offered, \(delay); begin a session with another configuration.")
    }

    static let noApplicationID = CastError(
        .invalidRequest,
        "Remote Display needs the id of a Remote Display app, and none was given; register one and name it.")

    static func malformedApplicationID(_ id: String) -> CastError {
        CastError(
            .invalidRequest, "'\(id)' is no application id: those have eight hexadecimal digits. Nothing was sent.")
    }

    static let offerUnderWay = CastError(
        .invalidState, "The receiver has not answered the offer before this one; wait for what comes of it.")

    static func rejected(_ error: NegotiationError) -> CastError {
        switch error.code {
        case .noStreamSelected:
            CastError(
                .remoteDisplayFeatureNotSupported,
                "The receiver can decode nothing of what was offered; offer other codecs.", reason: error.description,
                detailedErrorCode: error.code.rawValue)
        case .screenMissing:
            CastError(
                .remoteDisplayConfigurationRejectedByReceiver,
                "The receiver can show nothing: \(error.description); choose a device with a screen.",
                reason: error.description,
                detailedErrorCode: error.code.rawValue)
        case .answerTimeout:
            CastError(
                .timeout, "The receiver did not answer the offer within 4 s; try again, or launch its app anew.")
        case .invalidAnswer:
            CastError(
                .invalidResponse, "The receiver's answer can't be used: \(error.description). Try again.",
                detailedErrorCode: error.code.rawValue)
        default:
            CastError(
                .remoteDisplayConfigurationRejectedByReceiver,
                "The receiver rejected the configuration: \(error.description). Change it and try again.",
                reason: error.description, detailedErrorCode: error.code.rawValue)
        }
    }

    package static let channelLost = CastError(
        .disconnected, "The connection to the receiver's app ended, and the session with it; begin another one.")

    package static let lostWhileOffering = CastError(
        .disconnected,
        "The connection to the receiver's app ended before there was a session; connect and begin again.")

    static func noSocket(_ error: any Error) -> CastError {
        CastError(
            .networkError, "No media socket could be opened: \(error); see the network and try again.",
            underlying: error)
    }

    static func socketFailed(_ error: any Error) -> CastError {
        CastError(
            .networkError, "The media socket failed, and the session ended: \(error); begin another one.",
            underlying: error)
    }

    package static let noFirstFrame = CastError(
        .timeout, "The receiver got no frame within 15 s, so the session ended; enqueue frames as soon as it begins.")

    static let receiverSilent = CastError(
        .disconnected, "Nothing came from the receiver for 15 s, so the session ended; see whether it is still on.")

    static let portRefused = CastError(
        .disconnected, "The receiver has closed its media port, so the session ended; begin another one.")

    static let backgrounded = CastError(
        .appDidEnterBackground, "The app is in the background; begin another session when it is in front again.")

    static let backgroundedWithoutEncoder = CastError(
        .appDidEnterBackground, "There is no encoder in the background; enqueue again when the app is in front.")

    static let sessionInvalidated = CastError(
        .invalidState, "The Remote Display session was invalidated; begin another one.")

    static let sessionReplaced = CastError(
        .replaced, "A later session of the same channel took this one's place; enqueue to that one.")

    static func encoderFailed(_ error: any Error) -> CastError {
        CastError(
            .remoteDisplayError, "The encoder failed: \(error); begin another session, or offer another codec.",
            underlying: error)
    }

    static func notAgreed(_ kind: StreamKind) -> CastError {
        CastError(
            .remoteDisplayFeatureNotSupported,
            "The session sends no \(kind.content): that was not offered, or not taken; look at its configuration.")
    }

    static func behind(_ what: String) -> CastError {
        CastError(.sendBufferFull, "Encoding and sending are behind with the \(what); leave this piece out and go on.")
    }

    static func soundOfAnotherKind(_ agreed: RemoteDisplayAgreement.Audio) -> CastError {
        CastError(
            .remoteDisplayAudioConversionError,
            "The sound can't be converted: give it 8,000 to 192,000 samples a second, and one channel or the "
                + "\(agreed.channels) that were agreed on.")
    }
}

extension RemoteDisplayEnding<CastError> {
    /// The error that the app is told; nil if it ended the session itself.
    var error: CastError? {
        switch self {
        case .invalidated: nil
        case .replaced: .sessionReplaced
        case .noFirstFrame: .noFirstFrame
        case .channelLost: .channelLost
        case .backgrounded: .backgrounded
        case .receiverSilent: .receiverSilent
        case .portRefused: .portRefused
        case .failed(let error): error
        }
    }

    /// Why nothing is accepted from the app any more.
    var refusal: CastError { error ?? .sessionInvalidated }
}

extension StreamKind {
    /// The name in messages for people.
    fileprivate var content: String { self == .video ? "pictures" : "sound" }
}
