/// Which of a sound server's streams are asked for again after failures. Pure.
package struct SoundPatience<Source: Hashable & Sendable>: Sendable {
    private var failures: [Source: Int] = [:]

    /// Failures in a row.
    package static var limit: Int { 5 }

    package init() {}

    package func allows(_ source: Source) -> Bool { failures[source, default: 0] < Self.limit }

    /// - Parameter hadBegun: it gave sound before: what was refused earlier counts no more.
    /// - Returns: whether it is given up with this failure.
    package mutating func failed(_ source: Source, hadBegun: Bool) -> Bool {
        let count = hadBegun ? 1 : failures[source, default: 0] + 1
        failures[source] = count
        return count == Self.limit
    }

    /// What is not there any more may come anew.
    package mutating func keep(_ isWanted: (Source) -> Bool) {
        failures = failures.filter { isWanted($0.key) }
    }
}
