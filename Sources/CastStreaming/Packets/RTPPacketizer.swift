package import struct NIOCore.ByteBuffer

/// Cuts the frames of one stream into datagrams.
///
/// All packets of a frame are slices of one piece of memory, so that a frame costs one allocation and a packet none.
/// All packets but the last have the same length, so that a driver can hand a run of them to the kernel at once.
///
/// Sequence numbers follow the order of frames, not of sending; the receiver sees a packet that overtakes others as
/// reordered. A packet that is sent again gets its own number, so that the receiver's loss figures count only losses of
/// the network.
package struct RTPPacketizer: Sendable {
    private let payloadType: UInt8
    private let ssrc: UInt32
    private let maximumDatagram: Int
    private var nextSequenceNumber: UInt16
    private var pool = DatagramPool(count: 32)

    /// - Parameters:
    ///   - nextSequenceNumber: The first number to use. By RTP's rule it is random.
    ///   - maximumDatagram: Bytes, at least 256 and at most 65,507.
    package init(
        payloadType: UInt8, ssrc: UInt32, nextSequenceNumber: UInt16,
        maximumDatagram: Int = StreamingLimits.maximumDatagram
    ) {
        precondition(payloadType < 128, "a payload type has 7 bits")
        precondition((StreamingLimits.minimumDatagram...65_507).contains(maximumDatagram), "no datagram's length")
        self.payloadType = payloadType
        self.ssrc = ssrc
        self.nextSequenceNumber = nextSequenceNumber
        self.maximumDatagram = maximumDatagram
    }

    /// The number of packets that a frame needs; nil if the frame is too large.
    package func packetCount(payloadBytes: Int, hasNewPlayoutDelay: Bool = false) -> Int? {
        let chunk = maximumDatagram - RTPHeader.bytes
        let total = payloadBytes + (hasNewPlayoutDelay ? RTPHeader.adaptiveLatencyBytes : 0)
        // A frame without bytes is one packet without payload: some encoders use it for silence.
        let count = max((total + chunk - 1) / chunk, 1)
        return count <= StreamingLimits.maximumPacketsPerFrame ? count : nil
    }

    /// Cuts a frame whose payload is already encrypted. Returns nil if it is too large.
    package mutating func packetize(_ frame: EncodedFrame) -> PacketizedFrame? {
        frame.payload.withUnsafeReadableBytes { packetize(frame, payload: $0) }
    }

    /// Encrypts a frame and cuts it, without a copy in between. Returns nil if it is too large.
    package mutating func packetize(_ frame: EncodedFrame, sealedBy cipher: FrameCipher) -> PacketizedFrame? {
        let sealed = cipher.sealedBytes(of: frame.payload, frame: frame.id)
        return sealed.withUnsafeBytes { packetize(frame, payload: $0) }
    }

    /// Copies one packet of the frame with a new sequence number, to be sent again.
    package mutating func again(_ packet: PacketID, of frame: PacketizedFrame) -> ByteBuffer {
        let number = takeSequenceNumber()
        return pool.take { datagram in
            var original = frame[packet]
            datagram.writeBuffer(&original)
            datagram.setInteger(number, at: RTPHeader.sequenceOffset)
        }
    }

    private mutating func packetize(_ frame: EncodedFrame, payload: UnsafeRawBufferPointer) -> PacketizedFrame? {
        let delay = frame.newPlayoutDelay.map(Self.wireDelay)
        guard let count = packetCount(payloadBytes: payload.count, hasNewPlayoutDelay: delay != nil) else { return nil }
        let extensionBytes = delay == nil ? 0 : RTPHeader.adaptiveLatencyBytes
        var slab = ByteBuffer()
        slab.reserveCapacity(count * RTPHeader.bytes + extensionBytes + payload.count)
        var rest = payload[...]
        for packet in 0..<count {
            let delay = packet == 0 ? delay : nil
            writeHeader(of: frame, packet: packet, count: count, newDelay: delay, into: &slab)
            let room = maximumDatagram - RTPHeader.bytes - (delay == nil ? 0 : extensionBytes)
            slab.writeBytes(UnsafeRawBufferPointer(rebasing: rest.prefix(room)))
            rest = rest.dropFirst(room)
        }
        return PacketizedFrame(
            id: frame.id, packetCount: count, payloadBytes: payload.count, slab: slab, stride: maximumDatagram)
    }

    private mutating func writeHeader(
        of frame: EncodedFrame, packet: Int, count: Int, newDelay: UInt16?, into slab: inout ByteBuffer
    ) {
        let last = UInt16(count - 1)
        let marker: UInt8 = packet == count - 1 ? RTPHeader.marker : 0
        let key: UInt8 = frame.dependency == .key ? RTPHeader.keyFrame : 0
        let extensions: UInt8 = newDelay == nil ? 0 : 1
        slab.writeMultipleIntegers(
            RTPHeader.firstByte, marker | payloadType, takeSequenceNumber(), frame.timestamp.truncated32, ssrc)
        slab.writeMultipleIntegers(
            key | RTPHeader.hasReference | extensions, frame.id.truncated8, UInt16(packet), last,
            frame.referencedID.truncated8)
        if let newDelay { slab.writeMultipleIntegers(RTPHeader.adaptiveLatency, newDelay) }
    }

    private mutating func takeSequenceNumber() -> UInt16 {
        defer { nextSequenceNumber &+= 1 }
        return nextSequenceNumber
    }

    private static func wireDelay(_ delay: Duration) -> UInt16 {
        UInt16(clamping: delay.wholeMilliseconds)
    }
}

/// The packets of one frame, which can be sent any number of times.
package struct PacketizedFrame: Sendable {
    package let id: FrameID
    package let packetCount: Int
    /// The bytes of the frame itself.
    package let payloadBytes: Int
    private let slab: ByteBuffer
    private let stride: Int

    fileprivate init(id: FrameID, packetCount: Int, payloadBytes: Int, slab: ByteBuffer, stride: Int) {
        self.id = id
        self.packetCount = packetCount
        self.payloadBytes = payloadBytes
        self.slab = slab
        self.stride = stride
    }

    package var lastPacketID: PacketID { PacketID(packetCount - 1) }
    /// The bytes of all its datagrams, without UDP and IP headers.
    package var wireBytes: Int { slab.readableBytes }

    /// One datagram, which shares the frame's memory.
    package subscript(_ packet: PacketID) -> ByteBuffer {
        let start = Int(packet) * stride
        guard let slice = slab.getSlice(at: start, length: bytes(of: packet)) else {
            preconditionFailure("the frame has \(packetCount) packets")
        }
        return slice
    }

    package func bytes(of packet: PacketID) -> Int {
        precondition(packet < packetCount, "the frame has \(packetCount) packets")
        return packet < packetCount - 1 ? stride : slab.readableBytes - (packetCount - 1) * stride
    }
}
