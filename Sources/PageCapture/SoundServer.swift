import BrowserProcess
import Subprocess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One run of a sound server (PulseAudio) for one browser: what is played there is written into a pipe, and heard by
/// nobody else. The machine's own sound, where it has any, is not touched.
struct SoundServer: Sendable {
    let executable: String
    let home: BrowserHome
    let isRoot: Bool

    /// As in PULSE_SERVER.
    var address: String { "unix:\(home.path)/sound" }
    /// Where the sound comes: 48 kHz, two channels of 16 bits by turns.
    var pipe: String { home.path + "/pipe" }

    private static let startTime = Duration.seconds(5)

    /// Runs it while `body` does, which gets whether it is there, and what ends with it.
    ///
    /// - Throws: where it can't be started, and what `body` throws.
    func run(_ body: @escaping @Sendable (Bool, SubprocessOutputSequence) async throws -> Void) async throws {
        try await KeptProgram(words: words, home: home, isRoot: isRoot).run { output in
            let start = ContinuousClock.now
            var isThere = false
            while !isThere, ContinuousClock.now - start < Self.startTime {
                try await Task.sleep(for: .milliseconds(20))
                isThere = [pipe, home.path + "/sound"].allSatisfy(FileManager.default.fileExists)
            }
            try await body(isThere, output)
        }
    }

    /// The socket lies in a folder that nobody else enters, so whoever reaches it may use it.
    private var words: [String] {
        [
            executable, "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
            "--realtime=no", "--high-priority=no", "--log-level=error",
            "--load=module-native-protocol-unix auth-anonymous=1 auth-cookie-enabled=0 socket=\(home.path)/sound",
            "--load=module-pipe-sink sink_name=page file=\(pipe) format=s16le rate=48000 channels=2",
        ]
    }
}
