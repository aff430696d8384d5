import Testing

@testable import ServingCore

/// Songs of empty frames, made by hand.
@Suite struct MP3LengthTests {
    /// Of MPEG-1, 48,000 samples a second; 128 and 64 kbit/s have indices 9 and 5.
    private func frame(_ rate: UInt8, _ content: String = "") -> [UInt8] {
        let head: [UInt8] = [0xFF, 0xFB, rate << 4 | 0x04, 0xC4]
        let length = rate == 9 ? 384 : 192
        let rest = [UInt8](repeating: 0, count: 32) + Array(content.utf8)
        return head + rest + [UInt8](repeating: 0, count: length - 4 - rest.count)
    }

    private func counted(_ file: [UInt8]) -> Double? {
        MP3Length.counted(size: Int64(file.count)) { Array(file.dropFirst(Int($0)).prefix($1)) }
    }

    private func song(_ count: Int, of rates: [UInt8] = [9, 5]) -> [UInt8] {
        (0..<count).flatMap { frame(rates[$0 % rates.count]) }
    }

    @Test func theFramesOfAVaryingRateAreCounted() throws {
        let seconds = try #require(counted(song(2000)))
        #expect(abs(seconds - 2000 * 0.024) < 0.000_1)
        let tag: [UInt8] = Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 2] + [UInt8](repeating: 0xFF, count: 130)
        let ended = tag + song(2000) + Array("TAG".utf8) + [UInt8](repeating: 0, count: 125)
        #expect(counted(ended) == seconds)
    }

    @Test func aFileThatSaysItsLengthAndOneOfAConstantRateAreLeftAlone() {
        #expect(counted(song(100, of: [9])) == nil)
        for name in ["Xing", "Info", "VBRI"] { #expect(counted(frame(9, name) + song(100)) == nil) }
    }

    @Test func anyBytesAreNoTrap() {
        for count in [0, 1, 3, 4, 5, 9, 10, 11, 400] { _ = counted(Array(song(30).prefix(count))) }
        for bytes in damaged(song(30)) { _ = counted(bytes) }
        #expect(counted([UInt8](repeating: 0xFF, count: 600_000)) == nil)
        #expect(counted(Array("ID3".utf8) + [4, 0, 0, 0x7F, 0x7F, 0x7F, 0x7F]) == nil)
    }
}
