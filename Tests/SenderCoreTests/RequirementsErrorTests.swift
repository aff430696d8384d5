import CastWire
import Foundation
import Testing

@testable import SenderCore

/// Every failure that the framework makes has its number and a sentence for people.
@Suite struct RequirementsErrorTests {
    /// The name of what makes it, what it makes, and the number that this has.
    private typealias Row = (String, CastError, CastError.Code)

    private let local: [Row] = [
        ("sessionInactive", .sessionInactive, .deviceNotConnected), ("noMedia", .noMedia, .noMediaSession),
        ("noMediaNamespace", .noMediaNamespace, .unsupportedFeature),
        ("volumeUnsupported", .volumeUnsupported, .unsupportedFeature),
        ("sessionInUse", .sessionInUse, .invalidState), ("notCast", .notCast, .notCastSession),
        ("timeout", .timeout("the launch", after: .seconds(30)), .timeout),
        ("runsOn", .runsOn("A film", after: .seconds(10)), .invalidResponse),
        ("missed", .missed("the load", Self.missing(answered: false), after: .seconds(10)), .timeout),
        ("missed", .missed("the load", Self.missing(answered: true), after: .seconds(10)), .invalidResponse),
        ("unreadableAnswer", .unreadableAnswer(to: "the load"), .invalidResponse),
        ("tooManyRequests", .tooManyRequests, .sendBufferFull),
        ("applicationEnded", .applicationEnded, .applicationNotRunning),
        ("applicationClosedConnection", .applicationClosedConnection("CC1AD845"), .channelNotConnected),
        ("channelNotConnected", .channelNotConnected("urn:x-cast:a"), .channelNotConnected),
        ("sessionEnded", .sessionEnded, .disconnected), ("closedByDevice", .closedByDevice, .disconnected),
        ("startCancelled", .startCancelled, .cancelled),
        ("couldNotConnect", .couldNotConnect(to: .tv, TransportError(.connectFailed, "refused")), .networkError),
        ("couldNotConnect", .couldNotConnect(to: .tv, TransportError(.tlsFailed, "no TLS")), .secureTransportError),
        ("couldNotConnect", .couldNotConnect(to: .tv, CastError.deviceNotFound), .networkError),
        ("connectionLost", .connectionLost(TransportError(.closedByPeer, "closed")), .disconnected),
        ("notSent", .notSent(TransportError(.messageTooLong, "too long")), .messageTooBig),
        ("notANumber", .notANumber, .invalidRequest),
        ("refused", .refused(DeviceRefusal(.revoked, "The maker withdrew this device's key.")), .crlCheckFailed),
        ("verdictTooLate", .verdictTooLate, .deviceAuthenticationTimeoutFailure),
    ]

    private let refusals: [Row] = [
        ("launchFailed", .launchFailed(applicationID: "X", reason: "NOT_FOUND"), .applicationNotFound),
        ("launchFailed", .launchFailed(applicationID: "X", reason: "CANCELLED"), .launchRequestCancelled),
        ("launchFailed", .launchFailed(applicationID: "X", reason: nil), .applicationNotRunning),
        ("launchNotAllowed", .launchNotAllowed("USER_NOT_ALLOWED"), .deviceAuthorizationFailure),
        ("permissionMissing", .permissionMissing(after: .seconds(120)), .timeout),
        ("deviceRefused", .deviceRefused(reason: "INVALID_SESSION_ID"), .invalidApplicationSessionID),
        ("deviceRefused", .deviceRefused(reason: nil), .invalidRequest),
        ("loadFailed", .loadFailed(MediaFailure()), .mediaLoadFailed),
        ("loadFailed", .loadFailed(MediaFailure(detailedErrorCode: 104)), .mediaLoadFailed),
        ("loadCancelled", .loadCancelled, .cancelled),
        ("invalidPlayerState", .invalidPlayerState(MediaFailure()), .invalidMediaPlayerState),
        (
            "mediaRequestRefused", .mediaRequestRefused(MediaFailure(reason: "INVALID_MEDIA_SESSION_ID")),
            .noMediaSession
        ),
        ("mediaRequestRefused", .mediaRequestRefused(MediaFailure()), .invalidRequest),
        ("mediaError", .mediaError(MediaFailure()), .mediaError),
        ("memberRefused", .memberRefused(reason: "NOT_FOUND"), .invalidRequest),
        ("memberRefused", .memberRefused(reason: "NOT_SUPPORTED"), .notAllowed),
        ("memberRefused", .memberRefused(reason: nil), .invalidRequest),
        ("groupToldNoMembers", .groupToldNoMembers, .invalidRequest),
    ]

