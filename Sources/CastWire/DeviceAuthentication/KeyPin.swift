import Crypto

/// A public key that the user trusts, named by the SHA-256 of its SubjectPublicKeyInfo.
///
/// It is the key of a device's authentication certificate. For a device that can't authenticate, it is the key of its
/// TLS certificate; that pin ends when the device makes a new certificate, which many do every day or two.
public struct KeyPin: Sendable, Hashable, CustomStringConvertible {
    package let hash: [UInt8]

    static let length = SHA256.byteCount

    package init?(hash: [UInt8]) {
        guard hash.count == Self.length else { return nil }
        self.hash = hash
    }

    package init(_ certificate: DeviceCertificate) {
        hash = certificate.keyHash
    }

    /// Parses 64 hexadecimal digits in either case. Colons and blanks between them and a leading `sha256:` are allowed.
    public init?(_ text: String) {
        var digits = text.lowercased().filter { $0 != " " }[...]
        if digits.hasPrefix("sha256:") { digits = digits.dropFirst(7) }
        let nibbles = digits.filter { $0 != ":" }.map(\.hexDigitValue)
        guard nibbles.count == 2 * SHA256.byteCount else { return nil }
        var hash: [UInt8] = []
        for index in stride(from: 0, to: nibbles.count, by: 2) {
            guard let high = nibbles[index], let low = nibbles[index + 1] else { return nil }
            hash.append(UInt8(high << 4 | low))
        }
        self.hash = hash
    }

    /// 64 lower-case hexadecimal digits.
    public var description: String {
        let digits = Array("0123456789abcdef")
        return String(hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}

/// The keys that the user pinned.
///
/// Marquee's own.
public struct TrustedPins: Sendable, Equatable {
    /// All pins, in no order.
    public private(set) var pins: Set<KeyPin>

    /// Creates a set of these pins.
    public init(_ pins: some Sequence<KeyPin> = []) {
        self.pins = Set(pins)
    }

    /// Returns whether this key is pinned.
    public func contains(_ pin: KeyPin) -> Bool {
        pins.contains(pin)
    }

    /// Adds a pin. Does nothing if the key is already pinned.
    public mutating func insert(_ pin: KeyPin) {
        pins.insert(pin)
    }

    /// Removes a pin. Does nothing if the key is not pinned.
    public mutating func remove(_ pin: KeyPin) {
        pins.remove(pin)
    }
}
