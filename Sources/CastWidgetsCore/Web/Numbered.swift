/// A value that is shown to the person once, such as a notice or a failure.
///
/// Each new value gets a number, so that a page knows whether it has shown it. Numbers that start at the time of day
/// rise over restarts too.
package struct Numbered<Value: Equatable & Sendable>: Equatable, Sendable {
    package private(set) var value: Value?
    /// The newest value's number; before the first value, the number given at the start.
    package private(set) var number: Int
    private var isDismissed = false

    /// - Parameter number: the first value gets the number after this one.
    package init(after number: Int = 0) { self.number = number }

    /// The value to show; nil if there is none, or once it was dismissed.
    package var shown: Value? { isDismissed ? nil : value }

    /// Sets the value. An equal value does not count as a new one.
    package mutating func follow(_ value: Value?) {
        guard value != self.value else { return }
        self.value = value
        guard value != nil else { return }
        number += 1
        isDismissed = false
    }

    /// Notes that the person has read it.
    package mutating func dismiss() { isDismissed = true }
}
