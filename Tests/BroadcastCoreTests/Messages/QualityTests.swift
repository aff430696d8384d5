import Testing

@testable import BroadcastCore

@Suite("What each quality begins with")
struct QualityTests {
    private func request(_ quality: BroadcastRequest.Quality?) -> BroadcastRequest {
        let device = BroadcastRequest.Destination(id: "1", name: "TV", addresses: ["192.0.2.1"], port: 8009)
        var request = BroadcastRequest(device: device, source: .screen(nil))
        request.quality = quality
        return request
    }

    @Test(
        "Rate, size, bits and delay are the quality's, and motion's where none is named",
        arguments: [
            (nil, 30.0, 1_280, 5_000_000, 400, nil), (.motion, 30, 1_280, 5_000_000, 400, nil),
            (.text, 15, 1_920, 8_000_000, 400, 1_000), (.game, 60, 1_280, 8_000_000, 100, nil),
        ] as [(BroadcastRequest.Quality?, Double, Int, Int, Int, Int?)])
    func usual(quality: BroadcastRequest.Quality?, rate: Double, width: Int, bits: Int, delay: Int, longest: Int?) {
        let request = request(quality)
        #expect(request.framesPerSecond == rate && request.largestSize.width == width)
        #expect(request.maximumBitRate == bits && request.beginningDelay == delay && request.longestDelay == longest)
        #expect(request.keepsSourceSize == (quality == .text))
    }

    @Test("What the user chose wins")
    func chosen() {
        var request = request(.text)
        request.video = .init(width: 640, height: 360, framesPerSecond: 50, bitRate: 700_000)
        request.targetDelay = 250
        #expect(request.framesPerSecond == 50 && request.largestSize == (640, 360))
        #expect(request.maximumBitRate == 700_000 && request.beginningDelay == 250)
        #expect(request.longestDelay == nil && !request.keepsSourceSize)
        request.maximumTargetDelay = 900
        #expect(request.longestDelay == 900)
    }
}
