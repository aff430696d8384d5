import Dispatch
import FileAccess
import FilePaths
package import PlatformC

/// Starts this program again, or another, in a new session, so that it outlives the terminal.
///
/// The child's only connection to this process is a pipe from its standard output. All other files are closed or
/// /dev/null: otherwise a server's port would stay in use, and its clients connected, as long as the child runs.
package struct DetachedProcess {
    package let pid: pid_t
    /// `POSIX_SPAWN_SETSID` of spawn.h. Swift does not import it, because glibc defines it only with a feature macro.
    private static let newSession: Int16 = 0x80
    private let output: ReadingEnd

    /// Arguments and variables may contain paths, as `PathText`.
    ///
    /// - Parameters:
    ///   - program: A path or a name in PATH; nil starts this program.
    ///   - environment: Additions to, or replacements in, this process's environment.
    package init(program: String? = nil, arguments: [String], environment: [String: String] = [:]) throws {
        let (output, input) = try Self.makePipe()
        defer { close(input) }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, input, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // SwiftNIO opens sockets without close-on-exec. It is no problem if one is closed meanwhile.
        for descriptor in Self.openDescriptors where descriptor > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        posix_spawnattr_setflags(&attributes, Self.newSession)

        var pid = pid_t()
        let variables = ProcessPaths.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
        let pointers = Self.pointers([program ?? ProcessPaths.arguments[0]] + arguments)
        let variablePointers = Self.pointers(variables)
        defer { (pointers + variablePointers).forEach { free($0) } }
        let error = posix_spawnp(
            &pid, program ?? "/proc/self/exe", &actions, &attributes, pointers, variablePointers)
        guard error == 0 else { throw Self.failure(error, of: program) }
        self.pid = pid
        self.output = output
    }

    /// Both ends are closed on exec, so that the child keeps only its standard output.
    private static func makePipe() throws -> (ReadingEnd, Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ReadingEnd(descriptor: ends[0]), ends[1])
    }

    private static var openDescriptors: [Int32] {
        Files.names(in: "/dev/fd").compactMap { Int32($0) }
    }

    private static func failure(_ number: Int32, of program: String? = nil) -> CastFailure {
        let what = program ?? "the serving process"
        return CastFailure(.lost, "\(what) can't be started: \(String(cString: strerror(number)))")
    }

    private static func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0.pathBytes) } + [nil]
    }

    /// The child's next line; nil once it has ended or closed its output. For one reader.
    package func nextLine() async -> String? {
        let output = output
        return await withCheckedContinuation { continuation in
            Self.onThreadOfItsOwn {
                var line: [UInt8] = []
                while let byte = output.next(), byte != 0x0A {
                    line.append(byte)
                    if line.count > 65_536 { break }
                }
                continuation.resume(returning: line.isEmpty ? nil : String(decoding: line, as: UTF8.self))
            }
        }
    }

    /// The child's exit status after its end. If a signal ended it, 128 plus the signal's number, as in shells.
    package func exitStatus() async -> Int32 {
        let pid = pid
        return await withCheckedContinuation { continuation in
            Self.onThreadOfItsOwn {
                var status: Int32 = 0
                while waitpid(pid, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: Self.exitStatus(waitStatus: status))
            }
        }
    }

    /// Runs blocking work on its own thread. The threads for tasks are only as many as processors.
    private static func onThreadOfItsOwn(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue(label: "marquee.child").async(execute: work)
    }

    /// The exit status in `waitpid`'s result (wait(2): the low seven bits are a signal, the next byte is the status).
    package static func exitStatus(waitStatus: Int32) -> Int32 {
        let signal = waitStatus & 0x7F
        return signal == 0 ? (waitStatus >> 8) & 0xFF : 128 + signal
    }
}

/// The reading end of a pipe; closed with this object.
private final class ReadingEnd: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The next byte; nil at the end or after an error.
    func next() -> UInt8? {
        var byte: UInt8 = 0
        var count = read(descriptor, &byte, 1)
        while count < 0, errno == EINTR { count = read(descriptor, &byte, 1) }
        return count == 1 ? byte : nil
    }
}
