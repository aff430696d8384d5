/// The size of a terminal, in cells. Marquee's own.
public struct TerminalSize: Hashable, Sendable {
    /// 1 to 1,000.
    public let columns: Int
    /// 1 to 500.
    public let rows: Int

    /// Creates a size. Numbers outside of the limits are brought within them.
    ///
    /// The widgets need 40 columns and 10 rows to show everything. With fewer, the text that does not fit is cut off.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(1, columns), 1_000)
        self.rows = min(max(1, rows), 500)
    }
}
