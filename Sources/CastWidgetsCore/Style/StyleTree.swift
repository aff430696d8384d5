/// The look of all widgets: values that an app sets for a part apply to the parts below it too. From the Cast SDK:
/// `GCKUIStyle`.
public struct StyleTree: Hashable, Sendable {
    private var own: [StyleNode: StyleAttributes] = [:]

    /// The framework's own look.
    public init() {}

    /// The values that were set for the part itself.
    public subscript(node: StyleNode) -> StyleAttributes {
        get { own[node] ?? StyleAttributes() }
        set { own[node] = newValue }
    }

    /// Returns the look of the part: its own values, and those that it inherits from the parts above.
    public func resolved(_ node: StyleNode) -> StyleAttributes {
        guard let parent = node.parent else { return self[node] }
        return self[node].inheriting(resolved(parent))
    }

    /// Returns the part's look as CSS custom properties, in a fixed order.
    ///
    /// The properties hold only names, numbers and quoted font families.
    package func customProperties(_ node: StyleNode) -> [(name: String, value: String)] {
        let attributes = resolved(node)
        var properties = StyleAttributes.colors.compactMap { property, path in
            attributes[keyPath: path].map { (name: property, value: $0.cssString) }
        }
        if let families = attributes.fontFamilies, !families.isEmpty {
            properties.append((name: "--cast-font-family", value: families.map(Self.quoted).joined(separator: ", ")))
        }
        return properties
    }

    private static func quoted(_ family: String) -> String {
        "\"" + family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.prefix(64) + "\""
    }
}
