/// Media times and distances as senders name them, in seconds, held within what can be reckoned with.
///
/// A number of JSON may be as large as 1e308: thousandths of it are no number any more, and a status with one can't be
/// written.
enum MediaTime {
    /// About thirty years.
    static let longest = 1e9

    static func held(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : min(max(seconds, 0), longest)
    }
}
