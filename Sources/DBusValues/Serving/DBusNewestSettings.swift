/// Settings of properties of which the newest value alone is wanted, as a slider's: of each one is with whoever serves
/// the object, and the newest of the others waits. So however many come none is refused, and the last one counts.
package struct DBusNewestSettings<Property: Hashable & Sendable>: Sendable {
    package enum Outcome: Hashable, Sendable {
        case run
        /// It runs when the one before has ended. The one that waited in its place does not run any more, and counts as
        /// done: what it wanted was overtaken.
        case wait(overtaken: UInt64?)
    }

    private var atWork: Set<Property> = []
    private var waiting: [Property: UInt64] = [:]

    package init() {}

    package mutating func submit(_ property: Property, call: UInt64) -> Outcome {
        guard !atWork.insert(property).inserted else { return .run }
        return .wait(overtaken: waiting.updateValue(call, forKey: property))
    }

    /// - Returns: the call that waited and runs now.
    package mutating func ended(_ property: Property) -> UInt64? {
        let next = waiting.removeValue(forKey: property)
        if next == nil { atWork.remove(property) }
        return next
    }
}
