import CryptoExtras
import PlatformFoundation

package import struct NIOCore.ByteBuffer

/// Encrypts and decrypts whole frames with AES-128 in counter mode (Open Screen, cast/streaming/impl/frame_crypto.cc).
///
/// Each stream has one key, and the start of the counter depends on the frame's number. Encryption hides a frame but
/// does not prove who sent it: a wrong key gives noise, never an error.
package struct FrameCipher: Sendable {
    private static let blockLength = 16
    /// In bytes; a whole number of blocks.
    private static let pieceLength = 64 << 10

    private let key: SymmetricKey
    private let ivMask: [UInt8]

    /// Both have 16 bytes.
    package init(key: [UInt8], ivMask: [UInt8]) {
        precondition(key.count == 16 && ivMask.count == 16, "the key and the mask of AES-128-CTR have 16 bytes each")
        self.key = SymmetricKey(data: key)
        self.ivMask = ivMask
    }

    package init(_ stream: StreamParameters) {
        self.init(key: stream.key, ivMask: stream.ivMask)
    }

    package func seal(_ payload: ByteBuffer, frame: FrameID) -> ByteBuffer {
        ByteBuffer(bytes: sealedBytes(of: payload, frame: frame))
    }

    /// Decrypts a frame, which in counter mode is the same operation as encryption.
    ///
    /// It works piece by piece, so that a large frame is not in memory one more time.
    package func open(_ payload: ByteBuffer, frame: FrameID) -> ByteBuffer {
        var opened = ByteBuffer()
        opened.reserveCapacity(payload.readableBytes)
        payload.withUnsafeReadableBytes { sealed in
            var counter = counterStart(frame: frame)
            for start in stride(from: 0, to: sealed.count, by: Self.pieceLength) {
                let end = min(start + Self.pieceLength, sealed.count)
                opened.writeBytes(crypt(UnsafeRawBufferPointer(rebasing: sealed[start..<end]), from: counter))
                Self.advance(&counter, by: UInt32(Self.pieceLength / Self.blockLength))
            }
        }
        return opened
    }

    func sealedBytes(of payload: ByteBuffer, frame: FrameID) -> Data {
        payload.withUnsafeReadableBytes { crypt($0, from: counterStart(frame: frame)) }
    }

    private func crypt(_ bytes: UnsafeRawBufferPointer, from counter: [UInt8]) -> Data {
        do {
            return try AES._CTR.encrypt(bytes, using: key, nonce: try AES._CTR.Nonce(nonceBytes: counter))
        } catch {
            preconditionFailure("key and counter have their lengths: \(error)")
        }
    }

    /// Adds to the counter, which is one number of 16 bytes, most significant first.
    private static func advance(_ counter: inout [UInt8], by blocks: UInt32) {
        var carry = blocks
        for index in counter.indices.reversed() where carry > 0 {
            carry += UInt32(counter[index])
            counter[index] = UInt8(truncatingIfNeeded: carry)
            carry >>= 8
        }
    }

    /// The IV mask, XORed with the low 32 bits of the frame's number at offset 8. The last four bytes count blocks from
    /// there on.
    func counterStart(frame: FrameID) -> [UInt8] {
        var start = ivMask
        withUnsafeBytes(of: frame.truncated32.bigEndian) { number in
            for (offset, byte) in number.enumerated() { start[8 + offset] ^= byte }
        }
        return start
    }
}
