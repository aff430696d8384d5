import BrowserProcess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folders of pages' browsers and displays: each tells by its name which process it belongs to, so that what a dead
/// one left behind is known.
///
///     marquee-page-4026531836-31337-8812345-XXXXXX      the numbers' own world, the process, when it began
enum PageHomes {
    private static let kind = "marquee-page-"

    /// What this process's begin with.
    static var name: String {
        let own = Int(getpid())
        return "\(kind)\(world)-\(own)-\(beginning(of: own) ?? 0)"
    }

    /// Removes what processes that have ended left behind.
    static func sweep(isRoot: Bool) {
        let folder = FileManager.default.temporaryDirectory.path
        let owner = isRoot ? BrowserHome.unprivilegedUser : geteuid()
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard isLeft(entry) else { continue }
            let path = folder + (folder.hasSuffix("/") ? "" : "/") + entry
            var facts = stat()
            // A link, or somebody else's, is none of ours whatever it is called.
            guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == owner else { continue }
            BrowserHome(left: path, forUnprivileged: isRoot).remove()
        }
    }

    /// Whether a folder of this name is a process's that has ended.
    static func isLeft(_ name: String) -> Bool {
        guard name.hasPrefix(kind) else { return false }
        let parts = name.dropFirst(kind.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == world, let process = Int(parts[1]), process > 0, let began = Int(parts[2])
        else { return false }
        return beginning(of: process) != began
    }

    /// In which process numbers mean what they do here; containers may share a folder and have numbers of their own.
    private static var world: String {
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? ""
        let number = target.filter(\.isNumber)
        return number.isEmpty ? "0" : number
    }

    /// In the kernel's ticks since it started; nil where there is no such process.
    private static func beginning(of process: Int) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return nil }
        // The 22nd value, counted from the one behind the name on, which is the third.
        let values = text[text.index(after: end)...].split(separator: " ")
        return values.count > 19 ? Int(values[19]) : nil
    }
}
