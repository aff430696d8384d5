/// A member that is encoded as `null` if there is no value, so that a page always reads the same members.
@propertyWrapper
package struct OrNull<Value: Encodable & Equatable & Sendable>: Encodable, Equatable, Sendable {
    package var wrappedValue: Value?

    package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    package func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        if let wrappedValue { try single.encode(wrappedValue) } else { try single.encodeNil() }
    }
}
