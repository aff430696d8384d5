public import CastWidgets
public import CastWidgetsCore
import CastWire

extension TerminalWidgets {
    /// Returns the framework's texts of the widgets in a language. From any thread.
    ///
    /// - Parameter language: as in `texts/index.json`: `de`. English replaces a language that is not there, and texts
    ///   that a language lacks.
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
