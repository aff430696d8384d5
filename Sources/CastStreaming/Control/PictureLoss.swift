import struct NIOCore.ByteBuffer

/// The receiver's message that it can't go on without a key frame.
///
///   0  SSRC of the receiver
///   4  SSRC of the sender
package struct PictureLoss: Hashable, Sendable {
    package var receiverSSRC: UInt32
    package var senderSSRC: UInt32

    package init(receiverSSRC: UInt32, senderSSRC: UInt32) {
        self.receiverSSRC = receiverSSRC
        self.senderSSRC = senderSSRC
    }

    init(from body: inout ByteBuffer) throws(PacketError) {
        guard let (receiver, sender) = body.readMultipleIntegers(as: (UInt32, UInt32).self) else { throw .truncated }
        self.init(receiverSSRC: receiver, senderSSRC: sender)
    }

    func write(to datagram: inout ByteBuffer) {
        RTCPHeader(type: RTCPHeader.payloadSpecific, count: RTCPHeader.pictureLoss).write(to: &datagram) { body in
            body.writeMultipleIntegers(receiverSSRC, senderSSRC)
        }
    }
}
