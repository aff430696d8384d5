import Testing

@testable import CastStreaming
@testable import CastTransport
@testable import MulticastDNS

/// Whom a media socket listens to.
struct PeerFilterTests {
    private let device = IPAddress.v4(IPv4Address(127, 0, 0, 9))
    private let stranger = IPAddress.v4(IPv4Address(127, 0, 0, 10))

    private func stream() -> StreamParameters {
        StreamParameters(
            index: 0, codec: .vp8, payloadType: 100, senderSSRC: 50_001, receiverSSRC: 50_002, timeBase: 90_000,
            channels: 1, targetDelay: .milliseconds(400), key: [UInt8](repeating: 1, count: 16),
            ivMask: [UInt8](repeating: 2, count: 16), maximumBitrate: 1_000_000)
    }

    @Test func aSenderHearsOneAddressAndOnePort() {
        var filter = PeerFilter(peer: Endpoint(device, port: 2_344))
        #expect(filter.check(Endpoint(device, port: 2_344), .unknown) == .accepted)
        #expect(filter.check(Endpoint(device, port: 2_345), .unknown) == .refused)
        #expect(filter.check(Endpoint(stranger, port: 2_344), .unknown) == .refused)
        #expect(filter.refused == 2)
    }

    @Test func aReceiverTakesThePortOfTheFirstPacketThatBelongs() {
        var filter = PeerFilter(address: device, streams: [stream()])
        #expect(filter.peer == nil)
        let wrong: [StreamingDatagram] = [
            .unknown, .rtp(ssrc: 50_001, payloadType: 101), .rtp(ssrc: 50_002, payloadType: 100), .rtcp(ssrc: 50_002),
        ]
        for kind in wrong { #expect(filter.check(Endpoint(device, port: 4_000), kind) == .refused) }
        let right = StreamingDatagram.rtp(ssrc: 50_001, payloadType: 100)
        #expect(filter.check(Endpoint(stranger, port: 4_000), right) == .refused)
        #expect(filter.check(Endpoint(device, port: 4_001), right) == .acceptedFirst(port: 4_001))
        #expect(filter.peer == Endpoint(device, port: 4_001))
        // From now on the port alone counts, and the same streams from elsewhere do not.
        #expect(filter.check(Endpoint(device, port: 4_001), .unknown) == .accepted)
        #expect(filter.check(Endpoint(device, port: 4_000), right) == .refused)
        #expect(filter.refused == 6)
    }

    @Test func theSenderReportBeforeTheFirstPacketBelongsToo() {
        var filter = PeerFilter(address: device, streams: [stream()])
        #expect(filter.check(Endpoint(device, port: 1), .rtcp(ssrc: 50_001)) == .acceptedFirst(port: 1))
    }
}
