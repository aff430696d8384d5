import BroadcastCore

/// The choice of an upload extension for a user interface or terminal, like `RPSystemBroadcastPickerView`. Apart from
/// that it is Marquee's own, and draws nothing.
///
/// It is a value: the user interface keeps it, changes it, and starts a ``BroadcastController`` with the choice.
public struct BroadcastPicker: Sendable {
    /// One entry of the picker's list.
    public struct Choice: Hashable, Sendable, Identifiable {
        /// The number in the list from 1, which a user types.
        public let number: Int
        /// The extension.
        public let uploadExtension: UploadExtension
        /// The extension's name, followed by its identifier if the name is not unique.
        public let title: String

        /// The extension's identifier.
        public var id: String { uploadExtension.manifest.identifier }
    }

    /// The identifier of the only extension to offer, if it is installed; otherwise it has no effect. ReplayKit's
    /// `preferredExtension`.
    public var preferredExtension: String?
    /// Whether the user is asked about the microphone. ReplayKit's `showsMicrophoneButton`.
    public var showsMicrophoneButton: Bool
    /// Whether the microphone is used; off until the user turns it on, and always off without the button.
    public var isMicrophoneEnabled: Bool {
        get { showsMicrophoneButton && microphone }
        set { microphone = newValue }
    }
    /// A sentence for each unusable manifest, for users who miss an extension in the list.
    public let problems: [String]

    private let extensions: [UploadExtension]
    private var microphone = false

    /// A picker for installed extensions.
    ///
    /// - Parameters:
    ///   - found: The installed extensions: ``ExtensionFolders/find(environment:)``.
    ///   - preferredExtension: The only extension to offer; nil: all.
    ///   - showsMicrophoneButton: Whether the user is asked about the microphone.
    public init(
        _ found: ExtensionFolders.Found, preferredExtension: String? = nil, showsMicrophoneButton: Bool = true
    ) {
        (extensions, problems) = (found.extensions, found.problems)
        self.preferredExtension = preferredExtension
        self.showsMicrophoneButton = showsMicrophoneButton
    }

    /// The offered extensions by name, or only the preferred one if it is installed. Empty if there are none.
    public var choices: [Choice] {
        let offered = PickerChoice.offered(extensions.map(\.manifest), preferred: preferredExtension)
        let titles = PickerChoice.titles(offered)
        return offered.enumerated().compactMap { index, manifest in
            extensions.first { $0.manifest.identifier == manifest.identifier }.map {
                Choice(number: index + 1, uploadExtension: $0, title: titles[index])
            }
        }
    }

    /// The choice that a user's answer means.
    ///
    /// - Parameter answer: A number of the list, an identifier, or a name or its beginning, in any case.
    /// - Throws: ``PickerError`` if it means none or several, with a sentence that lists the choices.
    public func choice(_ answer: String) throws(PickerError) -> Choice {
        let choices = choices
        let index = try PickerChoice.index(of: answer, in: choices.map { ($0.id, $0.title) })
        return choices[index]
    }

    /// The setup information for the extension: `info` and the user's choice for the microphone
    /// (``SetupKey/microphone``).
    public func setupInfo(adding info: [String: String] = [:]) -> [String: String] {
        info.merging([SetupKey.microphone: isMicrophoneEnabled ? "mix" : "drop"]) { given, _ in given }
    }
}

/// Keys of the setup information for `marquee-broadcast` that a picker sets. Marquee's own.
public enum SetupKey {
    /// `mix` sends the microphone together with the application's audio, `drop` does not.
    public static let microphone = "microphone"
}
