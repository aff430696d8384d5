import CastWidgetsCore
import CastWire

/// The widgets' files by name, including the app's own texts.
struct WebFiles: Sendable {
    private let files: [String: EmbeddedAsset]

    init(_ languages: [String: WidgetLanguage], assets: [String: EmbeddedAsset] = WebAssets.all) {
        var files = assets
        for (tag, language) in languages where Self.isTag(tag) {
            let name = "texts/\(tag).json"
            files[name] = Self.file(language, over: assets[name])
        }
        let tags = files.keys.filter { $0.hasPrefix("texts/") && $0.hasSuffix(".json") && $0 != "texts/index.json" }
            .map { String($0.dropFirst(6).dropLast(5)) }.sorted()
        if let index = try? JSONPayload.encode(tags) {
            files["texts/index.json"] = EmbeddedAsset("application/json; charset=utf-8", text: index)
        }
        self.files = files
    }

    var names: [String] { Array(files.keys) }

    func file(named name: String) -> EmbeddedAsset? { files[name] }

    /// Texts that the app does not replace stay as they were.
    private static func file(_ language: WidgetLanguage, over known: EmbeddedAsset?) -> EmbeddedAsset {
        var texts: [String: JSONValue] = [:]
        if let text = known?.string,
            let value = try? JSONPayload.decode(JSONValue.self, from: text, within: .httpAnswer),
            case .object(let members)? = value["texts"]
        {
            texts = members
        }
        for (key, text) in language.texts { texts[key.rawValue] = .string(text) }
        let form: JSONValue = [
            "dir": .string(language.isRightToLeft ? "rtl" : "ltr"), "name": .string(language.name),
            "texts": .object(texts),
        ]
        return EmbeddedAsset("application/json; charset=utf-8", text: (try? JSONPayload.encode(form)) ?? "{}")
    }

    /// Returns whether it has only BCP 47's characters, so that it can name only one of our own files.
    private static func isTag(_ tag: String) -> Bool {
        (1...35).contains(tag.utf8.count)
            && tag.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
                default: false
                }
            }
    }
}
