import Foundation
import Testing

@testable import MediaPipeline
@testable import marquee_broadcast

@Suite struct PageSoundTests {
    @Test func whatIsInThePipeIsReadInBlocksAndSilenceWhereThereIsNothing() throws {
        let path = FileManager.default.temporaryDirectory.path + "/marquee-pipe-\(UUID().uuidString)"
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        let sound = PageSound()
        #expect(sound.read().floats == [Float](repeating: 0, count: 960))
        sound.attach(path)
        let writer = open(path, O_WRONLY | O_NONBLOCK)
        try #require(writer >= 0)
        defer { close(writer) }
        // A frame and a half: what is not a whole one comes with the next block.
        let frames: [Int16] = [100, -100, 300, -300]
        let bytes = frames.withUnsafeBytes { Array($0) }
        #expect(write(writer, bytes, 6) == 6)
        guard case .int16(let first) = sound.read().samples else { return }
        #expect(first.prefix(4) == [100, -100, 0, 0] && first.count == 960)
        #expect(write(writer, Array(bytes[6...]), 2) == 2)
        guard case .int16(let second) = sound.read().samples else { return }
        #expect(second.prefix(4) == [300, -300, 0, 0])
        sound.detach()
        #expect(sound.read().floats.allSatisfy { $0 == 0 })
    }

    @Test func aFileThatIsNoPipeIsNotRead() throws {
        let sound = PageSound()
        sound.attach("/etc/hostname")
        #expect(sound.read().floats.allSatisfy { $0 == 0 })
        let link = FileManager.default.temporaryDirectory.path + "/marquee-link-\(UUID().uuidString)"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
        defer { unlink(link) }
        sound.attach(link)
        #expect(sound.read().floats.allSatisfy { $0 == 0 })
    }
}
