/// Whether an extension has more memory than it may.
///
/// Pure: what was measured in, a sentence out. A limit on address space would end Swift programs that reserve much and
/// touch little, so resident memory is what counts, as on phones.
package struct MemoryWatch: Sendable {
    package let limit: Int
    package private(set) var peak = 0

    package init(limit: Int) {
        self.limit = limit
    }

    /// - Parameter resident: bytes, as the kernel counts them.
    /// - Returns: why the extension must end; nil while it may go on.
    package mutating func measured(resident: Int) -> BroadcastFinishError? {
        peak = max(peak, resident)
        guard resident > limit else { return nil }
        let (has, may) = (Self.mebibytes(resident), Self.mebibytes(limit))
        return BroadcastFinishError(
            code: Self.code,
            failureReason: "The extension had \(has) of memory, and its manifest's memoryLimit is \(may)")
    }

    /// ReplayKit has no number for it, since a phone's system ends the extension without a word.
    package static let code = 507

    private static func mebibytes(_ bytes: Int) -> String {
        let tenths = (bytes * 10 + (1 << 19)) >> 20
        return "\(tenths / 10).\(tenths % 10) MiB"
    }
}
