import NIOCore
import SenderScripts
import Testing

@testable import MulticastDNS

@Suite struct DNSMessageTests {
    @Test func aQueryIsRead() throws {
        let message = try DNSMessage(decoding: ByteBuffer(MessageVectors.query))
        #expect(!message.isResponse)
        #expect(message.questions == [DNSQuestion(try name("_googlecast._tcp.local"), .ptr, wantsUnicast: true)])
        #expect(message.answers.isEmpty)
    }

    @Test func anAnswerIsReadThroughItsCompression() throws {
        let message = try DNSMessage(decoding: ByteBuffer(MessageVectors.answer))
        let type = try name("_googlecast._tcp.local")
        let instance = try type.prepending("TV")
        let host = try name("tv.local")
        #expect(message.isResponse && message.isAuthoritative)
        #expect(message.answers == [DNSRecord(type, .ptr(instance), ttl: 120)])
        #expect(
            message.additionals == [
                DNSRecord(instance, .srv(ServiceLocation(port: 8009, target: host)), ttl: 120, cacheFlush: true),
                DNSRecord(
                    instance, .txt(TextRecord(strings: [Array("ca=05".utf8), Array("fn=".utf8)])), ttl: 4500,
                    cacheFlush: true),
                DNSRecord(host, .a(IPv4Address(10, 0, 0, 7)), ttl: 120, cacheFlush: true),
                DNSRecord(host, .aaaa(IPv6Address(high: 0xFE80 << 48, low: 7)), ttl: 120, cacheFlush: true),
                DNSRecord(host, .nsec(next: host, types: [.a, .aaaa]), ttl: 120, cacheFlush: true),
                DNSRecord(host, .other(RecordType(rawValue: 65281), [1, 2, 3]), ttl: 120),
            ])
    }

    @Test func whatIsWrittenIsReadBack() throws {
        for vector in MessageVectors.all {
            let message = try DNSMessage(decoding: ByteBuffer(vector))
            let packets = message.packets()
            #expect(packets.count == 1)
            #expect(try DNSMessage(decoding: packets[0]) == message)
        }
    }

    @Test func writingCompressesNames() throws {
        let message = try DNSMessage(decoding: ByteBuffer(MessageVectors.answer))
        // The vector compresses the SRV target too, which ours writes in full: "local" once more instead of a pointer.
        #expect(message.packets()[0].readableBytes == MessageVectors.answer.count + 5)
        #expect(
            try DNSMessage(decoding: ByteBuffer(MessageVectors.query)).packets() == [ByteBuffer(MessageVectors.query)])
    }

    @Test func everyTruncationIsAnError() {
        for vector in MessageVectors.all {
            for length in 0..<vector.count {
                #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(Array(vector.prefix(length)))) }
            }
        }
    }

    @Test func flippedBytesNeverTrap() throws {
        var generator = SeededGenerator(seed: 7)
        var readable = 0
        for vector in MessageVectors.all {
            for _ in 0..<4000 {
                var bytes = vector
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
                guard let message = try? DNSMessage(decoding: ByteBuffer(bytes)) else { continue }
                readable += 1
                for packet in message.packets() { _ = try DNSMessage(decoding: packet) }
            }
        }
        #expect(readable > 100)
    }

    @Test func randomBytesNeverTrap() {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<4000 {
            var bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            for index in [4, 6, 8, 10] where bytes.count > index { bytes[index] = 0 }
            _ = try? DNSMessage(decoding: ByteBuffer(bytes))
        }
    }

    @Test(arguments: [
        ("at itself", [0xC0, 0x0C] as [UInt8]),
        ("forwards", [0xC0, 0x10, 0, 0, 1, 65, 0]),
        ("in a circle", [1, 65, 0xC0, 0x0C]),
        ("into the last label of a circle", [1, 65, 1, 66, 0xC0, 0x0E]),
        ("with a reserved form", [0x80, 0x01, 0]),
    ])
    func aNameThatDoesNotEndIsRefused(how: String, bytes: [UInt8]) throws {
        let message = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + bytes + [0, 12, 0, 1]
        let error = #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(message)) }
        #expect(error?.code == .badName)
    }

    @Test func aChainOfPointersIsBounded() {
        // 400 pointers in a raw record, each at the one before it: legal one by one, refused in sum.
        var bytes: [UInt8] = [0, 0, 0x84, 0, 0, 0, 0, 2, 0, 0, 0, 0] + [0, 0, 255, 0, 1, 0, 0, 0, 0, 0x03, 0x21]
        bytes.append(0)
        let first = bytes.count
        for index in 0..<400 {
            let target = index == 0 ? first - 1 : first + 2 * (index - 1)
            bytes += [0xC0 | UInt8(target >> 8), UInt8(target & 0xFF)]
        }
        let last = first + 2 * 399
        bytes += [0xC0 | UInt8(last >> 8), UInt8(last & 0xFF), 0, 255, 0, 1, 0, 0, 0, 0, 0, 0]
        let error = #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(bytes)) }
        #expect(error?.code == .badName)
    }

    @Test func aNameOfMoreThan255BytesIsRefused() {
        let label: [UInt8] = [63] + [UInt8](repeating: 65, count: 63)
        let message = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + label + label + label + label + [0, 0, 12, 0, 1]
        let error = #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(message)) }
        #expect(error?.code == .badName)
    }

    @Test func countsThatTheBytesCannotHoldAreRefused() {
        let message: [UInt8] =
            [0, 0, 0x84, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 500)
        let error = #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(message)) }
        #expect(error?.code == .truncated)
    }

    @Test func sixtyFourKilobytesOfAnswersAreRefused() {
        let record: [UInt8] = [0, 0, 1, 0, 1, 0, 0, 0, 120, 0, 4, 10, 0, 0, 1]
        let count = 65536 / record.count
        var message: [UInt8] = [0, 0, 0x84, 0, 0, 0, UInt8(count >> 8), UInt8(count & 0xFF), 0, 0, 0, 0]
        for _ in 0..<count { message += record }
        let error = #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(message)) }
        #expect(error?.code == .tooLarge)
    }

    @Test(arguments: [
        ("A of 5 bytes", 1, [10, 0, 0, 1, 1] as [UInt8]),
        ("AAAA of 4 bytes", 28, [10, 0, 0, 1]),
        ("PTR with bytes behind its name", 12, [0, 0]),
        ("SRV without target", 33, [0, 0, 0, 0, 0, 1]),
        ("TXT ending inside a string", 16, [5, 65]),
        ("NSEC ending inside its map", 47, [0, 0, 5, 1]),
    ])
    func dataOfAWrongFormIsRefused(what: String, type: UInt8, data: [UInt8]) {
        let message: [UInt8] =
            [0, 0, 0x84, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, type, 0, 1, 0, 0, 0, 9, 0, UInt8(data.count)] + data
        #expect(throws: DNSError.self) { try DNSMessage(decoding: ByteBuffer(message)) }
    }
}
