import NIOCore
import Testing

@testable import MulticastDNS

@Suite struct PacketTests {
    private func pointers(_ count: Int) throws -> [DNSRecord] {
        let type = try name("_googlecast._tcp.local")
        return try (0..<count).map { DNSRecord(type, .ptr(try type.prepending("Device number \($0)")), ttl: 120) }
    }

    @Test func knownAnswersBeyondOnePacketFollowWithTC() throws {
        let question = DNSQuestion(try name("_googlecast._tcp.local"), .ptr)
        let known = try pointers(100)
        let packets = try DNSMessage(questions: [question], knownAnswers: known).packets().map(
            DNSMessage.init(decoding:))
        #expect(packets.count == 3)
        #expect(packets.map(\.isTruncated) == [true, true, false])
        #expect(packets.map(\.questions) == [[question], [], []])
        #expect(packets.flatMap(\.answers) == known)
    }

    @Test func answersBeyondOnePacketMakeFurtherResponses() throws {
        let packets = DNSMessage(answers: try pointers(100)).packets()
        let messages = try packets.map(DNSMessage.init(decoding:))
        #expect(packets.allSatisfy { $0.readableBytes <= DNSMessage.packetSize })
        #expect(messages.allSatisfy { $0.isResponse && !$0.isTruncated })
        #expect(messages.flatMap(\.answers) == (try pointers(100)))
    }

    @Test func additionalsThatDoNotFitAreLeftOut() throws {
        let answer = try pointers(1)
        let packets = try DNSMessage(answers: answer, additionals: pointers(100)).packets().map(
            DNSMessage.init(decoding:))
        #expect(packets.count == 1)
        #expect(packets[0].answers == answer)
        #expect((1..<100).contains(packets[0].additionals.count))
    }

    @Test func aSinglePacketIsCutAndSaysSo() throws {
        let message = try DNSMessage(decoding: DNSMessage(answers: pointers(100)).singlePacket())
        #expect(message.isTruncated)
        #expect((1..<100).contains(message.answers.count))
    }
}
