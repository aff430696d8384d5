/// Where somebody wishes to be in what plays: `1:30`, or `+30` and `-30` from where it is now.
///
/// Pure.
package struct SeekWish: Equatable, Sendable {
    /// Negative: back.
    package let seconds: Double
    package let isRelative: Bool

    package init(seconds: Double, isRelative: Bool) {
        (self.seconds, self.isRelative) = (seconds, isRelative)
    }

    /// Nil for what is no time.
    package init?(_ text: String) {
        let sign = text.first.flatMap { $0 == "+" || $0 == "-" ? $0 : nil }
        guard let time = TimeText.parse(sign == nil ? text : String(text.dropFirst())) else { return nil }
        self.init(seconds: sign == "-" ? -time : time, isRelative: sign != nil)
    }

    /// Who counts from where it is means as far as it goes; who names a time means that one.
    ///
    /// - Parameters:
    ///   - position: where it is, in seconds.
    ///   - duration: seconds; nil where nobody knows, and for what is live.
    ///   - title: what it is called.
    /// - Throws: `.wrongUse` for a time that is not within it.
    package func target(from position: Double, duration: Double?, of title: String) throws(CastFailure) -> Double {
        let duration = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        let target = max(0, isRelative ? position + seconds : seconds)
        guard let duration, target > duration else { return target }
        guard isRelative else {
            throw CastFailure(
                .wrongUse,
                "\(TimeText.format(seconds)) is beyond the end: \"\(PeerText.name(title))\" is "
                    + "\(TimeText.format(duration)) long")
        }
        return duration
    }
}
