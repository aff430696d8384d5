import CastWire
import Testing

@testable import SenderCore

/// Every failure that the framework makes has its number and a sentence for people.
@Suite struct RequirementsErrorTests {
    private let errors: [(CastError, CastError.Code)] = [
        (.sessionInactive, .deviceNotConnected), (.noMedia, .noMediaSession), (.noMediaNamespace, .unsupportedFeature),
        (.volumeUnsupported, .unsupportedFeature), (.sessionInUse, .invalidState), (.notCast, .notCastSession),
        (.timeout("the launch", after: .seconds(30)), .timeout), (.applicationEnded, .applicationNotRunning),
        (.applicationClosedConnection("CC1AD845"), .channelNotConnected), (.sessionEnded, .disconnected),
        (.closedByDevice, .disconnected), (.startCancelled, .cancelled),
        (.couldNotConnect(to: .tv, TransportError(.connectFailed, "refused")), .networkError),
        (.couldNotConnect(to: .tv, TransportError(.tlsFailed, "no TLS")), .secureTransportError),
        (.launchFailed(applicationID: "X", reason: "NOT_FOUND"), .applicationNotFound),
        (.launchFailed(applicationID: "X", reason: "CANCELLED"), .launchRequestCancelled),
        (.launchFailed(applicationID: "X", reason: nil), .applicationNotRunning),
        (.launchNotAllowed("USER_NOT_ALLOWED"), .deviceAuthorizationFailure),
        (.deviceRefused(reason: "INVALID_SESSION_ID"), .invalidApplicationSessionID),
        (.deviceRefused(reason: nil), .invalidRequest), (.loadFailed(MediaFailure()), .mediaLoadFailed),
        (.loadFailed(MediaFailure(detailedErrorCode: 104)), .mediaLoadFailed), (.loadCancelled, .cancelled),
        (.invalidPlayerState(MediaFailure()), .invalidMediaPlayerState),
        (.mediaRequestRefused(MediaFailure(reason: "INVALID_MEDIA_SESSION_ID")), .noMediaSession),
        (.mediaRequestRefused(MediaFailure()), .invalidRequest), (.mediaError(MediaFailure()), .mediaError),
        (.refused(DeviceRefusal(.revoked, "The maker withdrew this device's key.")), .crlCheckFailed),
        (.verdictTooLate, .deviceAuthenticationTimeoutFailure),
    ]

    // S0-88
    @Test func everyFailureHasItsNumberAndOneSentence() {
        for (error, code) in errors {
            #expect(error.code == code, "\(error)")
            #expect(error.description.hasSuffix("."), "\(error)")
            #expect(error.description.count > 20 && error.description.first?.isUppercase == true, "\(error)")
            #expect(!error.description.contains("\n"), "\(error)")
        }
    }

    // S0-88
    @Test(arguments: [
        (TransportError.Code.timeout, CastError.Code.timeout), (.closed, .disconnected),
        (.closedByPeer, .disconnected), (.closedBySelf, .disconnected), (.heartbeatLost, .disconnected),
        (.connectFailed, .networkError), (.tlsFailed, .secureTransportError), (.sendBufferFull, .sendBufferFull),
        (.messageTooLong, .messageTooBig), (.cancelled, .cancelled), (.malformed, .protocolError),
        (.network, .networkError),
    ])
    func everyEndOfAConnectionKeepsItsCause(transport: TransportError.Code, code: CastError.Code) {
        let cause = TransportError(transport, "what happened")
        for error in [CastError.connectionLost(cause), .notSent(cause)] {
            #expect(error.code == code)
            #expect(error.description.contains("what happened"))
            #expect((error.underlying as? TransportError)?.code == transport)
        }
    }
}
