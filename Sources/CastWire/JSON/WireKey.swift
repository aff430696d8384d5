/// A key of a JSON object, as on the wire.
package struct WireKey: CodingKey, ExpressibleByStringLiteral, Hashable, Sendable {
    package let stringValue: String

    package init(stringValue: String) { self.stringValue = stringValue }
    package init(stringLiteral value: String) { self.stringValue = value }

    package var intValue: Int? { nil }
    package init?(intValue: Int) { nil }
}
