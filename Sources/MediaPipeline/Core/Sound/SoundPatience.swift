/// Which streams of a sound server are requested again after failures.
package struct SoundPatience<Source: Hashable & Sendable>: Sendable {
    private var failures: [Source: Int] = [:]

    /// The most failures in a row.
    package static var limit: Int { 5 }

    package init() {}

    package func allows(_ source: Source) -> Bool { failures[source, default: 0] < Self.limit }

    /// - Parameter hadBegun: The stream gave audio before, so earlier failures do not count any more.
    /// - Returns: whether the stream is given up with this failure.
    package mutating func failed(_ source: Source, hadBegun: Bool) -> Bool {
        let count = hadBegun ? 1 : failures[source, default: 0] + 1
        failures[source] = count
        return count == Self.limit
    }

    /// Forgets the failures of sources that are not there any more, because they may come back.
    package mutating func keep(_ isWanted: (Source) -> Bool) {
        failures = failures.filter { isWanted($0.key) }
    }
}
