import Dispatch
import FileAccess
import FilePaths
import PlatformC

/// Starts a program that nobody waits for: it goes on when this process ends, and its result is ignored.
enum UnattendedProgram {
    /// Starts the program. It runs once this function returns.
    ///
    /// It has this process's environment, standard input, output and error, and no other open files. It has a process
    /// group of its own, so that Ctrl-C in the terminal does not reach it.
    ///
    /// - Parameter words: The program's path and its arguments. If the program can't be started, nothing happens.
    static func start(_ words: [String]) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // Libraries may open descriptors without close-on-exec. A descriptor that has been closed meanwhile does no
        // harm.
        for descriptor in openDescriptors where descriptor > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let arguments = pointers(words)
        let variables = pointers(ProcessPaths.environment.map { "\($0.key)=\($0.value)" })
        defer { for pointer in arguments + variables { free(pointer) } }
        var pid = pid_t()
        guard posix_spawn(&pid, words[0], &actions, &attributes, arguments, variables) == 0 else { return }
        reap(pid)
    }

    /// Waits for its end, because the system keeps an entry for an ended process until its parent has waited.
    private static func reap(_ pid: pid_t) {
        DispatchQueue(label: "marquee.unattended").async {
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        }
    }

    private static var openDescriptors: [Int32] {
        Files.names(in: "/dev/fd").compactMap { Int32($0) }
    }

    private static func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0.pathBytes) } + [nil]
    }
}
