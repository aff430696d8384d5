/// Measures bits per second over up to two seconds, in slices of 50 ms and in constant memory.
///
/// The time is an argument. It must not run backwards; an older time counts as the newest.
struct RateMeter: Hashable, Sendable {
    private static let slice = Duration.milliseconds(50)
    private static let slices = 40

    private var bytes = [Int](repeating: 0, count: slices)
    private var newest: Int64 = 0
    private let origin: ContinuousClock.Instant

    init(at now: ContinuousClock.Instant) { origin = now }

    mutating func add(_ count: Int, at now: ContinuousClock.Instant) {
        advance(to: now)
        bytes[Int(newest % Int64(Self.slices))] += count
    }

    /// The rate over the last second, or since the meter began if that is shorter, but at least over one slice.
    mutating func bitsPerSecond(at now: ContinuousClock.Instant) -> Int {
        bitsPerSecond(over: .seconds(1), at: now)
    }

    /// The rate over a `window` that ended `age` ago, to the slice. The current, unfinished slice is left out if there
    /// is another one.
    mutating func bitsPerSecond(
        over window: Duration, age: Duration = .zero, at now: ContinuousClock.Instant
    ) -> Int {
        advance(to: now)
        let end = max(newest - min(Int64((age / Self.slice).rounded()), Int64(Self.slices) - 2), 0)
        let wanted = min(Int64(max(1, Int(window / Self.slice))), Int64(Self.slices) - 1 - (newest - end))
        let available = min(wanted, end)
        guard available > 0 else { return bytes[Int(end % Int64(Self.slices))] * 8 * 20 }
        let sum = (end - available..<end).reduce(0) { $0 + bytes[Int($1 % Int64(Self.slices))] }
        return sum * 8 * 20 / Int(available)
    }

    private mutating func advance(to now: ContinuousClock.Instant) {
        let current = max(newest, Int64((now - origin) / Self.slice))
        let skipped = min(current - newest, Int64(Self.slices))
        for step in 0..<skipped { bytes[Int((current - step) % Int64(Self.slices))] = 0 }
        newest = current
    }
}
