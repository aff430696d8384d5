/// Computes how long a datagram waited in its socket before it was read.
enum ArrivalAge {
    /// The longest credible wait. A larger difference means that the wall clock was set.
    static let longest = Duration.seconds(2)

    /// - Parameters:
    ///   - stamp: the time of arrival by the wall clock, from 1970 on.
    ///   - now: the time of reading by the same clock.
    /// - Returns: zero if the two times can't both be right.
    static func between(stamp: Duration, now: Duration) -> Duration {
        let age = now - stamp
        return (.zero...longest).contains(age) ? age : .zero
    }
}
