#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

extension SidecarSubtitles {
    /// The paths of what lies beside a film. A folder that can't be read has none.
    package static func find(beside film: String) -> [String] {
        let folder = FilePath(film).removingLastComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder.string)) ?? []
        return choose(among: names, for: film).map { folder.appending($0).string }
    }
}
