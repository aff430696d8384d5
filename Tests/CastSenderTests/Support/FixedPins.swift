import CastWire

@testable import CastSender

/// A trust store with pins in it, which keeps nothing.
struct FixedPins: TrustStore {
    var pins: [NamedPin]

    func load() -> StoredTrust {
        var trust = StoredTrust()
        trust.pins = pins
        return trust
    }

    func add(_ pin: NamedPin) throws(CastError) {}
    func remove(_ pin: KeyPin) throws(CastError) -> Bool { false }
    func storedRevocationList() -> [UInt8] { [] }
    func store(revocationList bundle: [UInt8], inPlaceOf expected: [UInt8]) throws -> Bool { false }
}
