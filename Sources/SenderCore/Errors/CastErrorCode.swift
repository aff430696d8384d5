extension CastError {
    /// The number of an error, as in the Cast SDK's GCKError.h (4.7). Other numbers are legal too.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

extension CastError.Code {
    /// 0: no error.
    public static let noError = Self(rawValue: 0)
    /// 1: the network failed.
    public static let networkError = Self(rawValue: 1)
    /// 2: the answer did not come in time.
    public static let timeout = Self(rawValue: 2)
    /// 3: the device did not prove its identity.
    public static let deviceAuthenticationFailure = Self(rawValue: 3)
    /// 4: the request was invalid, or the receiver treated it as invalid.
    public static let invalidRequest = Self(rawValue: 4)
    /// 5: the request was cancelled.
    public static let cancelled = Self(rawValue: 5)
    /// 6: a later request of the same kind replaced this one.
    public static let replaced = Self(rawValue: 6)
    /// 7: the request is not allowed.
    public static let notAllowed = Self(rawValue: 7)
    /// 8: the same request was made before.
    public static let duplicateRequest = Self(rawValue: 8)
    /// 9: the object is not in a state in which it can do this.
    public static let invalidState = Self(rawValue: 9)
    /// 10: too much data is waiting to be sent.
    public static let sendBufferFull = Self(rawValue: 10)
    /// 11: the message is longer than a Cast message may be.
    public static let messageTooBig = Self(rawValue: 11)
    /// 12: the channel is not connected.
    public static let channelNotConnected = Self(rawValue: 12)
    /// 13: the device's user did not allow it.
    public static let deviceAuthorizationFailure = Self(rawValue: 13)
    /// 14: no device is connected.
    public static let deviceNotConnected = Self(rawValue: 14)
    /// 15: the two sides use different protocol versions.
    public static let protocolVersionMismatch = Self(rawValue: 15)
    /// 16: the device has as many senders as it accepts.
    public static let maxUsersConnected = Self(rawValue: 16)
    /// 17: there is no network over which to reach the device.
    public static let networkNotReachable = Self(rawValue: 17)
    /// 18: the other side violates the protocol.
    public static let protocolError = Self(rawValue: 18)
    /// 19: it was set up before, which is possible only once.
    public static let alreadyInitialized = Self(rawValue: 19)
    /// 20: the device does not know the application.
    public static let applicationNotFound = Self(rawValue: 20)
    /// 21: the application is not running.
    public static let applicationNotRunning = Self(rawValue: 21)
    /// 22: the session with this id is gone.
    public static let invalidApplicationSessionID = Self(rawValue: 22)
    /// 23: the TLS connection failed.
    public static let secureTransportError = Self(rawValue: 23)
    /// 24: the socket is already connected.
    public static let socketAlreadyConnected = Self(rawValue: 24)
    /// 25: the address is not valid.
    public static let socketInvalidAddress = Self(rawValue: 25)
    /// 26: a parameter of the socket is invalid.
    public static let socketInvalidParameter = Self(rawValue: 26)
    /// 27: the answer can't be understood.
    public static let invalidResponse = Self(rawValue: 27)
    /// 28: the session could not be updated.
    public static let failedSessionUpdate = Self(rawValue: 28)
    /// 29: the session is not the active one.
    public static let sessionIsNotActive = Self(rawValue: 29)
    /// 30: the receiver could not load the media.
    public static let mediaLoadFailed = Self(rawValue: 30)
    /// 31: the player can't do this in its current state.
    public static let invalidMediaPlayerState = Self(rawValue: 31)
    /// 32: no media is loaded.
    public static let noMediaSession = Self(rawValue: 32)
    /// 33: the session is not with a Cast device.
    public static let notCastSession = Self(rawValue: 33)
    /// 34: the player had an error.
    public static let mediaError = Self(rawValue: 34)
    /// 40: the device reports that it can't authenticate.
    public static let authenticationErrorReceived = Self(rawValue: 40)
    /// 41: the device's certificate can't be read.
    public static let malformedClientCertificate = Self(rawValue: 41)
    /// 42: the device's certificate is not an X.509 certificate.
    public static let notX509Certificate = Self(rawValue: 42)
    /// 43: the device's certificate does not lead to a trusted root.
    public static let deviceCertificateNotTrusted = Self(rawValue: 43)
    /// 44: the device's TLS certificate is not acceptable.
    public static let sslCertificateNotTrusted = Self(rawValue: 44)
    /// 45: the device's proof can't be read or is not valid.
    public static let malformedAuthenticationResponse = Self(rawValue: 45)
    /// 46: the device does not prove a capability that it claims.
    public static let deviceCapabilityNotSupported = Self(rawValue: 46)
    /// 47: the list of revoked certificates is not valid.
    public static let crlInvalid = Self(rawValue: 47)
    /// 48: the device is on the list of revoked devices.
    public static let crlCheckFailed = Self(rawValue: 48)
    /// 50: the message could not be encrypted.
    public static let broadcastMessageEncryptionFailed = Self(rawValue: 50)
    /// 51: a parameter of the key exchange is invalid.
    public static let broadcastInvalidKeyExchangeParameter = Self(rawValue: 51)
    /// 52: no keys were exchanged.
    public static let broadcastNoKeyExchange = Self(rawValue: 52)
    /// 53: the key exchange failed.
    public static let broadcastKeyExchangeFailed = Self(rawValue: 53)
    /// 54: the device refused the key exchange.
    public static let broadcastKeyExchangeRefused = Self(rawValue: 54)
    /// 55: the key exchange took too long.
    public static let broadcastKeyExchangeTimedOut = Self(rawValue: 55)
    /// 56: the device does not support the key exchange.
    public static let broadcastKeyExchangeUnsupported = Self(rawValue: 56)
    /// 57: the message was dropped.
    public static let broadcastMessageDropped = Self(rawValue: 57)
    /// 58: the broadcast's socket failed.
    public static let broadcastSocketError = Self(rawValue: 58)
    /// 59: no key could be generated.
    public static let broadcastKeyGenerationFailed = Self(rawValue: 59)
    /// 60: listening for devices in guest mode failed.
    public static let guestModeListenFailed = Self(rawValue: 60)
    /// 80: mirroring failed.
    public static let remoteDisplayError = Self(rawValue: 80)
    /// 81: this machine can't mirror.
    public static let remoteDisplayDeviceNotSupported = Self(rawValue: 81)
    /// 82: the receiver does not support a feature of the configuration.
    public static let remoteDisplayFeatureNotSupported = Self(rawValue: 82)
    /// 83: the receiver rejected the configuration.
    public static let remoteDisplayConfigurationRejectedByReceiver = Self(rawValue: 83)
    /// 84: OpenGL failed.
    public static let remoteDisplayOpenGLError = Self(rawValue: 84)
    /// 85: Metal failed.
    public static let remoteDisplayMetalError = Self(rawValue: 85)
    /// 86: the audio could not be converted.
    public static let remoteDisplayAudioConversionError = Self(rawValue: 86)
    /// 91: the app went into the background.
    public static let appDidEnterBackground = Self(rawValue: 91)
    /// 92: the connection ended.
    public static let disconnected = Self(rawValue: 92)
    /// 93: the device or its application does not support this.
    public static let unsupportedFeature = Self(rawValue: 93)
    /// 99: the cause is unknown.
    public static let unknown = Self(rawValue: 99)
    /// 100: the device's proof can't be parsed.
    public static let deviceAuthenticationMessageParseFailure = Self(rawValue: 100)
    /// 101: the device sent a challenge instead of its proof.
    public static let deviceAuthenticationChallengeReceivedFailure = Self(rawValue: 101)
    /// 102: the device did not prove itself in time.
    public static let deviceAuthenticationTimeoutFailure = Self(rawValue: 102)
    /// 103: the launch was cancelled on the device.
    public static let launchRequestCancelled = Self(rawValue: 103)
}
