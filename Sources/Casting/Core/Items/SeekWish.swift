/// A seek target: `1:30`, or `+30` and `-30` relative to the current position. Pure.
package struct SeekWish: Equatable, Sendable {
    /// Negative: back.
    package let seconds: Double
    package let isRelative: Bool

    package init(seconds: Double, isRelative: Bool) {
        (self.seconds, self.isRelative) = (seconds, isRelative)
    }

    /// Nil for invalid text.
    package init?(_ text: String) {
        let sign = text.first.flatMap { $0 == "+" || $0 == "-" ? $0 : nil }
        guard let time = TimeText.parse(sign == nil ? text : String(text.dropFirst())) else { return nil }
        self.init(seconds: sign == "-" ? -time : time, isRelative: sign != nil)
    }

    /// The target position. Relative ones are limited to the media; absolute ones must be within it.
    ///
    /// - Parameters:
    ///   - position: The current position in seconds.
    ///   - duration: Seconds; nil if unknown, and for live media.
    ///   - title: The media's title.
    /// - Throws: `.wrongUse` for a time beyond the end.
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
