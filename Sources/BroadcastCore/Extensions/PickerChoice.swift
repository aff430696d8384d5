/// The extensions that a picker offers: all, or only the preferred one; and which of them an answer means. Pure.
package enum PickerChoice {
    /// - Parameter preferred: `RPSystemBroadcastPickerView.preferredExtension`. If it is installed, only that one is
    ///   offered; otherwise this has no effect.
    package static func offered(_ extensions: [ExtensionManifest], preferred: String?) -> [ExtensionManifest] {
        if let preferred, let only = extensions.first(where: { $0.identifier == preferred }) { return [only] }
        return extensions.sorted { ($0.displayName, $0.identifier) < ($1.displayName, $1.identifier) }
    }

    /// Their names. If several have the same one, the identifier is added.
    package static func titles(_ offered: [ExtensionManifest]) -> [String] {
        let names = offered.map(\.displayName)
        return offered.map { manifest in
            let isOnly = names.filter { $0 == manifest.displayName }.count == 1
            return isOnly ? manifest.displayName : "\(manifest.displayName) (\(manifest.identifier))"
        }
    }

    /// - Parameters:
    ///   - answer: A number from 1, an identifier, or a name or its beginning.
    ///   - choices: In the order of their numbers.
    /// - Throws: ``PickerError``.
    package static func index(
        of answer: String, in choices: [(identifier: String, title: String)]
    ) throws(PickerError) -> Int {
        let answer = String(answer.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard !choices.isEmpty else { throw PickerError("no upload extension is installed") }
        let list = choices.enumerated().map { "\($0.offset + 1) \($0.element.title)" }.joined(separator: ", ")
        guard !answer.isEmpty else { throw PickerError("say which one: \(list)") }
        if let exact = choices.firstIndex(where: { $0.identifier == answer }) { return exact }
        if let number = Int(answer), answer.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
            guard choices.indices.contains(number - 1) else { throw PickerError("there is no \(number): \(list)") }
            return number - 1
        }
        let wanted = answer.lowercased()
        if let named = choices.firstIndex(where: { $0.title.lowercased() == wanted }) { return named }
        let meant = choices.indices.filter { choices[$0].title.lowercased().hasPrefix(wanted) }
        guard let first = meant.first else { throw PickerError("\"\(answer)\" is none of them: \(list)") }
        guard meant.count == 1 else { throw PickerError("\"\(answer)\" may be several: \(list)") }
        return first
    }
}

/// Why an answer to a picker names no extension, as a sentence for people. Marquee's own.
public struct PickerError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
