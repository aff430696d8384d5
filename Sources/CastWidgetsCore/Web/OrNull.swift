/// A member that is written as `null` where there is nothing: a page reads the same members always.
@propertyWrapper
package struct OrNull<Value: Encodable & Equatable & Sendable>: Encodable, Equatable, Sendable {
    package var wrappedValue: Value?

    package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    package func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        if let wrappedValue { try single.encode(wrappedValue) } else { try single.encodeNil() }
    }
}
