/// Checks an extension's memory use. Pure.
///
/// Resident memory counts, as on phones. A limit on address space would end Swift programs, which reserve much and use
/// little.
package struct MemoryWatch: Sendable {
    package let limit: Int
    package private(set) var peak = 0

    package init(limit: Int) {
        self.limit = limit
    }

    /// - Parameter resident: Bytes, as the kernel counts them.
    /// - Returns: Why the extension must end; nil while it may continue.
    package mutating func measured(resident: Int) -> BroadcastFinishError? {
        peak = max(peak, resident)
        guard resident > limit else { return nil }
        let (has, may) = (Self.mebibytes(resident), Self.mebibytes(limit))
        return BroadcastFinishError(
            code: Self.code,
            failureReason: "The extension had \(has) of memory, and its manifest's memoryLimit is \(may)")
    }

    /// ReplayKit has no code for this, since a phone ends the extension without an error.
    package static let code = 507

    private static func mebibytes(_ bytes: Int) -> String {
        let tenths = (bytes * 10 + (1 << 19)) >> 20
        return "\(tenths / 10).\(tenths % 10) MiB"
    }
}
