import FilePaths
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@testable import Casting

@Suite struct DetachedProcessTests {
    @Test("A wait status is read as shells read it", arguments: [
        (0x0000, 0), (0x0500, 5), (0x0009, 137), (0x000F, 143), (0x008B, 139),
    ] as [(Int32, Int32)])
    func waitStatus(status: Int32, exit: Int32) {
        #expect(DetachedProcess.exitStatus(waitStatus: status) == exit)
    }

    @Test func aChildHasNoFileOfItsParentOpen() async throws {
        // As SwiftNIO opens sockets: exec leaves it open. A number that no shell takes itself.
        let null = open("/dev/null", O_RDONLY)
        let inherited = fcntl(null, F_DUPFD, 200)
        try #require(null >= 0 && inherited >= 200)
        defer { for descriptor in [null, inherited] { close(descriptor) } }
        let child = try DetachedProcess(program: "/bin/sh", arguments: ["-c", "echo /dev/fd/*"])
        let files = try #require(await child.nextLine()).split(separator: " ")
        #expect(await child.exitStatus() == 0)
        #expect(files.contains("/dev/fd/1") && !files.contains("/dev/fd/\(inherited)"), "\(files)")
    }

    @Test func aChildIsGivenPathsByteForByte() async throws {
        let path = PathText.text([0x61, 0xE9])
        let child = try DetachedProcess(
            program: "/bin/sh", arguments: ["-c", #"printf '%s %s\n' "$0" "$ODD" | od -An -tx1 | tr -d ' \n'; echo"#, path],
            environment: ["ODD": path])
        #expect(await child.nextLine() == "61e92061e90a")
        #expect(await child.exitStatus() == 0)
    }
}
