public import CastWidgetsCore

/// A language of the widgets, or an app's own texts in one. Marquee's own.
public struct WidgetLanguage: Sendable, Hashable {
    /// Its name as its speakers write it: "Deutsch".
    public var name: String
    /// Whether it is written from right to left.
    public var isRightToLeft: Bool
    /// The sentences; `{0}` stands for a name. A missing sentence comes from the framework if it has the language, and
    /// is English otherwise.
    public var texts: [WidgetText: String]

    /// Creates a language, which by default is written from left to right.
    public init(name: String, isRightToLeft: Bool = false, texts: [WidgetText: String]) {
        (self.name, self.isRightToLeft, self.texts) = (name, isRightToLeft, texts)
    }
}
