import PlatformFoundation

/// The secret key of a private display.
struct DisplayKey: Sendable {
    private static let kind = "MIT-MAGIC-COOKIE-1"

    let bytes: [UInt8]

    init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// The content of an authority file: one entry, for any display.
    ///
    ///     FF FF | length, address | length, number | length, kind | length, key       lengths of two bytes
    var file: [UInt8] {
        func text(_ bytes: [UInt8]) -> [UInt8] { [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes }
        return [0xFF, 0xFF] + text([]) + text([]) + text(Array(Self.kind.utf8)) + text(bytes)
    }
}
