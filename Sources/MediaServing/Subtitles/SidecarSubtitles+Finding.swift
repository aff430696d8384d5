import Foundation

extension SidecarSubtitles {
    /// The paths of what lies beside a film. A folder that can't be read has none.
    package static func find(beside film: String) -> [String] {
        let folder = (film as NSString).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return choose(among: names, for: film).map { (folder as NSString).appendingPathComponent($0) }
    }
}
