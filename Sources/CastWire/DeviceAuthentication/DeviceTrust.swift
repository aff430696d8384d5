public import PlatformFoundation

/// The devices that a sender accepts.
///
/// Every other device is refused with a reason. No policy accepts every certificate silently; a device that proves
/// nothing has to be pinned. Marquee's own; the Cast SDK accepts genuine devices only.
public enum AuthenticationPolicy: Sendable, Equatable {
    /// Genuine and pinned devices, and those signed by a root that the user installed or by the user's developer root.
    case standard
    /// Genuine devices only. Pins and the user's roots do not count.
    case genuineOnly
    /// Pinned devices only, even if others are genuine.
    case pinnedOnly
}

/// The verdict on a device's proof.
///
/// Marquee's own; the proof itself is CASTV2's device authentication (AuthChallenge and AuthResponse).
public enum DeviceTrust: Sendable, Equatable {
    /// Its chain ends at a root of the maker.
    case genuine(ProvenDevice)
    /// Its chain ends at a root that the user installed.
    case developer(ProvenDevice)
    /// The user pinned this key.
    case pinned(KeyPin, PinnedKey)
    /// It is not trusted for this reason. Nothing more is sent to it.
    case refused(DeviceRefusal)

    /// Whether it is trusted, for any reason.
    public var isAccepted: Bool {
        if case .refused = self { false } else { true }
    }
}

/// A device's identity from its verified chain.
///
/// The values come from the device's X.509 certificate in CASTV2's device authentication.
public struct ProvenDevice: Sendable, Equatable {
    /// The common name of the root at which the chain ends.
    public let root: String
    /// The common name of the device's own certificate.
    public let name: String
    /// The key to use for a pin of this device.
    public let pin: KeyPin
    /// Whether the maker certified it as a device without video.
    public let isAudioOnly: Bool

    package init(root: String, name: String, pin: KeyPin, isAudioOnly: Bool) {
        self.root = root
        self.name = name
        self.pin = pin
        self.isAudioOnly = isAudioOnly
    }
}

/// The kind of key that was pinned.
///
/// Marquee's own.
public enum PinnedKey: Sendable, Equatable {
    /// The key that the device authenticates with. It stays the same for the device's life.
    case authentication
    /// The key of its TLS certificate. The pin ends with that certificate.
    case tls
}

/// The reason why a device is not trusted, and the remedy. The description is for people.
///
/// Marquee's own; CastSender's `CastError` has the Cast SDK's numbers for the same reasons.
public struct DeviceRefusal: Error, Sendable, Equatable, CustomStringConvertible {
    /// The rule that the device did not meet. More codes may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No answer, or no verdict, came in time.
        public static let timedOut = Code(rawValue: "timedOut")
        /// The device reports that it can't prove itself.
        public static let deviceError = Code(rawValue: "deviceError")
        /// The answer can't be read.
        public static let malformedAnswer = Code(rawValue: "malformedAnswer")
        /// The answer is for another challenge.
        public static let wrongNonce = Code(rawValue: "wrongNonce")
        /// The signature does not cover this connection's TLS certificate: another machine may be in between.
        public static let wrongSignature = Code(rawValue: "wrongSignature")
        /// The signature is valid but uses another hash than the requested one.
        public static let otherHash = Code(rawValue: "otherHash")
        /// The TLS certificate has expired, is not valid yet, is valid for too long or can't be read.
        public static let unfitTLSCertificate = Code(rawValue: "unfitTLSCertificate")
        /// A certificate of the chain has expired.
        public static let certificateExpired = Code(rawValue: "certificateExpired")
        /// A certificate of the chain is not valid yet; the clock may be wrong.
        public static let certificateNotYetValid = Code(rawValue: "certificateNotYetValid")
        /// The chain breaks a rule for certificates.
        public static let unfitChain = Code(rawValue: "unfitChain")
        /// The chain does not end at a trusted root.
        public static let untrustedRoot = Code(rawValue: "untrustedRoot")
        /// The maker revoked a key of the chain.
        public static let revoked = Code(rawValue: "revoked")
        /// The policy does not accept this device.
        public static let policy = Code(rawValue: "policy")
    }

    /// The rule that the device did not meet.
    public let code: Code
    /// The cause and the remedy.
    public let description: String
    /// The cause without the advice to pin, for a user who is about to pin the device.
    package let finding: String
    /// The pin that would accept this device; nil if pinning would protect nothing.
    public let pin: KeyPin?
    /// The kind of key that `pin` names; nil if there is no pin.
    public let pinnedKey: PinnedKey?
    /// The user's pin of this device, if its key differs from the one that the device shows now; nil if there is none,
    /// or if the device shows no key.
    public let earlierPin: EarlierPin?

    package init(
        _ code: Code, _ description: String, pin: KeyPin? = nil, pinnedKey: PinnedKey? = nil,
        earlierPin: EarlierPin? = nil, finding: String? = nil
    ) {
        self.code = code
        self.description = description
        self.finding = finding ?? description
        self.pin = pin
        self.pinnedKey = pin == nil ? nil : pinnedKey
        self.earlierPin = earlierPin
    }
}

/// An earlier pin of a device.
///
/// Marquee's own.
public struct EarlierPin: Sendable, Hashable {
    /// The key that was pinned.
    public let pin: KeyPin
    /// The user's name for the device; may be empty.
    public let name: String
    /// The date of the pin; nil if it was not recorded.
    public let since: Date?
    /// The kind of key; nil if it was not recorded.
    public let key: PinnedKey?

    package init(pin: KeyPin, name: String, since: Date?, key: PinnedKey?) {
        self.pin = pin
        self.name = name
        self.since = since
        self.key = key
    }
}
