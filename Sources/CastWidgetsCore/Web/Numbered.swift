/// Something that is told to the person once: a notice, a failure. Each that comes has a number of its own, so that a
/// page knows whether it has said it. Numbers rise over restarts too where they begin at the time of day.
package struct Numbered<Value: Equatable & Sendable>: Equatable, Sendable {
    package private(set) var value: Value?
    /// Of the newest; the one that they begin behind where there was none.
    package private(set) var number: Int
    private var isDismissed = false

    /// - Parameter number: the one that they begin behind.
    package init(after number: Int = 0) { self.number = number }

    /// What is to be shown; nil where there is nothing, and once it was dismissed.
    package var shown: Value? { isDismissed ? nil : value }

    /// It is this now; the same one again is no other.
    package mutating func follow(_ value: Value?) {
        guard value != self.value else { return }
        self.value = value
        guard value != nil else { return }
        number += 1
        isDismissed = false
    }

    /// The person has read it.
    package mutating func dismiss() { isDismissed = true }
}
