public import CastWire

extension TextTrackStyle {
    /// Where `createDefault()` asks; the platform's own until an app replaces it. Nil restores that. Kept on the main
    /// actor.
    @MainActor public static var defaultProvider: (any TextTrackStyleProvider)! {
        get { replacedProvider ?? TextTrackStyleSettings() }
        set { replacedProvider = newValue }
    }

    @MainActor private static var replacedProvider: (any TextTrackStyleProvider)?

    /// A style to start from: what the user's settings file says (`TextTrackStyleSettings`), and what
    /// `StandardTextTrackStyleProvider` lists for all else. Changing it does not change the next one.
    ///
    /// Called on the main actor; `createDefault(from:)` is for any thread.
    @MainActor public static func createDefault() -> TextTrackStyle {
        createDefault(from: defaultProvider)
    }
}
