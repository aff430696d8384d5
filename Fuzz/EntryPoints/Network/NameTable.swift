import MulticastDNS

import struct NIOCore.ByteBuffer

/// DNS messages of a few bytes each, so that a fuzzer finds names that belong together: services, hosts and what else
/// is said of them are chosen from a table, and there are as many of each as a byte can tell apart.
struct NameTable {
    static let type = name("_googlecast._tcp.local")
    static let service = "fuzz"

    static func name(_ text: String) -> DomainName {
        guard let name = try? DomainName(dotted: text) else { fatalError("\(text) is a name") }
        return name
    }

    /// What it takes of the input: records, some bytes each.
    static func message(_ input: inout FuzzInput) -> DNSMessage {
        let flags = input.byte()
        let records = (0..<input.number(below: 64)).map { _ in record(&input) }
        guard flags & 1 == 1 else {
            return DNSMessage(answers: records, additionals: flags & 2 == 0 ? [] : [record(&input)])
        }
        let questions = (0..<input.number(below: 16)).map { _ in
            DNSQuestion(name(&input), type(input.byte()), wantsUnicast: input.flag())
        }
        let authorities = flags & 2 == 0 ? [] : (0..<input.number(below: 8)).map { _ in record(&input) }
        return DNSMessage(questions: questions, knownAnswers: records, authorities: authorities)
    }

    private static func record(_ input: inout FuzzInput) -> DNSRecord {
        let lives: [UInt32] = [0, 1, 10, 120, 4_500, .max]
        let owner = name(&input)
        let kind = input.byte()
        let data: RecordData =
            switch kind % 8 {
            case 0, 1: .ptr(name(&input))
            case 2: .srv(ServiceLocation(port: input.word(), target: name(&input)))
            case 3: .txt(TextRecord(strings: [Array("fn=F".utf8), Array("id=\(input.byte())".utf8)]))
            case 4: .a(IPv4Address(rawValue: input.long()))
            case 5: .aaaa(IPv6Address(high: UInt64(input.long()) << 32, low: UInt64(input.long())))
            case 6: .nsec(next: owner, types: [type(input.byte())])
            default: .other(type(input.byte()), [input.byte()])
            }
        let life = lives[input.number(below: lives.count)]
        return DNSRecord(kind & 8 == 0 ? owner : Self.type, data, ttl: life, cacheFlush: kind & 16 != 0)
    }

    private static func name(_ input: inout FuzzInput) -> DomainName {
        let byte = input.byte()
        let number = input.byte()
        switch byte % 6 {
        case 0: return type
        case 1, 2: return (try? type.prepending("\(service)\(number)")) ?? type
        case 3, 4: return name("host\(number).local")
        default: return name("_services._dns-sd._udp.local")
        }
    }

    private static func type(_ byte: UInt8) -> RecordType {
        let types: [RecordType] = [.ptr, .srv, .txt, .a, .aaaa, .nsec, RecordType(rawValue: 255)]
        return types[Int(byte) % types.count]
    }
}
