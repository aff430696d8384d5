/// The messages for people if some of the audio that they asked for can't be heard now.
package struct SoundAdvice: Sendable {
    private let catalogue: SoundCatalogue

    /// The most names in a sentence.
    private static let limit = 12

    package init(_ catalogue: SoundCatalogue) {
        self.catalogue = catalogue
    }

    /// A sentence for each target that has no audio now.
    ///
    /// - Parameter descends: As in ``SoundCatalogue/streams(of:descends:)``.
    package func warnings(_ targets: [SoundTarget], _ descends: (Int32, Int32) -> Bool) -> [String] {
        targets.compactMap { target in
            switch target {
            case .system where catalogue.outputs.isEmpty:
                "there is no output for sound here; silence is sent until there is one"
            case .microphone where catalogue.microphones.isEmpty:
                "there is no microphone here; silence is sent until one is plugged in"
            case .application(let name) where catalogue.streams(of: target, descends: descends).isEmpty:
                "\"\(name)\" plays nothing now; it is heard once it does. \(heard)"
            default: nil
            }
        }
    }

    package static func outputGone(_ title: String) -> String {
        "the output \"\(title)\" has gone; sound goes on with the one that takes its place"
    }

    package static func microphoneGone(_ title: String) -> String {
        "the microphone \"\(title)\" has gone; sound goes on with the one that takes its place"
    }

    package static let refused =
        "the sound server has refused a stream of sound five times; it is silent until its device or application comes "
        + "anew"

    private var heard: String {
        let names = catalogue.applications.prefix(Self.limit).map { "\"\($0.title)\"" }
        return names.isEmpty ? "Nothing else plays either" : "What plays: \(names.joined(separator: ", "))"
    }
}
