import Dispatch
import FileAccess
import FilePaths

#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#else
    package import Darwin
#endif

/// Starts this program again, or another, in a session of its own, so that it outlives the terminal.
///
/// What the child has to say comes over one pipe: its standard output. Standard input and error are closed to it, and
/// so is every other file of this process: a server's port would stay taken, and its clients connected, for as long
/// as the child runs.
package struct DetachedProcess {
    package let pid: pid_t
    /// `POSIX_SPAWN_SETSID` of spawn.h, which Swift does not import: glibc has it behind a feature macro.
    private static let newSession: Int16 = 0x80
    private let output: ReadingEnd

    /// Arguments and variables may hold paths, as `PathText`.
    ///
    /// - Parameters:
    ///   - program: another one, by its path or its name in PATH; nil starts this one.
    ///   - environment: what the child finds there besides, or instead of, what this process has.
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
        // SwiftNIO opens sockets that exec leaves open. One that has been closed meanwhile does not matter.
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

    /// Both ends are closed on exec, so that the child has no more of it than its standard output.
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

    /// The next line that the child says, from the first on; nil once it has ended or closed its output. One reader.
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

    /// The child's exit status, once it has ended; 128 and the signal's number where one ended it, as shells count it.
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

    /// What waits here waits long; of the threads that tasks share there are as many as processors.
    private static func onThreadOfItsOwn(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue(label: "marquee.child").async(execute: work)
    }

    /// What `waitpid` says, as an exit status (wait(2): the low seven bits are a signal, the next byte is the status).
    package static func exitStatus(waitStatus: Int32) -> Int32 {
        let signal = waitStatus & 0x7F
        return signal == 0 ? (waitStatus >> 8) & 0xFF : 128 + signal
    }
}

/// The end of a pipe that is read; closed when it is let go.
private final class ReadingEnd: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The next byte; nil at the end, or where it can't be read.
    func next() -> UInt8? {
        var byte: UInt8 = 0
        var count = read(descriptor, &byte, 1)
        while count < 0, errno == EINTR { count = read(descriptor, &byte, 1) }
        return count == 1 ? byte : nil
    }
}
