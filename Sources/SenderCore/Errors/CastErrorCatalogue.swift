extension CastError.Code {
    /// A code with its name and meaning.
    public struct Entry: Hashable, Sendable {
        /// The number.
        public let code: CastError.Code
        /// The name of the code in this framework.
        public let name: String
        /// The meaning, as half a sentence.
        public let meaning: String

        init(_ code: CastError.Code, _ name: String, _ meaning: String) {
            self.code = code
            self.name = name
            self.meaning = meaning
        }
    }

    /// The name of this code, or nil for numbers that are not in the catalogue.
    public var name: String? { Self.entries[rawValue]?.name }

    /// The meaning of this code as half a sentence, or nil for numbers that are not in the catalogue.
    public var meaning: String? { Self.entries[rawValue]?.meaning }

    private static let entries = Dictionary(uniqueKeysWithValues: catalogue.map { ($0.code.rawValue, $0) })

    /// Every code of the Cast SDK, in the order of their numbers.
    ///
    /// Some codes belong to features of phones (guest mode) or to other modules (Remote Display). They are listed, so
    /// that each number always has the same meaning.
    public static let catalogue: [Entry] = general + applications + authentication + broadcast + remoteDisplay + last

    private static let general: [Entry] = [
        Entry(.noError, "noError", "nothing went wrong"),
        Entry(.networkError, "networkError", "the network failed"),
        Entry(.timeout, "timeout", "the answer did not come in time"),
        Entry(.deviceAuthenticationFailure, "deviceAuthenticationFailure", "the device did not prove what it is"),
        Entry(.invalidRequest, "invalidRequest", "the request was wrong in itself, or the receiver took it for wrong"),
        Entry(.cancelled, "cancelled", "the request was cancelled"),
        Entry(.replaced, "replaced", "a later request of the same kind took this one's place"),
        Entry(.notAllowed, "notAllowed", "the request is not allowed"),
        Entry(.duplicateRequest, "duplicateRequest", "the same request was made already"),
        Entry(.invalidState, "invalidState", "the object asked is not in a state in which it can do this"),
        Entry(.sendBufferFull, "sendBufferFull", "too much waits to be sent already"),
        Entry(.messageTooBig, "messageTooBig", "the message is longer than a Cast message may be"),
        Entry(.channelNotConnected, "channelNotConnected", "the channel is not connected"),
        Entry(.deviceAuthorizationFailure, "deviceAuthorizationFailure", "the device's user did not allow it"),
        Entry(.deviceNotConnected, "deviceNotConnected", "no device is connected"),
        Entry(.protocolVersionMismatch, "protocolVersionMismatch", "the two sides speak different versions"),
        Entry(.maxUsersConnected, "maxUsersConnected", "as many senders are connected as the device takes"),
        Entry(.networkNotReachable, "networkNotReachable", "there is no network to reach the device over"),
        Entry(.protocolError, "protocolError", "the other side does not keep to the protocol"),
        Entry(.alreadyInitialized, "alreadyInitialized", "it was set up already, and only once is possible"),
    ]

    private static let applications: [Entry] = [
        Entry(.applicationNotFound, "applicationNotFound", "the device does not know the application"),
        Entry(.applicationNotRunning, "applicationNotRunning", "the application does not run"),
        Entry(.invalidApplicationSessionID, "invalidApplicationSessionID", "the session of that id is gone"),
        Entry(.secureTransportError, "secureTransportError", "the TLS connection failed"),
        Entry(.socketAlreadyConnected, "socketAlreadyConnected", "the socket is connected already"),
        Entry(.socketInvalidAddress, "socketInvalidAddress", "the address is not one"),
        Entry(.socketInvalidParameter, "socketInvalidParameter", "a parameter of the socket is wrong"),
        Entry(.invalidResponse, "invalidResponse", "the answer can't be understood"),
        Entry(.failedSessionUpdate, "failedSessionUpdate", "the session could not be brought up to date"),
        Entry(.sessionIsNotActive, "sessionIsNotActive", "the session is not the active one"),
        Entry(.mediaLoadFailed, "mediaLoadFailed", "the receiver could not load the media"),
        Entry(.invalidMediaPlayerState, "invalidMediaPlayerState", "the player can't do this in its present state"),
        Entry(.noMediaSession, "noMediaSession", "nothing is loaded"),
        Entry(.notCastSession, "notCastSession", "the session is not with a Cast device"),
        Entry(.mediaError, "mediaError", "the player met an error"),
    ]

    private static let authentication: [Entry] = [
        Entry(
            .authenticationErrorReceived, "authenticationErrorReceived", "the device says that it can't authenticate"),
        Entry(.malformedClientCertificate, "malformedClientCertificate", "the device's certificate can't be read"),
        Entry(.notX509Certificate, "notX509Certificate", "what the device sent is not an X.509 certificate"),
        Entry(.deviceCertificateNotTrusted, "deviceCertificateNotTrusted", "no trusted root vouches for the device"),
        Entry(.sslCertificateNotTrusted, "sslCertificateNotTrusted", "the device's TLS certificate is not acceptable"),
        Entry(
            .malformedAuthenticationResponse, "malformedAuthenticationResponse",
            "the device's proof can't be read or does not hold"),
        Entry(
            .deviceCapabilityNotSupported, "deviceCapabilityNotSupported",
            "the device does not vouch for what it claims"),
        Entry(.crlInvalid, "crlInvalid", "the list of revoked devices is not valid"),
        Entry(.crlCheckFailed, "crlCheckFailed", "the device is on the list of revoked ones"),
    ]

    private static let broadcast: [Entry] = [
        Entry(
            .broadcastMessageEncryptionFailed, "broadcastMessageEncryptionFailed",
            "the message could not be encrypted"),
        Entry(
            .broadcastInvalidKeyExchangeParameter, "broadcastInvalidKeyExchangeParameter",
            "a parameter of the key exchange is wrong"),
        Entry(.broadcastNoKeyExchange, "broadcastNoKeyExchange", "no keys were exchanged"),
        Entry(.broadcastKeyExchangeFailed, "broadcastKeyExchangeFailed", "the key exchange failed"),
        Entry(.broadcastKeyExchangeRefused, "broadcastKeyExchangeRefused", "the device refused the key exchange"),
        Entry(.broadcastKeyExchangeTimedOut, "broadcastKeyExchangeTimedOut", "the key exchange took too long"),
        Entry(.broadcastKeyExchangeUnsupported, "broadcastKeyExchangeUnsupported", "the device exchanges no keys"),
        Entry(.broadcastMessageDropped, "broadcastMessageDropped", "the message was dropped"),
        Entry(.broadcastSocketError, "broadcastSocketError", "the broadcast's socket failed"),
        Entry(.broadcastKeyGenerationFailed, "broadcastKeyGenerationFailed", "no key could be made"),
        Entry(.guestModeListenFailed, "guestModeListenFailed", "listening for devices in guest mode failed"),
    ]

    private static let remoteDisplay: [Entry] = [
        Entry(.remoteDisplayError, "remoteDisplayError", "the mirroring failed"),
        Entry(.remoteDisplayDeviceNotSupported, "remoteDisplayDeviceNotSupported", "this machine can't mirror"),
        Entry(
            .remoteDisplayFeatureNotSupported, "remoteDisplayFeatureNotSupported",
            "the receiver can't do what the configuration asks for"),
        Entry(
            .remoteDisplayConfigurationRejectedByReceiver, "remoteDisplayConfigurationRejectedByReceiver",
            "the receiver rejected the configuration"),
        Entry(.remoteDisplayOpenGLError, "remoteDisplayOpenGLError", "OpenGL failed"),
        Entry(.remoteDisplayMetalError, "remoteDisplayMetalError", "Metal failed"),
        Entry(
            .remoteDisplayAudioConversionError, "remoteDisplayAudioConversionError",
            "the sound could not be converted"),
    ]

    private static let last: [Entry] = [
        Entry(.appDidEnterBackground, "appDidEnterBackground", "the app went into the background"),
        Entry(.disconnected, "disconnected", "the connection ended"),
        Entry(.unsupportedFeature, "unsupportedFeature", "the device or its application can't do this"),
        Entry(.unknown, "unknown", "nobody knows what went wrong"),
        Entry(
            .deviceAuthenticationMessageParseFailure, "deviceAuthenticationMessageParseFailure",
            "the device's proof can't be parsed"),
        Entry(
            .deviceAuthenticationChallengeReceivedFailure, "deviceAuthenticationChallengeReceivedFailure",
            "the device sent a challenge where its proof was due"),
        Entry(
            .deviceAuthenticationTimeoutFailure, "deviceAuthenticationTimeoutFailure",
            "the device did not prove itself in time"),
        Entry(.launchRequestCancelled, "launchRequestCancelled", "the launch was cancelled at the device"),
    ]
}

extension CastError.Code: CustomStringConvertible {
    /// The name and number, such as `mediaLoadFailed (30)`.
    public var description: String { name.map { "\($0) (\(rawValue))" } ?? "\(rawValue)" }
}
