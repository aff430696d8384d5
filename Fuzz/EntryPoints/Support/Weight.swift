import struct NIOCore.ByteBuffer

/// How much a value holds, counted without knowing it: the bytes of all texts and buffers in it, and eight for each
/// other value, as Mirror shows them.
///
/// What is shared counts as often as it is met, and what a class holds is not looked at. So this is no measure of
/// memory, but it grows with what is kept: where it outgrows what was fed by more than a factor, something is kept that
/// nobody sent.
enum Weight {
    static func of(_ value: Any, stoppingAt limit: Int = .max) -> Int {
        var total = 0
        var waiting: [Any] = [value]
        while let next = waiting.popLast(), total <= limit {
            total += 8
            switch next {
            case let text as String: total += text.utf8.count
            case let bytes as [UInt8]: total += bytes.count
            case let buffer as ByteBuffer: total += buffer.readableBytes
            case is Int, is Double, is UInt8, is Bool, is Duration, is ContinuousClock.Instant: break
            default:
                let mirror = Mirror(reflecting: next)
                guard mirror.displayStyle != .class else { break }
                for child in mirror.children { waiting.append(child.value) }
            }
        }
        return total
    }

    /// - Parameters:
    ///   - fed: Bytes that peers sent.
    ///   - factor: A member of a message may become one of ours with several of eight bytes.
    ///   - base: What it holds before anything was sent, and what it may keep whatever was.
    static func check(_ value: Any, fed: Int, factor: Int = 64, base: Int = 32_768, _ name: String) {
        let limit = base + factor * fed
        let weight = of(value, stoppingAt: limit)
        invariant(weight <= limit, "\(name) holds more than \(limit) after \(fed) bytes were sent")
    }
}
