import CastWire
import Testing

@testable import SenderCore

@Suite struct ErrorCatalogueTests {
    /// The codes of GCKError.h 4.7.0 in our spelling.
    private let numbers: [(Int, String)] = [
        (0, "noError"), (1, "networkError"), (2, "timeout"), (3, "deviceAuthenticationFailure"), (4, "invalidRequest"),
        (5, "cancelled"), (6, "replaced"), (7, "notAllowed"), (8, "duplicateRequest"), (9, "invalidState"),
        (10, "sendBufferFull"), (11, "messageTooBig"), (12, "channelNotConnected"),
        (13, "deviceAuthorizationFailure"), (14, "deviceNotConnected"), (15, "protocolVersionMismatch"),
        (16, "maxUsersConnected"), (17, "networkNotReachable"), (18, "protocolError"), (19, "alreadyInitialized"),
        (20, "applicationNotFound"), (21, "applicationNotRunning"), (22, "invalidApplicationSessionID"),
        (23, "secureTransportError"), (24, "socketAlreadyConnected"), (25, "socketInvalidAddress"),
        (26, "socketInvalidParameter"), (27, "invalidResponse"), (28, "failedSessionUpdate"),
        (29, "sessionIsNotActive"), (30, "mediaLoadFailed"), (31, "invalidMediaPlayerState"), (32, "noMediaSession"),
        (33, "notCastSession"), (34, "mediaError"), (40, "authenticationErrorReceived"),
        (41, "malformedClientCertificate"), (42, "notX509Certificate"), (43, "deviceCertificateNotTrusted"),
        (44, "sslCertificateNotTrusted"), (45, "malformedAuthenticationResponse"),
        (46, "deviceCapabilityNotSupported"), (47, "crlInvalid"), (48, "crlCheckFailed"),
        (50, "broadcastMessageEncryptionFailed"), (51, "broadcastInvalidKeyExchangeParameter"),
        (52, "broadcastNoKeyExchange"), (53, "broadcastKeyExchangeFailed"), (54, "broadcastKeyExchangeRefused"),
        (55, "broadcastKeyExchangeTimedOut"), (56, "broadcastKeyExchangeUnsupported"), (57, "broadcastMessageDropped"),
        (58, "broadcastSocketError"), (59, "broadcastKeyGenerationFailed"), (60, "guestModeListenFailed"),
        (80, "remoteDisplayError"), (81, "remoteDisplayDeviceNotSupported"), (82, "remoteDisplayFeatureNotSupported"),
        (83, "remoteDisplayConfigurationRejectedByReceiver"), (84, "remoteDisplayOpenGLError"),
        (85, "remoteDisplayMetalError"), (86, "remoteDisplayAudioConversionError"), (91, "appDidEnterBackground"),
        (92, "disconnected"), (93, "unsupportedFeature"), (99, "unknown"),
        (100, "deviceAuthenticationMessageParseFailure"), (101, "deviceAuthenticationChallengeReceivedFailure"),
        (102, "deviceAuthenticationTimeoutFailure"), (103, "launchRequestCancelled"),
    ]

    // S0-88
    @Test func theCatalogueHasEveryCodeOfTheSDKOnceWithItsMeaning() {
        let entries = CastError.Code.catalogue
        #expect(entries.map(\.code.rawValue) == numbers.map(\.0))
        #expect(entries.map(\.name) == numbers.map(\.1))
        #expect(Set(entries.map(\.meaning)).count == entries.count)
        for entry in entries {
            #expect(entry.meaning.count > 10 && !entry.meaning.hasSuffix("."), "\(entry.name)")
            #expect(entry.code.name == entry.name && entry.code.meaning == entry.meaning)
        }
        #expect(CastError.Code(rawValue: 30).description == "mediaLoadFailed (30)")
        #expect(CastError.Code(rawValue: 4711).name == nil)
        #expect(CastError.Code(rawValue: 4711).description == "4711")
    }

    // S0-88
    @Test func everyReasonOfAReceiverBecomesACodeAndASentence() {
        let codes: [String: CastError.Code] = [
            "INVALID_MEDIA_SESSION_ID": .noMediaSession, "DUPLICATE_REQUEST_ID": .duplicateRequest,
            "DUPLICATE_REQUESTID": .duplicateRequest, "NOT_SUPPORTED": .unsupportedFeature,
            "LANGUAGE_NOT_SUPPORTED": .unsupportedFeature, "VIDEO_DEVICE_REQUIRED": .unsupportedFeature,
            "AUTHENTICATION_EXPIRED": .deviceAuthorizationFailure,
            "PREMIUM_ACCOUNT_REQUIRED": .deviceAuthorizationFailure, "CONCURRENT_STREAM_LIMIT": .notAllowed,
            "CONTENT_FILTERED": .notAllowed, "NOT_AVAILABLE_IN_REGION": .notAllowed,
            "PARENTAL_CONTROL_RESTRICTED": .notAllowed, "SKIP_LIMIT_REACHED": .notAllowed,
            "CONTENT_ALREADY_PLAYING": .notAllowed, "END_OF_QUEUE": .invalidMediaPlayerState,
        ]
        #expect(PlayerReason.all.count == 22)
        for reason in PlayerReason.all {
            let failure = MediaFailure(reason: reason, customData: ["a": 1])
            let refused = CastError.mediaRequestRefused(failure)
            #expect(refused.code == codes[reason] ?? .invalidRequest, "\(reason)")
            #expect(CastError.mediaError(failure).code == codes[reason] ?? .mediaError, "\(reason)")
            #expect(CastError.loadFailed(failure).code == .mediaLoadFailed)
            for error in [refused, .loadFailed(failure), .mediaError(failure), .invalidPlayerState(failure)] {
                #expect(error.reason == reason && error.customData == ["a": 1])
                #expect(error.description.contains("(\(reason)); ") && error.description.hasSuffix("."), "\(error)")
            }
        }
        let unknown = CastError.mediaRequestRefused(MediaFailure(reason: "SOMETHING_NEW"))
        #expect(unknown.code == .invalidRequest && unknown.description.contains("SOMETHING_NEW"))
    }

    // S0-88
    @Test func everyDetailedCodeHasItsSentence() {
        let named: [Int] = [
            100, 101, 102, 103, 104, 110, 200, 201, 202, 203, 300, 301, 311, 312, 313, 314, 315, 316, 321, 322, 331,
            332,
            400, 411, 412, 420, 421, 422, 423, 431, 500, 600, 900, 901, 902, 903, 904, 905, 906, 999,
        ]
        for code in named + [199, 399, 501, 699, 950] {
            let error = CastError.loadFailed(MediaFailure(reason: "APP_ERROR", detailedErrorCode: code))
            #expect(error.detailedErrorCode == code)
            #expect(error.description.contains("(code \(code)); ") && error.description.hasSuffix("."), "\(error)")
        }
        #expect([-1, 1000].allSatisfy { DetailedErrorCode(rawValue: $0).sentence == nil })
    }
}
