/// What one writer writes to.
package struct OutputTarget: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// A URL with its secrets, which must not appear in any message.
        case server(String)
        /// An absolute path.
        case file(String, overwrites: Bool)
    }

    package let place: Place
    package let format: OutputFormat
    /// The text that a person may see.
    package let shown: String
    /// The texts that must not appear in any message; see ``PipelineLog/conceal(_:)``.
    package let secrets: [String]

    package init(_ place: Place, format: OutputFormat, shown: String, secrets: [String] = []) {
        self.place = place
        self.format = format
        self.shown = shown
        self.secrets = secrets
    }

    var isSRT: Bool { isServer("srt://") }
    var isRTMPS: Bool { isServer("rtmps://") }

    private func isServer(_ start: String) -> Bool {
        guard case .server(let url) = place else { return false }
        return url.prefix(start.count).lowercased() == start
    }

    package var isFile: Bool { if case .file = place { true } else { false } }
}
