import FileAccess
import FilePaths
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// A command line for a program that ends with this process.
///
/// util-linux's setpriv has the kernel kill it when its parent is gone (PR_SET_PDEATHSIG of prctl(2)), and then becomes
/// the program, with the same process id. A malicious film can keep ffprobe busy indefinitely, and nobody else would
/// end it after this process is killed.
///
/// For the kernel, the parent is the thread that forked. swift-subprocess forks on a thread that ends with the process.
/// Without such a setpriv, the program is started directly.
struct MortalCommand {
    let executable: Executable
    let arguments: [String]

    /// - Parameters:
    ///   - folders: The folders with programs, in the form of PATH; nil takes PATH.
    ///   - bounds: Limits that util-linux's prlimit sets, if it is installed.
    init(_ name: String, _ arguments: [String], bounds: MediaProgram.Bounds? = nil, folders: String? = nil) {
        let folders = folders ?? ProcessPaths.environment["PATH"] ?? ""
        // If the program is missing, swift-subprocess reports it.
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
