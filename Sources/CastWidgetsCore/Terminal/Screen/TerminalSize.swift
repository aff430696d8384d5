/// How large a terminal is, in cells. Marquee's own.
public struct TerminalSize: Hashable, Sendable {
    /// 1 to 1,000.
    public let columns: Int
    /// 1 to 500.
    public let rows: Int

    /// What is beyond the limits is brought within them. The widgets say all that they have to say from 40 columns and
    /// 10 rows on; in fewer, what does not fit is cut off.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(1, columns), 1_000)
        self.rows = min(max(1, rows), 500)
    }
}
