import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

/// The counter-mode example of NIST SP 800-38A, F.5.1.
@Suite("Sealing frames")
struct FrameCipherTests {
    private static let key: [UInt8] = [
        0x2B, 0x7E, 0x15, 0x16, 0x28, 0xAE, 0xD2, 0xA6, 0xAB, 0xF7, 0x15, 0x88, 0x09, 0xCF, 0x4F, 0x3C,
    ]
    private static let counter: [UInt8] = Array(0xF0...0xFF)
    private static let plain: [UInt8] = [
        0x6B, 0xC1, 0xBE, 0xE2, 0x2E, 0x40, 0x9F, 0x96, 0xE9, 0x3D, 0x7E, 0x11, 0x73, 0x93, 0x17, 0x2A,
        0xAE, 0x2D, 0x8A, 0x57, 0x1E, 0x03, 0xAC, 0x9C, 0x9E, 0xB7, 0x6F, 0xAC, 0x45, 0xAF, 0x8E, 0x51,
        0x30, 0xC8, 0x1C, 0x46, 0xA3, 0x5C, 0xE4, 0x11, 0xE5, 0xFB, 0xC1, 0x19, 0x1A, 0x0A, 0x52, 0xEF,
        0xF6, 0x9F, 0x24, 0x45, 0xDF, 0x4F, 0x9B, 0x17, 0xAD, 0x2B, 0x41, 0x7B, 0xE6, 0x6C, 0x37, 0x10,
    ]
    private static let sealed: [UInt8] = [
        0x87, 0x4D, 0x61, 0x91, 0xB6, 0x20, 0xE3, 0x26, 0x1B, 0xEF, 0x68, 0x64, 0x99, 0x0D, 0xB6, 0xCE,
        0x98, 0x06, 0xF6, 0x6B, 0x79, 0x70, 0xFD, 0xFF, 0x86, 0x17, 0x18, 0x7B, 0xB9, 0xFF, 0xFD, 0xFF,
        0x5A, 0xE4, 0xDF, 0x3E, 0xDB, 0xD5, 0xD3, 0x5E, 0x5B, 0x4F, 0x09, 0x02, 0x0D, 0xB0, 0x3E, 0xAB,
        0x1E, 0x03, 0x1D, 0xDA, 0x2F, 0xBE, 0x03, 0xD1, 0x79, 0x21, 0x70, 0xA0, 0xF3, 0x00, 0x9C, 0xEE,
    ]

    /// For frame 0 the counter starts at the mask itself.
    @Test func theStandardsExampleBothWays() {
        let cipher = FrameCipher(key: Self.key, ivMask: Self.counter)
        #expect(cipher.seal(ByteBuffer(bytes: Self.plain), frame: .first) == ByteBuffer(bytes: Self.sealed))
        #expect(cipher.open(ByteBuffer(bytes: Self.sealed), frame: .first) == ByteBuffer(bytes: Self.plain))
    }

    /// The number lies over bytes 8 to 11, most significant first, so that a mask that holds it too takes it away.
    @Test func theFramesNumberIsUnderTheMask() {
        var mask = Self.counter
        mask[8] ^= 0x01
        mask[9] ^= 0x02
        mask[10] ^= 0x03
        mask[11] ^= 0x04
        let cipher = FrameCipher(key: Self.key, ivMask: mask)
        for frame in [0x0102_0304, 0x7_0102_0304] as [Int64] {
            #expect(cipher.seal(ByteBuffer(bytes: Self.plain), frame: FrameID(frame)) == ByteBuffer(bytes: Self.sealed))
        }
        #expect(cipher.counterStart(frame: FrameID(0)) == mask)
    }

    @Test func everyLengthComesBackAndEachFrameLooksDifferent() {
        let cipher = FrameCipher(key: Self.key, ivMask: Self.counter)
        for length in [0, 1, 15, 16, 17, 1_449, 20_000] {
            let payload = ByteBuffer(bytes: Array(repeating: 0x55, count: length))
            let one = cipher.seal(payload, frame: FrameID(255))
            #expect(one.readableBytes == length)
            #expect(cipher.open(one, frame: FrameID(255)) == payload)
            if length > 4 { #expect(one != cipher.seal(payload, frame: FrameID(256))) }
        }
    }

    /// Frames are opened in pieces, and the counter goes on from one to the next through all of its bytes.
    @Test func longFramesComeBackWhateverTheCounterRunsOver() {
        let end: [UInt8] = Array(repeating: 0xFF, count: 16)
        for mask in [Self.counter, end, Array(end[..<15]) + [0], Array(repeating: 0, count: 16)] {
            let cipher = FrameCipher(key: Self.key, ivMask: mask)
            for length in [65_535, 65_536, 65_537, 131_072, 200_003, 1_100_000] {
                let payload = ByteBuffer(bytes: (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) })
                #expect(cipher.open(cipher.seal(payload, frame: FrameID(7)), frame: FrameID(7)) == payload)
            }
        }
    }

    @Test func aPartOfALargerBufferIsSealedAlone() {
        let cipher = FrameCipher(key: Self.key, ivMask: Self.counter)
        var buffer = ByteBuffer(bytes: [1, 2, 3] + Self.plain)
        buffer.moveReaderIndex(forwardBy: 3)
        #expect(cipher.seal(buffer, frame: .first) == ByteBuffer(bytes: Self.sealed))
    }
}
