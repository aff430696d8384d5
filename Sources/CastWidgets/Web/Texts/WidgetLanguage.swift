public import CastWidgetsCore

/// A language of the widgets, or an app's own words in one. Marquee's own.
public struct WidgetLanguage: Sendable, Hashable {
    /// As its speakers call it: "Deutsch".
    public var name: String
    /// It is written from right to left.
    public var isRightToLeft: Bool
    /// A sentence for each; `{0}` is where a name is put in. What is missing is said in English, and for a language
    /// that the framework has, in its own words.
    public var texts: [WidgetText: String]

    /// A language that is written from left to right where nothing else is said.
    public init(name: String, isRightToLeft: Bool = false, texts: [WidgetText: String]) {
        (self.name, self.isRightToLeft, self.texts) = (name, isRightToLeft, texts)
    }
}
