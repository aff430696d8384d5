import BrowserProcess
import PlatformFoundation
import Subprocess

/// One run of a sound server (PulseAudio) for one browser. It writes the browser's audio into a pipe and plays nothing.
/// The machine's own audio is not affected.
struct SoundServer: Sendable {
    let executable: String
    let home: BrowserHome
    let isRoot: Bool

    /// In the form of PULSE_SERVER.
    var address: String { "unix:\(home.path)/sound" }
    /// The pipe with the audio: 48 kHz, two interleaved channels of 16 bits.
    var pipe: String { home.path + "/pipe" }

    private static let startTime = Duration.seconds(5)

    /// Runs the server while `body` runs, which gets whether the server is ready, and the output that ends with it.
    ///
    /// - Throws: An error if it can't be started, and `body`'s error.
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

    /// The socket is in a folder that nobody else can access, so every connection is allowed.
    private var words: [String] {
        [
            executable, "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
            "--realtime=no", "--high-priority=no", "--log-level=error",
            "--load=module-native-protocol-unix auth-anonymous=1 auth-cookie-enabled=0 socket=\(home.path)/sound",
            "--load=module-pipe-sink sink_name=page file=\(pipe) format=s16le rate=48000 channels=2",
        ]
    }
}
