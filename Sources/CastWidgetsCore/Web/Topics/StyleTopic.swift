/// The look of all widgets that an app has set, as CSS custom properties by part.
///
/// Each part has its own properties and those that it inherits from the parts above it.
package struct StyleTopic: Encodable, Equatable, Sendable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    private let tree: StyleTree

    package init(_ tree: StyleTree) { self.tree = tree }

    /// In a fixed order, so that the same look gives the same text.
    package func encode(to encoder: any Encoder) throws {
        var nodes = encoder.container(keyedBy: Name.self)
        for node in StyleNode.allCases {
            let properties = tree.customProperties(node)
            guard !properties.isEmpty else { continue }
            var members = nodes.nestedContainer(keyedBy: Name.self, forKey: Name(node.rawValue))
            for property in properties { try members.encode(property.value, forKey: Name(property.name)) }
        }
    }
}
