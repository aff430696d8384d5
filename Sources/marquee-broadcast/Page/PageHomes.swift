import BrowserProcess
import FilePaths
import PlatformC
import PlatformFoundation

/// The folders of pages' browsers and displays. Their names contain the process, so that those of ended processes can
/// be detected.
///
///     marquee-page-5r8-o6h-9bzp-XXXXXX      the namespace of process ids, the process, its start
///
/// The paths have to be short: numbers are in base 36, and of the first and the last only the end is used.
enum PageHomes {
    private static let kind = "marquee-page-"

    /// The beginning of this process's names.
    static var name: String {
        let own = Int(getpid())
        return "\(kind)\(world)-\(String(own, radix: 36))-\(beginning(of: own) ?? "0")"
    }

    /// Removes the folders of ended processes.
    static func sweep(isRoot: Bool) {
        let folder = BrowserHome.folder(for: name)
        let owner = isRoot ? BrowserHome.unprivilegedUser : geteuid()
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard isLeft(entry) else { continue }
            let path = "\(folder)/\(entry)"
            var facts = stat()
            // A link, or another user's folder, is not Marquee's, whatever its name is.
            guard lstat(path.pathBytes, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == owner else {
                continue
            }
            BrowserHome(left: path, forUnprivileged: isRoot).remove()
        }
    }

    /// Whether a folder of this name belongs to an ended process.
    static func isLeft(_ name: String) -> Bool {
        guard name.hasPrefix(kind) else { return false }
        let parts = name.dropFirst(kind.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == world, let process = Int(parts[1], radix: 36), process > 0,
            !parts[2].isEmpty
        else { return false }
        return beginning(of: process) != String(parts[2])
    }

    /// The namespace of process ids; containers may share a folder but have their own ids.
    private static var world: String {
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? ""
        return short(Int(target.filter(\.isNumber)) ?? 0, digits: 3)
    }

    /// The start of a process in kernel ticks; nil if there is no such process.
    private static func beginning(of process: Int) -> String? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return nil }
        // The 22nd value. The first one after the name is the third.
        let values = text[text.index(after: end)...].split(separator: " ")
        return values.count > 19 ? Int(values[19]).map { short($0, digits: 4) } : nil
    }

    private static func short(_ number: Int, digits: Int) -> String {
        String(String(number, radix: 36).suffix(digits))
    }
}
