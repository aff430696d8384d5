/// How long a datagram waited in its socket before it was read.
enum ArrivalAge {
    /// A difference beyond this is no wait: the wall clock was set.
    static let longest = Duration.seconds(2)

    /// - Parameters:
    ///   - stamp: When it arrived, by the wall clock, from 1970 on.
    ///   - now: The same clock when it was read.
    /// - Returns: Zero where the two can't both be right.
    static func between(stamp: Duration, now: Duration) -> Duration {
        let age = now - stamp
        return (.zero...longest).contains(age) ? age : .zero
    }
}
