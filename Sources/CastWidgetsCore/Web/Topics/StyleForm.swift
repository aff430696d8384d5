package import CastWire

/// A caption style in a page's words; nil leaves a value to the device.
package struct StyleForm: Encodable, Equatable, Sendable {
    @OrNull package var foregroundColor: String?
    @OrNull package var backgroundColor: String?
    @OrNull package var edgeType: String?
    @OrNull package var edgeColor: String?
    @OrNull package var windowType: String?
    @OrNull package var windowColor: String?
    @OrNull package var fontScale: Double?
    @OrNull package var fontFamily: String?
    @OrNull package var fontGenericFamily: String?
    @OrNull package var fontStyle: String?

    package init(_ style: TextTrackStyle) {
        foregroundColor = style.foregroundColor?.cssString
        backgroundColor = style.backgroundColor?.cssString
        edgeType = Self.word(style.edgeType, Self.edgeTypes)
        edgeColor = style.edgeColor?.cssString
        windowType = Self.word(style.windowType, Self.windowTypes)
        windowColor = style.windowColor?.cssString
        fontScale = style.fontScale
        fontFamily = style.fontFamily
        fontGenericFamily = Self.word(style.fontGenericFamily, Self.genericFamilies)
        fontStyle = Self.word(style.fontStyle, Self.fontStyles)
    }

    typealias Words<Value> = [(word: String, value: Value)]

    static let edgeTypes: Words<TextTrackStyle.EdgeType> = [
        ("none", .none), ("outline", .outline), ("dropShadow", .dropShadow), ("raised", .raised),
        ("depressed", .depressed),
    ]
    static let windowTypes: Words<TextTrackStyle.WindowType> = [
        ("none", .none), ("normal", .normal), ("roundedCorners", .roundedCorners),
    ]
    static let genericFamilies: Words<TextTrackStyle.FontGenericFamily> = [
        ("sansSerif", .sansSerif), ("monospacedSansSerif", .monospacedSansSerif), ("serif", .serif),
        ("monospacedSerif", .monospacedSerif), ("casual", .casual), ("cursive", .cursive),
        ("smallCapitals", .smallCapitals),
    ]
    static let fontStyles: Words<TextTrackStyle.FontStyle> = [
        ("normal", .normal), ("bold", .bold), ("boldItalic", .boldItalic), ("italic", .italic),
    ]

    /// Returns the word; nil for a value that is not set, and for a newer device's value without a word here.
    private static func word<Value: Equatable>(_ value: Value, _ words: Words<Value>) -> String? {
        words.first { $0.value == value }?.word
    }
}
