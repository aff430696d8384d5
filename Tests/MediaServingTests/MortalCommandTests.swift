import Foundation
import Testing

@testable import MediaServing

@Suite struct MortalCommandTests {
    private func program(_ name: String, in folder: TestFolder) throws {
        let path = try folder.write(name, "#!/bin/sh\n")
        chmod(path, 0o755)
    }

    @Test func aProgramIsStartedByOneThatHasItKilledWithUs() throws {
        let folder = try TestFolder()
        try program("setpriv", in: folder)
        try program("ffprobe", in: folder)
        let command = MortalCommand("ffprobe", ["-i", "x"], folders: "/nowhere:\(folder.path)")
        #expect(command.executable.description.hasSuffix("/setpriv"))
        #expect(command.arguments == ["--pdeathsig", "KILL", "--", "\(folder.path)/ffprobe", "-i", "x"])
    }

    @Test func withoutThatOneAndWithBusyboxsTheProgramIsStartedAsItIs() throws {
        let folder = try TestFolder()
        try program("ffprobe", in: folder)
        let alone = MortalCommand("ffprobe", ["-i", "x"], folders: folder.path)
        #expect(alone.executable.description == "ffprobe" && alone.arguments == ["-i", "x"])
        try program("busybox", in: folder)
        symlink("\(folder.path)/busybox", "\(folder.path)/setpriv")
        let busybox = MortalCommand("ffprobe", ["-i", "x"], folders: folder.path)
        #expect(busybox.executable.description == "ffprobe" && busybox.arguments == ["-i", "x"])
    }

    @Test func aProgramIsHeldToItsBounds() throws {
        let folder = try TestFolder()
        for name in ["heif-convert", "setpriv", "prlimit"] { try program(name, in: folder) }
        let bounds = MediaProgram.Bounds(memory: 1000, file: 10)
        let command = MortalCommand("heif-convert", ["x"], bounds: bounds, folders: folder.path)
        #expect(
            command.arguments == [
                "--pdeathsig", "KILL", "--", "\(folder.path)/prlimit", "--as=1000", "--fsize=10",
                "\(folder.path)/heif-convert", "x",
            ])
    }

    @Test func aProgramThatIsMissingIsStillSaidToBe() async throws {
        let error = await #expect(throws: ServingError.self) {
            try await MediaProgram(name: "no-such-program").output([], limit: 1, within: .seconds(60))
        }
        #expect(error?.code == .programMissing)
    }

    @Test(.timeLimit(.minutes(1))) func aProgramEndsWithTheProcessThatStartedIt() async throws {
        let folder = try TestFolder()
        let film = EndlessFilm(folder.path + "/film.mp4")
        let path = film.path
        async let isRead: Void = film.isRead()
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let probe = Task {
                try await MediaProgram.ffprobe.output(
                    MediaProgram.onlyThisFile + [MediaProgram.input(path)], limit: 1 << 20, within: .seconds(600))
            }
            // Returns when ffprobe reads, which it would for as long as the test holds the other end.
            await EndlessFilm(path).isRead()
            kill(getpid(), SIGKILL)
            _ = try await probe.value
        }
        await isRead
        #expect(await film.isLeft())
    }
}
