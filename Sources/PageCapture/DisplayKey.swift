#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a display of our own wants to hear of who may use it: nobody else knows it.
struct DisplayKey: Sendable {
    private static let kind = "MIT-MAGIC-COOKIE-1"

    let bytes: [UInt8]

    /// Of the system's own chance.
    init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// As servers and programs read it: one entry, for whatever display.
    ///
    ///     FF FF | length, address | length, number | length, kind | length, key       lengths of two bytes
    var file: [UInt8] {
        func text(_ bytes: [UInt8]) -> [UInt8] { [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes }
        return [0xFF, 0xFF] + text([]) + text([]) + text(Array(Self.kind.utf8)) + text(bytes)
    }
}
