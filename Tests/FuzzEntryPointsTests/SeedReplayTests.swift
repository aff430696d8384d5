import Foundation
import FuzzEntryPoints
import Testing

/// Every seed, and every input that once broke a decoder, goes through its entry point; a trap there ends the tests.
@Suite("Fuzz seeds and past crashes")
struct SeedReplayTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz").standardizedFileURL

    private static func inputs(_ target: String) throws -> [[UInt8]] {
        try ["Seeds", "Crashes"].flatMap { kind in
            let folder = folder.appending(path: "\(kind)/\(target)")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.map { [UInt8](try Data(contentsOf: $0)) }
        }
    }

    private static func replay(_ target: String, _ run: ([UInt8]) -> Void) throws {
        let inputs = try inputs(target)
        #expect(inputs.count >= 7)
        for input in inputs {
            run(input)
            // Truncated at every byte of a short input, and at a hundred places of a long one.
            for cut in stride(from: 0, to: input.count, by: max(input.count / 100, 1)) { run(Array(input[..<cut])) }
        }
    }

    @Test func frames() throws {
        try Self.replay("frame", FuzzEntryPoints.frame)
    }

    @Test func messageTexts() throws {
        try Self.replay("json", FuzzEntryPoints.json)
    }

    @Test func datagrams() throws {
        try Self.replay("dns", FuzzEntryPoints.dns)
    }

    @Test func mediaPackets() throws {
        try Self.replay("rtp", FuzzEntryPoints.rtp)
    }

    @Test func controlPackets() throws {
        try Self.replay("rtcp", FuzzEntryPoints.rtcp)
    }

    @Test func offers() throws {
        try Self.replay("offer", FuzzEntryPoints.offer)
    }

    @Test func answers() throws {
        try Self.replay("answer", FuzzEntryPoints.answer)
    }
}
