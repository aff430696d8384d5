import FileAccess
import FilePaths
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// How a program is started so that it does not outlive us: by util-linux's setpriv, which has the kernel kill it when
/// its parent is gone (PR_SET_PDEATHSIG of prctl(2)) and then becomes it, with the same process id. A film can keep
/// ffprobe busy for as long as its author likes, and nobody else would end it once we are killed.
///
/// The parent that the kernel means is the thread that forked. swift-subprocess forks on one thread of its own, which
/// ends with the process. Where there is no such setpriv, the program is started as it is.
struct MortalCommand {
    let executable: Executable
    let arguments: [String]

    /// - Parameters:
    ///   - folders: where programs are looked for, as PATH has it; nil takes PATH.
    ///   - bounds: what util-linux's prlimit holds the program to, where there is one.
    init(_ name: String, _ arguments: [String], bounds: MediaProgram.Bounds? = nil, folders: String? = nil) {
        let folders = folders ?? ProcessPaths.environment["PATH"] ?? ""
        // One that is missing is left to swift-subprocess to miss.
        guard var program = Self.find(name, in: folders), let setpriv = Self.find("setpriv", in: folders),
            Self.knowsParents(setpriv)
        else {
            executable = .name(name)
            self.arguments = arguments
            return
        }
        executable = .path(FilePath(platformString: setpriv.pathBytes))
        var arguments = arguments
        if let bounds, let prlimit = Self.find("prlimit", in: folders) {
            arguments = ["--as=\(bounds.memory)", "--fsize=\(bounds.file)", program] + arguments
            program = prlimit
        }
        self.arguments = ["--pdeathsig", "KILL", "--", program] + arguments
    }

    private static func find(_ name: String, in folders: String) -> String? {
        guard !name.contains("/") else { return nil }
        let folders = folders.split(separator: ":").filter { $0.hasPrefix("/") }
        return folders.lazy.map { "\($0)/\(name)" }.first(where: Files.isProgram)
    }

    /// Busybox has a setpriv without this option, as a link to itself.
    private static func knowsParents(_ setpriv: String) -> Bool {
        Files.realPath(setpriv).map(PathParts.name) == "setpriv"
    }
}
