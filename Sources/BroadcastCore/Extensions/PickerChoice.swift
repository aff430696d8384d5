/// What a picker offers: every extension by name, or the preferred one alone.
///
/// Pure.
public enum PickerChoice {
    /// - Parameter preferred: `RPSystemBroadcastPickerView.preferredExtension`; where it names one that is there, only
    ///   that one is offered. One that is not there leaves the choice as it is.
    public static func offered(_ extensions: [ExtensionManifest], preferred: String?) -> [ExtensionManifest] {
        if let preferred, let only = extensions.first(where: { $0.identifier == preferred }) { return [only] }
        return extensions.sorted { ($0.displayName, $0.identifier) < ($1.displayName, $1.identifier) }
    }
}
