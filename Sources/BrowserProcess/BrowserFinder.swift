import FileAccess

/// Finds the browser's executable.
package enum BrowserFinder {
    /// In order of preference: Debian's name, then other names of Chromium and Chrome.
    private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

    /// The browser's path: `wanted`, a path or a name, or otherwise the first one found; nil if there is none.
    package static func find(_ wanted: String?, path: String) -> String? {
        let candidates = (wanted.map { [$0] } ?? names).flatMap { name in
            name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
        }
        return candidates.first(where: Files.isProgram)
    }

    /// The message if there is none, as half a sentence.
    package static func missing(_ wanted: String?) -> String {
        wanted.map { "“\($0)” is not a program" } ?? "There is no Chromium on this machine"
    }
}
