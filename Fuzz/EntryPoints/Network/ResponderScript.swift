import MulticastDNS

import struct NIOCore.ByteBuffer

/// Plays a network to the mDNS responder with two services. What it answers is bounded by what it was asked and by the
/// time, and a name that others have is left to them without end of renaming.
struct ResponderScript {
    private static let link = InterfaceIndex(1)
    private static let latest = Duration.seconds(3_600)

    private var responder = MulticastDNSResponder(seed: 3)
    private let start = ContinuousClock.now
    private var now: ContinuousClock.Instant
    private var ids: [MulticastDNSResponder.ServiceID] = []
    private var fed = 0
    private var sent = 0
    private var registrations = 0
    private var ownChanges = 0
    private var wakeups = 0
    private(set) var steps = 0

    init() {
        now = start
        responder.setInterface(
            Self.link, addresses: [.v4(IPv4Address(192, 0, 2, 1)), .v6(IPv6Address(high: 0xFD00 << 48, low: 1))],
            at: now)
        for number in 1...2 { register(number) }
    }

    mutating func step(_ input: inout FuzzInput) {
        steps += 1
        switch input.number(below: 8) {
        case 0: hear(input.buffer(), &input)
        case 1, 2, 3: hear(NameTable.message(&input).singlePacket(limit: DNSMessage.maximumSize), &input)
        case 4: change(&input)
        default: pass(input.duration() * 4)
        }
        poll()
    }

    /// What we ourselves change is remembered for three seconds, lest it be taken for another host's when it comes
    /// back.
    func checkWeight() {
        Weight.check(responder, fed: fed, factor: 128, base: 32_768 + 2_048 * ownChanges, "the responder")
    }

    private mutating func register(_ number: Int) {
        let text = try? TextRecord(["fn": "Fuzz", "id": "\(number)"])
        let record = try? ServiceRecord(
            instance: "\(NameTable.service)\(number)", type: "_googlecast._tcp", subtypes: ["_CC1AD845"], port: 8_009,
            text: text ?? TextRecord(), hostLabel: "host\(number)")
        guard let record, let id = try? responder.register(record, at: now) else {
            return invariant(false, "a service of ours is no service")
        }
        ids.append(id)
    }

    private mutating func hear(_ datagram: ByteBuffer, _ input: inout FuzzInput) {
        fed += datagram.readableBytes
        let flags = input.byte()
        guard let message = try? DNSMessage(decoding: datagram) else { return }
        let source = Endpoint(.v4(IPv4Address(192, 0, 2, flags)), port: flags & 1 == 0 ? multicastDNSPort : 40_000)
        responder.handle(
            message, from: source, interface: Self.link, delivery: flags & 2 == 0 ? .multicast : .unicast, at: now)
    }

    private mutating func change(_ input: inout FuzzInput) {
        ownChanges += 1
        switch input.number(below: 3) {
        case 0:
            let addresses = (0...input.number(below: 4)).map { IPAddress.v4(IPv4Address(192, 0, 2, UInt8($0 + 1))) }
            responder.setInterface(Self.link, addresses: addresses, at: now)
        case 1:
            guard let id = ids.first, let text = try? TextRecord(["rs": "\(input.byte())"]) else { return }
            do { try responder.update(id, text: text, at: now) } catch { invariant(false, "\(error)") }
        default:
            guard ids.count > 1 else { return register(3) }
            responder.unregister(ids.removeLast(), at: now)
        }
    }

    private mutating func pass(_ duration: Duration) {
        let end = min(now + duration, start + Self.latest)
        var soon = 0
        while wakeups < 1_000, let next = responder.nextDeadline, next <= end {
            soon = next > now ? 0 : soon + 1
            invariant(soon < 16, "the responder is due again at once")
            wakeups += 1
            now = max(now, next)
            responder.advance(to: now)
            poll()
        }
        now = max(now, end)
    }

    private mutating func poll() {
        while let output = responder.pollOutput() {
            switch output {
            case .send(let datagram):
                sent += datagram.payload.readableBytes
                invariant(datagram.payload.readableBytes <= DNSMessage.maximumSize, "an answer fits into no datagram")
            case .registered(_, let name):
                registrations += 1
                invariant(name.utf8.count <= 63, "a name of \(name.utf8.count) bytes")
            }
        }
        let changes = steps * 2_048
        let allowed = 16_384 + 64 * fed + changes + 8_192 * Int((now - start) / .seconds(1))
        invariant(sent <= allowed, "\(sent) bytes are answered to \(fed)")
    }
}
