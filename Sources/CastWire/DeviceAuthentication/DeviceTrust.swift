#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Which devices a sender talks to. Whatever is not accepted is refused with a reason; there is no way to accept every
/// certificate in silence: who wants a device that proves nothing pins it.
///
/// Marquee's own; the Cast SDK takes genuine devices only.
public enum AuthenticationPolicy: Sendable, Equatable {
    /// Genuine devices, those signed by a root that the user installed (this user's own developer root among them),
    /// and those that the user pinned.
    case standard
    /// Genuine devices only; neither pins nor the user's roots count.
    case genuineOnly
    /// Only what the user pinned, however genuine the rest is.
    case pinnedOnly
}

/// What a device's proof came to.
///
/// Marquee's own; the proof itself is CASTV2's device authentication (AuthChallenge and AuthResponse).
public enum DeviceTrust: Sendable, Equatable {
    /// Its chain ends at a root of the maker.
    case genuine(ProvenDevice)
    /// Its chain ends at a root that the user installed.
    case developer(ProvenDevice)
    /// The user trusts this very key.
    case pinned(KeyPin, PinnedKey)
    /// It is not trusted, for this reason; nothing more is said to it.
    case refused(DeviceRefusal)

    /// Whether it is trusted, in whichever way.
    public var isAccepted: Bool {
        if case .refused = self { false } else { true }
    }
}

/// What a verified chain says about a device.
///
/// From the device's X.509 certificate, as CASTV2's device authentication has it.
public struct ProvenDevice: Sendable, Equatable {
    /// The common name of the root at which the chain ends.
    public let root: String
    /// The common name of the device's own certificate.
    public let name: String
    /// The key that a pin of this device would name.
    public let pin: KeyPin
    /// The maker gave it the certificate of a device that has no picture.
    public let isAudioOnly: Bool

    package init(root: String, name: String, pin: KeyPin, isAudioOnly: Bool) {
        self.root = root
        self.name = name
        self.pin = pin
        self.isAudioOnly = isAudioOnly
    }
}

/// Which key of a device was pinned.
///
/// Marquee's own.
public enum PinnedKey: Sendable, Equatable {
    /// The one that it authenticates with; it stays for the device's life.
    case authentication
    /// The one of its TLS certificate: the pin ends with that certificate.
    case tls
}

/// Why a device is not trusted, and the way on. The description is for people.
///
/// Marquee's own; CastSender's `CastError` has the Cast SDK's numbers for the same.
public struct DeviceRefusal: Error, Sendable, Equatable, CustomStringConvertible {
    /// Which rule the device did not meet. Open: more may come.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No answer, or no verdict, in time.
        public static let timedOut = Code(rawValue: "timedOut")
        /// The device says that it can't prove itself.
        public static let deviceError = Code(rawValue: "deviceError")
        /// The answer can't be read.
        public static let malformedAnswer = Code(rawValue: "malformedAnswer")
        /// The answer is to another challenge.
        public static let wrongNonce = Code(rawValue: "wrongNonce")
        /// The signature is not over this connection's TLS certificate: somebody may sit between.
        public static let wrongSignature = Code(rawValue: "wrongSignature")
        /// The signature holds, and is made with another hash than was asked for.
        public static let otherHash = Code(rawValue: "otherHash")
        /// The TLS certificate has expired, is not valid yet, lives too long or can't be read.
        public static let unfitTLSCertificate = Code(rawValue: "unfitTLSCertificate")
        /// A certificate of the chain has expired.
        public static let certificateExpired = Code(rawValue: "certificateExpired")
        /// A certificate of the chain is not valid yet; the clock may be wrong.
        public static let certificateNotYetValid = Code(rawValue: "certificateNotYetValid")
        /// The chain breaks a rule of certificates.
        public static let unfitChain = Code(rawValue: "unfitChain")
        /// The chain ends at no trusted root.
        public static let untrustedRoot = Code(rawValue: "untrustedRoot")
        /// The maker withdrew a key of the chain.
        public static let revoked = Code(rawValue: "revoked")
        /// The policy takes other devices only.
        public static let policy = Code(rawValue: "policy")
    }

    /// Which rule the device did not meet.
    public let code: Code
    /// What happened and what to do.
    public let description: String
    /// What happened, without the advice to pin: for whoever pins it just now.
    package let finding: String
    /// What the user could pin to accept this device, and which key it is; nil where pinning would protect nothing.
    public let pin: KeyPin?
    /// Which of the device's keys `pin` is of; nil where there is no pin.
    public let pinnedKey: PinnedKey?
    /// The pin that the user has of this device, whose key is not the one that it shows now; nil where it was never
    /// pinned, or where it shows no key.
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

/// What the user pinned of a device, once.
///
/// Marquee's own.
public struct EarlierPin: Sendable, Hashable {
    /// What was pinned.
    public let pin: KeyPin
    /// What the user called the device; may be empty.
    public let name: String
    /// When that was, and which key; nil where it was not written down.
    public let since: Date?
    /// Which of the device's keys that was; nil where it was not written down.
    public let key: PinnedKey?

    package init(pin: KeyPin, name: String, since: Date?, key: PinnedKey?) {
        self.pin = pin
        self.name = name
        self.since = since
        self.key = key
    }
}