    private let suspensions: [Row] = [
        ("sessionSuspended", .sessionSuspended, .deviceNotConnected),
        ("networkNotReachable", .networkNotReachable, .networkNotReachable),
        ("applicationGone", .applicationGone, .applicationNotRunning),
        ("applicationReplaced", .applicationReplaced, .invalidApplicationSessionID),
        ("gaveUp", .gaveUp(after: .seconds(900), nil), .disconnected),
        ("gaveUp", .gaveUp(after: .seconds(900), .deviceNotFound), .networkError),
        ("keptBreaking", .keptBreaking(for: .seconds(60), .connectionSilent), .timeout),
        ("leftWithoutStopping", .leftWithoutStopping, .deviceNotConnected),
        ("deviceNotFound", .deviceNotFound, .networkError), ("connectionSilent", .connectionSilent, .timeout),
        ("transferUnsupported", .transferUnsupported, .unsupportedFeature),
        ("transferInProgress", .transferInProgress, .invalidState),
        ("followingImpossible", .followingImpossible, .disconnected), ("nowhereElse", .nowhereElse, .disconnected),
        ("notTheDevice", .notTheDevice(at: DeviceAddress(host: "127.0.0.1", port: 8_009)), .disconnected),
    ]

    private let requests: [Row] = [
        ("volumeFixed", .volumeFixed, .notAllowed), ("mutingUnsupported", .mutingUnsupported, .notAllowed),
        ("volumeUnknown", .volumeUnknown, .invalidState), ("nothingToLoad", .nothingToLoad, .invalidRequest),
        ("rateOutOfRange", .rateOutOfRange, .invalidRequest),
        ("playbackRateUnsupported", .playbackRateUnsupported, .unsupportedFeature),
        ("noAd", .noAd, .invalidMediaPlayerState), ("adNotSkippable", .adNotSkippable, .invalidMediaPlayerState),
        ("unexpectedAnswer", .unexpectedAnswer, .invalidResponse),
        ("noSuchQueueItem", .noSuchQueueItem, .invalidRequest),
    ]

    private let images: [Row] = [
        ("imageOutOfReach", .imageOutOfReach, .notAllowed), ("imageRedirects", .imageRedirects, .networkError),
        ("imageHostUnknown", .imageHostUnknown("example.org"), .networkError),
        ("notAnImageURL", .notAnImageURL, .invalidRequest), ("imageCancelled", .imageCancelled, .cancelled),
        ("tooManyImages", .tooManyImages, .cancelled),
        ("imageTimedOut", .imageTimedOut, .timeout), ("imageStatus", .imageStatus(404), .networkError),
        ("imageStatus", .imageStatus(302), .networkError), ("notAnImage", .notAnImage(""), .invalidResponse),
        ("notTheImageItSays", .notTheImageItSays("image/png"), .invalidResponse),
        ("imageTooBig", .imageTooBig(8_388_608), .messageTooBig),
        ("imageUnreachable", .imageUnreachable(TransportError(.network, "reset")), .networkError),
    ]

    private var rows: [Row] { local + refusals + suspensions + requests + images }

