import Foundation
import Testing

@testable import ScreenBroadcast

@Suite(.timeLimit(.minutes(2)))
struct BroadcastProgramTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test("The one beside this program is taken, then the first in PATH")
    func finds() throws {
        let nowhere = try TestFolder()
        _ = try folder.script(BroadcastProgram.name, "exit 0")
        let own = folder.path("marquee")
        #expect(try BroadcastProgram.find(beside: own, searchPath: "").path == folder.path(BroadcastProgram.name))
        let other = nowhere.path("marquee")
        let path = "relative:/nonexistent:\(folder.url.path)"
        #expect(try BroadcastProgram.find(beside: other, searchPath: path).path == folder.path(BroadcastProgram.name))
        let error = #expect(throws: BroadcastError.self) { try BroadcastProgram.find(beside: other, searchPath: "") }
        #expect(error?.code == .programMissing)
        #expect(error?.description.contains("make install") == true)
    }

    @Test("A folder or a file that can't be run is no program")
    func noProgram() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path(BroadcastProgram.name), withIntermediateDirectories: false)
        #expect(throws: BroadcastError.self) {
            try BroadcastProgram.find(beside: folder.path("marquee"), searchPath: "")
        }
    }

    private func probe(_ lines: String, within limit: Duration = .seconds(60)) async throws -> EncoderReport {
        try await BroadcastProgram(path: try folder.script("program", lines)).probe(within: limit)
    }

    @Test("A probe tells the encoders")
    func tellsEncoders() async throws {
        let report = try await probe(
            """
            [ "$1" = --probe ] || exit 3
            echo '{"version":1,"program":"x 1","video":[{"codec":"vp8","name":"libvpx","isHardware":false}],"audio":[]}'
            """)
        #expect(report.video == [.init(codec: "vp8", name: "libvpx", isHardware: false)])
        #expect(report.canSendVideo)
    }

    @Test("A library that is missing is named")
    func missingLibrary() async throws {
        let words = "x: error while loading shared libraries: libavcodec.so.59: cannot open shared object file"
        let error = await #expect(throws: BroadcastError.self) { try await probe("echo '\(words)' >&2; exit 127") }
        #expect(error?.code == .libraryMissing)
        #expect(error?.description.contains("libavcodec.so.59 is missing") == true)
    }

    @Test("A probe that fails says how, in the program's last words")
    func lastWords() async throws {
        let error = await #expect(throws: BroadcastError.self) { try await probe("echo one >&2; echo two >&2; exit 9") }
        #expect(error?.code == .programFailed)
        #expect(error?.description == "marquee-broadcast ended with status 9: two")
        let killed = await #expect(throws: BroadcastError.self) { try await probe("kill -9 $$") }
        #expect(killed?.description == "marquee-broadcast was ended by signal 9 (Killed)")
    }

    @Test("An answer that is none, or of another version, is refused")
    func otherAnswers() async throws {
        let none = await #expect(throws: BroadcastError.self) { try await probe("echo hello") }
        #expect(none?.code == .programFailed)
        let other = await #expect(throws: BroadcastError.self) {
            try await probe(#"echo '{"version":7,"program":"x","video":[],"audio":[]}'"#)
        }
        #expect(other?.code == .otherVersion)
    }

    @Test("A program that can't be started is an error, not a crash")
    func notStarted() async throws {
        let program = BroadcastProgram(path: folder.path("missing"))
        let error = await #expect(throws: BroadcastError.self) { try await program.probe() }
        #expect(error?.code == .programFailed)
    }

    @Test("A probe that does not end is ended")
    func overdue() async throws {
        let error = await #expect(throws: BroadcastError.self) {
            try await probe("exec sleep 600", within: .milliseconds(50))
        }
        #expect(error?.code == .timedOut)
    }

    @Test("A program that ends before its hello is an error with its words")
    func endsEarly() async throws {
        let program = BroadcastProgram(path: try folder.script("program", "echo 'no encoder' >&2; exit 1"))
        let error = await #expect(throws: BroadcastError.self) {
            _ = try await BroadcastProcess.start(program, folder: folder.url, name: "test")
        }
        #expect(error?.description == "marquee-broadcast ended with status 1: no encoder")
    }

    @Test("A program that never says hello is ended")
    func neverHello() async throws {
        let program = BroadcastProgram(path: try folder.script("program", "exec sleep 600"))
        let error = await #expect(throws: BroadcastError.self) {
            _ = try await BroadcastProcess.start(program, folder: folder.url, name: "test", within: .milliseconds(50))
        }
        #expect(error?.code == .timedOut)
    }

    @Test("A wait for a hello can be cancelled")
    func cancelled() async throws {
        let program = BroadcastProgram(path: try folder.script("program", "exec sleep 600"))
        let folder = folder
        let start = Task { try await BroadcastProcess.start(program, folder: folder.url, name: "test") }
        start.cancel()
        await #expect(throws: CancellationError.self) { _ = try await start.value }
    }

    /// A program that speaks the protocol: Perl has sockets, and is in every Debian.
    private static let speaker = #"""
        exec perl -e '
        use IO::Socket::UNIX; $| = 1;
        my $s = IO::Socket::UNIX->new(Peer => $ARGV[1]) or exit 5; $s->autoflush(1);
        print $s "{\"type\":\"hello\",\"body\":{\"version\":VERSION,\"program\":\"speaker\",\"processID\":$$}}\n";
        my $told; while (<$s>) { $told = 1, last if /"type":"stop"/ }
        exit 0 unless $told; print $s "{\"type\":\"ended\",\"body\":{\"kind\":\"stopped\",\"sentence\":\"\"}}\n"; exit 0;
        ' -- "$@"
        """#

    private func speaker(version: Int) throws -> BroadcastProgram {
        let text = Self.speaker.replacingOccurrences(of: "VERSION", with: "\(version)")
        return BroadcastProgram(path: try folder.script("speaker", text))
    }

    @Test("A process says hello, is told to stop, and ends")
    func conversation() async throws {
        let process = try await BroadcastProcess.start(try speaker(version: 1), folder: folder.url, name: "test")
        #expect(process.hello.program == "speaker")
        process.connection.send(.stop)
        var heard: [BroadcastMessage] = []
        for await message in process.connection.messages { heard.append(message) }
        #expect(heard == [.ended(BroadcastEnding(.stopped))])
        #expect(await process.outcome.failure == nil)
    }

    @Test("Another version is refused")
    func otherVersion() async throws {
        let error = await #expect(throws: BroadcastError.self) {
            _ = try await BroadcastProcess.start(try speaker(version: 2), folder: folder.url, name: "test")
        }
        #expect(error?.code == .otherVersion)
    }

    @Test("A process whose host goes away hears it")
    func hostGoesAway() async throws {
        let process = try await BroadcastProcess.start(try speaker(version: 1), folder: folder.url, name: "test")
        process.connection.close()
        #expect(await process.outcome.failure == nil)
    }
}
