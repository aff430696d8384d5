public import CastWire

extension TextTrackStyle {
    /// The provider for `createDefault()`: the platform's own until an app replaces it. Setting nil restores the
    /// platform's. It belongs to the main actor.
    @MainActor public static var defaultProvider: (any TextTrackStyleProvider)! {
        get { replacedProvider ?? TextTrackStyleSettings() }
        set { replacedProvider = newValue }
    }

    @MainActor private static var replacedProvider: (any TextTrackStyleProvider)?

    /// Returns a style to start from. Changing it does not affect the next one.
    ///
    /// It combines the user's settings file (`TextTrackStyleSettings`) with the values of
    /// `StandardTextTrackStyleProvider` for everything else. Call it on the main actor; `createDefault(from:)` can be
    /// called on any thread.
    @MainActor public static func createDefault() -> TextTrackStyle {
        createDefault(from: defaultProvider)
    }
}
