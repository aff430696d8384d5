/// Formats a stream's numbers for people: a few digits, whatever a peer sends. Pure.
package enum StreamText {
    /// `30 fps`; with one decimal below ten, since one frame in three seconds is not `0 fps`.
    package static func rate(_ perSecond: Double) -> String {
        guard perSecond.isFinite, perSecond >= 0, perSecond < 1_000_000 else { return "-- fps" }
        let tenths = Int((perSecond * 10).rounded())
        if tenths == 0, perSecond > 0 { return "<0.1 fps" }
        return tenths >= 100 || tenths % 10 == 0
            ? "\(Int(perSecond.rounded())) fps" : "\(tenths / 10).\(tenths % 10) fps"
    }

    /// `850 kbit/s`, `2.4 Mbit/s`.
    package static func bitRate(_ bitsPerSecond: Int) -> String {
        guard bitsPerSecond >= 1_000_000 else { return "\((bitsPerSecond + 500) / 1000) kbit/s" }
        let tenths = (bitsPerSecond + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) Mbit/s"
    }

    /// `0 %`, `0.4 %`, `12 %`.
    package static func percent(_ share: Double) -> String {
        guard share.isFinite, share > 0 else { return "0 %" }
        let tenths = Int((min(1, share) * 1000).rounded())
        return tenths >= 100 || tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }

    /// `7 ms`; with one decimal below ten.
    package static func milliseconds(_ value: Double) -> String {
        guard value.isFinite, value >= 0, value < 1_000_000 else { return "-- ms" }
        let tenths = Int((value * 10).rounded())
        return tenths >= 100 || tenths % 10 == 0 ? "\(Int(value.rounded())) ms" : "\(tenths / 10).\(tenths % 10) ms"
    }
}
