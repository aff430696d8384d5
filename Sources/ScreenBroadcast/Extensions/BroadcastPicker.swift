import BroadcastCore

/// The choice of an upload extension, as a user interface or a terminal shows it; the role of
/// `RPSystemBroadcastPickerView`. Marquee's own otherwise: it draws nothing.
///
/// A value: whoever shows it keeps it, changes it as the person does, and starts a ``BroadcastController`` with what was
/// chosen.
public struct BroadcastPicker: Sendable {
    /// One line of the picker's list.
    public struct Choice: Hashable, Sendable, Identifiable {
        /// From 1 on, in the order of the list: what a person types.
        public let number: Int
        /// What it stands for.
        public let uploadExtension: UploadExtension
        /// The extension's name, with its identifier behind it where two have the same.
        public let title: String

        /// The extension's identifier.
        public var id: String { uploadExtension.manifest.identifier }
    }

    /// The identifier of the one extension that is offered, where it is installed; nil, and one that is not installed,
    /// leave the choice as it is. `preferredExtension` of ReplayKit's.
    public var preferredExtension: String?
    /// Whether the person is asked about the microphone. `showsMicrophoneButton` of ReplayKit's.
    public var showsMicrophoneButton: Bool
    /// Whether the microphone is to be heard; off until the person turns it on, and always off without the button.
    public var isMicrophoneEnabled: Bool {
        get { showsMicrophoneButton && microphone }
        set { microphone = newValue }
    }
    /// A sentence for each manifest that can't be used, for whoever looks for an extension that is not listed.
    public let problems: [String]

    private let extensions: [UploadExtension]
    private var microphone = false

    /// A picker of what was found.
    ///
    /// - Parameters:
    ///   - found: what is installed: ``ExtensionFolders/find(environment:)``.
    ///   - preferredExtension: the one that is offered alone; nil: all.
    ///   - showsMicrophoneButton: whether the person is asked about the microphone.
    public init(
        _ found: ExtensionFolders.Found, preferredExtension: String? = nil, showsMicrophoneButton: Bool = true
    ) {
        (extensions, problems) = (found.extensions, found.problems)
        self.preferredExtension = preferredExtension
        self.showsMicrophoneButton = showsMicrophoneButton
    }

    /// What is offered, by name; the preferred extension alone where it is there. Empty where none is installed.
    public var choices: [Choice] {
        let offered = PickerChoice.offered(extensions.map(\.manifest), preferred: preferredExtension)
        let titles = PickerChoice.titles(offered)
        return offered.enumerated().compactMap { index, manifest in
            extensions.first { $0.manifest.identifier == manifest.identifier }.map {
                Choice(number: index + 1, uploadExtension: $0, title: titles[index])
            }
        }
    }

    /// The one that a person means by what they typed.
    ///
    /// - Parameter answer: a number of the list, an identifier, or a name or the beginning of one, whatever its case.
    /// - Throws: ``PickerError`` where it means none or several; the sentence says which there are.
    public func choice(_ answer: String) throws(PickerError) -> Choice {
        let choices = choices
        let index = try PickerChoice.index(of: answer, in: choices.map { ($0.id, $0.title) })
        return choices[index]
    }

    /// What the extension is started with: what is given, and what was said of the microphone
    /// (``SetupKey/microphone``).
    public func setupInfo(adding info: [String: String] = [:]) -> [String: String] {
        info.merging([SetupKey.microphone: isMicrophoneEnabled ? "mix" : "drop"]) { given, _ in given }
    }
}

/// Names of the setup information that `marquee-broadcast` understands and that a picker gives. Marquee's own.
public enum SetupKey {
    /// `mix`: what the microphone hears is sent together with the application's sound. `drop`: it is not sent.
    public static let microphone = "microphone"
}
