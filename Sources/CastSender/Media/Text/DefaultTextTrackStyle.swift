public import CastWire

extension TextTrackStyle {
    /// Where `createDefault()` asks; the platform's own until an app replaces it. Nil restores that.
    @MainActor public static var defaultProvider: (any TextTrackStyleProvider)! {
        get { replacedProvider ?? TextTrackStyleSettings() }
        set { replacedProvider = newValue }
    }

    @MainActor private static var replacedProvider: (any TextTrackStyleProvider)?

    /// A style to start from: what the user's settings file says (`TextTrackStyleSettings`), and what
    /// `StandardTextTrackStyleProvider` lists for all else. Changing it does not change the next one.
    @MainActor public static func createDefault() -> TextTrackStyle {
        createDefault(from: defaultProvider)
    }
}
