import CastWire

import struct NIOCore.ByteBuffer

/// Where fuzzers enter: one function per decoder that reads what a peer sent.
///
/// Each takes any bytes and returns; what it finds wrong, beside the traps of the decoder itself, stops the program:
/// bytes that decode differently in pieces, and values that do not survive being written and read again.
public enum FuzzEntryPoints {
    /// A stream of frames, fed whole and in pieces.
    public static func frame(_ bytes: [UInt8]) {
        let whole = decode(bytes, pieceLength: max(bytes.count, 1))
        let pieces = decode(bytes, pieceLength: Int(bytes.last ?? 0) % 7 + 1)
        invariant(whole == pieces, "a frame decodes differently in pieces")
        for message in whole.messages {
            // A body that fits was read from at most as many bytes; unknown fields are dropped, nothing is added but
            // the version that the protocol asks for.
            let body = message.protobuf()
            invariant((try? CastMessage(protobuf: body)) == message, "a message does not survive its frame")
        }
    }

    private struct Decoded: Equatable {
        var messages: [CastMessage] = []
        var failure: WireError.Code?
    }

    private static func decode(_ bytes: [UInt8], pieceLength: Int) -> Decoded {
        var decoder = FrameDecoder()
        var decoded = Decoded()
        do {
            for start in stride(from: 0, to: bytes.count, by: pieceLength) {
                decoder.append(ByteBuffer(bytes: bytes[start..<min(start + pieceLength, bytes.count)]))
                while let message = try decoder.next() { decoded.messages.append(message) }
            }
        } catch {
            decoded.failure = error.code
        }
        return decoded
    }

    /// The text of a CastMessage, read as what each namespace could say.
    public static func json(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        check(ConnectionMessage.self, text)
        check(HeartbeatMessage.self, text)
        check(ReceiverRequest.self, text)
        check(ReceiverReply.self, text)
        check(MediaRequest.self, text)
        check(MediaReply.self, text)
        check(MultizoneMessage.self, text)
        check(DiscoveryMessage.self, text)
    }

    private static func check<Body: MessageBody>(_ type: Body.Type, _ text: String) {
        guard let envelope = try? Envelope<Body>(text: text) else { return }
        guard let written = try? envelope.text() else { fatalError("\(type) can't be written again") }
        invariant((try? Envelope<Body>(text: written)) == envelope, "\(type) does not survive the wire")
    }
}
