/// Schedules settings of properties for which only the newest value matters, such as a slider's.
///
/// For each property, one setting runs and the newest of the others waits. None is refused, and the last takes effect.
package struct DBusNewestSettings<Property: Hashable & Sendable>: Sendable {
    package enum Outcome: Hashable, Sendable {
        case run
        /// The setting waits for the one that runs. The call that it replaced does not run and counts as done.
        case wait(overtaken: UInt64?)
    }

    private var atWork: Set<Property> = []
    private var waiting: [Property: UInt64] = [:]

    package init() {}

    package mutating func submit(_ property: Property, call: UInt64) -> Outcome {
        guard !atWork.insert(property).inserted else { return .run }
        return .wait(overtaken: waiting.updateValue(call, forKey: property))
    }

    /// - Returns: the waiting call, which runs now.
    package mutating func ended(_ property: Property) -> UInt64? {
        let next = waiting.removeValue(forKey: property)
        if next == nil { atWork.remove(property) }
        return next
    }
}