    /// What says what happened and no more: for the first two there is nothing to be done, and the last two are only
    /// told behind the sentence of another failure.
    private let withoutAdvice: [CastError] = [
        .nowhereElse, .notTheDevice(at: DeviceAddress(host: "127.0.0.1", port: 8_009)),
    ]

    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func missing(answered: Bool) -> PendingRequests.Entry {
        PendingRequests.Entry(id: 7, kind: .load, mayBeAnswered: answered)
    }

    private static let refusalCodes: [(DeviceRefusal.Code, CastError.Code)] = [
        (.timedOut, .deviceAuthenticationTimeoutFailure),
        (.deviceError, .authenticationErrorReceived), (.malformedAnswer, .malformedAuthenticationResponse),
        (.wrongNonce, .deviceAuthenticationFailure), (.wrongSignature, .deviceAuthenticationFailure),
        (.otherHash, .deviceAuthenticationFailure), (.unfitTLSCertificate, .sslCertificateNotTrusted),
        (.certificateExpired, .deviceCertificateNotTrusted), (.certificateNotYetValid, .deviceCertificateNotTrusted),
        (.unfitChain, .deviceCertificateNotTrusted), (.untrustedRoot, .deviceCertificateNotTrusted),
        (.revoked, .crlCheckFailed), (.policy, .deviceCertificateNotTrusted),
    ]

    // S0-88
    @Test func everyFailureHasItsNumberAndOneSentence() {
        for (name, error, code) in rows {
            #expect(error.code == code, "\(name)")
            #expect(error.description.hasSuffix("."), "\(name): \(error)")
            let start = error.description.first
            #expect(error.description.count > 20, "\(name): \(error)")
            #expect(start?.isUppercase == true || start?.isNumber == true, "\(name): \(error)")
            #expect(!error.description.contains("\n"), "\(name): \(error)")
        }
    }

    // S0-88: the sentence of a device that is not trusted is its refusal's own.
    @Test func everySentenceSaysWhatToDo() {
        for (name, error, _) in rows where error.deviceRefusal == nil {
            #expect(error.description.contains("; ") != withoutAdvice.contains(error), "\(name): \(error)")
        }
    }

    // S0-88
    @Test func noFailureOfTheSourcesIsLeftOut() throws {
        let sources = Self.root.appending(path: "Sources/SenderCore")
        let constant = /static (?:let|var) (\w+)(?:: CastError)? (?:=|\{)\s+CastError\(/
        let function = /(private )?static func (\w+)\([^{]*?\) -> CastError \{/
        var made: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            made.formUnion(text.matches(of: constant).map { String($0.1) })
            made.formUnion(text.matches(of: function).filter { $0.1 == nil }.map { String($0.2) })
        }
        #expect(made.count >= 69)
        #expect(made.symmetricDifference(rows.map(\.0)).isEmpty, "in the sources or in the tables, not in both")
    }

    // S0-88
    @Test func noRefusalOfTheSourcesIsLeftOut() throws {
        let path = "Sources/CastWire/DeviceAuthentication/DeviceTrust.swift"
        let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        let names = text.matches(of: /static let \w+ = Code\(rawValue: "(\w+)"\)/).map { String($0.1) }
        #expect(names.sorted() == Self.refusalCodes.map(\.0.rawValue).sorted())
    }

    // S0-88
    @Test(arguments: refusalCodes + [(DeviceRefusal.Code(rawValue: "later"), .deviceAuthenticationFailure)])
    func everyRefusalOfADeviceHasItsNumberAndStaysTheCause(refusal: DeviceRefusal.Code, code: CastError.Code) {
        let error = CastError.refused(DeviceRefusal(refusal, "The device is not trusted."))
        #expect(error.code == code)
        #expect(error.reason == refusal.rawValue && error.deviceRefusal?.code == refusal)
        #expect(error.description == "The device is not trusted.")
        #expect(error.isAuthenticationRefusal)
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
