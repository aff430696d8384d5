import BroadcastCore
import Testing

@Suite struct SampleNoticeTests {
    private func picture(
        _ width: Int, _ height: Int, _ format: ImageFormat, rows: [Int]
    ) -> SampleNotice {
        SampleNotice(
            type: .video, time: 0, place: SamplePlace(region: 1, place: 0),
            image: .init(width: width, height: height, format: format, rows: rows))
    }

    @Test("A picture takes what its planes take, odd sizes rounded up")
    func sizes() {
        #expect(picture(4, 2, .bgrx, rows: [16]).size == 32)
        #expect(picture(4, 2, .i420, rows: [4, 2, 2]).size == 12)
        #expect(picture(5, 3, .i420, rows: [8, 4, 4]).size == 8 * 3 + 4 * 2 * 2)
        #expect(picture(4, 2, .nv12, rows: [4, 4]).size == 12)
        let sound = SampleNotice.Sound(channelCount: 2, sampleRate: 48_000, count: 960)
        #expect(SampleNotice(type: .audioApp, time: 0, sound: sound).size == 3840)
        #expect(SampleNotice(type: .video, time: 0).size == 0)
    }

    @Test("What can't be is not believed")
    func absurd() {
        #expect(picture(0, 2, .bgrx, rows: [16]).size == nil)
        #expect(picture(.max, 2, .bgrx, rows: [16]).size == nil)
        #expect(picture(4, 2, .bgrx, rows: [15]).size == nil)
        #expect(picture(4, 2, .bgrx, rows: [.max]).size == nil)
        #expect(picture(4, 2, .i420, rows: [4, 2]).size == nil)
        for sound in [
            SampleNotice.Sound(channelCount: 0, sampleRate: 48_000, count: 0),
            .init(channelCount: 2, sampleRate: 48_000, count: 3), .init(channelCount: 2, sampleRate: 1, count: 4),
            .init(channelCount: 2, sampleRate: 48_000, count: .max),
        ] {
            #expect(SampleNotice(type: .audioMic, time: 0, sound: sound).size == nil)
        }
        for region in [(0, 1), (1, 0), (65, 1), (64, 16 << 20), (1, .max)] {
            #expect(SharedRegion(id: 1, placeSize: region.1, placeCount: region.0).size == nil)
        }
    }

    @Test("A place is leased once until it comes back, and comes back once")
    func places() {
        var pool = PlacePool(count: 2)
        #expect([pool.lease(), pool.lease(), pool.lease()] == [0, 1, nil])
        #expect(pool.release(1) && !pool.release(1) && !pool.release(2) && !pool.release(-1))
        #expect(pool.lease() == 1 && pool.freeCount == 0)
    }

    @Test("Every message of an extension's is a line and comes back from it")
    func lines() throws {
        let error = BroadcastFinishError.notLoggedIn
        let messages: [ExtensionMessage] = [
            .setUp(ExtensionSetup()), .setUp(ExtensionSetup(setupInfo: ["title": "Match"])), .pause, .resume,
            .annotate(ApplicationInformation(bundleIdentifier: "org.example")),
            .region(SharedRegion(id: 1, placeSize: 4096, placeCount: 4)), .sample(picture(4, 2, .bgrx, rows: [16])),
            .released(SamplePlace(region: 1, place: 3)), .serviceInfo(ApplicationInformation(["viewers": "3"])),
            .broadcastURL("https://example.org"), .finished(ExtensionFinish()), .finished(ExtensionFinish(error)),
        ]
        for message in messages {
            #expect(try BroadcastMessage(line: BroadcastMessage.handler(message).line) == .handler(message))
        }
    }

    @Test("A line with a descriptor goes out by itself, so that the descriptor comes with it")
    func attachments() {
        var outbox = BroadcastOutbox()
        let region = BroadcastMessage.handler(.region(SharedRegion(id: 1, placeSize: 1, placeCount: 1)))
        _ = outbox.add(.stop)
        _ = outbox.add(region, descriptor: 7)
        _ = outbox.add(.stop)
        let stop = BroadcastMessage.stop.line + [10]
        #expect(outbox.next == stop && outbox.attachment == nil)
        outbox.wrote(3)
        #expect(outbox.next == Array(stop.dropFirst(3)) && outbox.attachment == nil)
        outbox.wrote(stop.count - 3)
        #expect(outbox.next == region.line + [10] + stop && outbox.attachment == 7)
        outbox.wrote(1)
        #expect(outbox.attachment == nil && outbox.next.count == region.line.count + stop.count)
    }
}
