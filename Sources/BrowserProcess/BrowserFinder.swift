import FileAccess

/// Finds the browser's program.
package enum BrowserFinder {
    /// By preference. Debian's, then other names that Chromium and Chrome go by.
    private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

    /// Where the browser is: `wanted`, a path or a name, or else whichever there is; nil where there is none.
    package static func find(_ wanted: String?, path: String) -> String? {
        let candidates = (wanted.map { [$0] } ?? names).flatMap { name in
            name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
        }
        return candidates.first(where: Files.isProgram)
    }

    /// What is said where there is none, as half a sentence.
    package static func missing(_ wanted: String?) -> String {
        wanted.map { "“\($0)” is not a program" } ?? "There is no Chromium on this machine"
    }
}
