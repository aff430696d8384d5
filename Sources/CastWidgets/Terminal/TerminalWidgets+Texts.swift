public import CastWidgetsCore
import CastWire

extension TerminalWidgets {
    /// What the framework has of the widgets' texts in a language. From any thread.
    ///
    /// - Parameter language: as in `texts/index.json`: `de`. English is said in place of one that is not there, and of
    ///   texts that it lacks.
    public nonisolated static func texts(in language: String) -> @Sendable (WidgetText) -> String {
        guard let file = WebAssets.all["texts/\(language).json"]?.string,
            let value = try? JSONPayload.decode(JSONValue.self, from: file, within: .httpAnswer),
            case .object(let texts)? = value["texts"]
        else { return { $0.english } }
        return { text in
            guard case .string(let told)? = texts[text.rawValue] else { return text.english }
            return told
        }
    }
}
