import MirroredFrames
import NIOCore
import Testing

@testable import CastStreaming
@testable import ReceiverCore

@Suite struct FrameQueueTests {
    private let maker = FrameMaker()

    private func drain(_ queue: inout FrameQueue) -> [Int64] {
        var numbers: [Int64] = []
        while let frame = queue.next() { numbers.append(frame.frame.id.value) }
        return numbers
    }

    @Test func framesComeOutAsTheyCameIn() {
        var queue = FrameQueue()
        #expect(queue.add(maker.frame(0, key: true)) == .queued)
        for number in 1..<200 { #expect(queue.add(maker.frame(Int64(number))) == .queued) }
        #expect(drain(&queue) == Array(0..<200))
        #expect(queue.count == 0)
    }

    @Test func beyondTheLimitAStreamStartsAnewWithAKeyFrame() {
        var queue = FrameQueue()
        for number in 0..<FrameQueue.frameLimit {
            #expect(queue.add(maker.frame(Int64(number), key: number == 0)) == .queued)
        }
        #expect(queue.add(maker.frame(400)) == .dropped(FrameQueue.frameLimit + 1, needsKeyFrame: true))
        #expect(queue.add(maker.frame(401)) == .dropped(1, needsKeyFrame: false))
        #expect(queue.add(maker.frame(402, key: true)) == .queued)
        #expect(queue.add(maker.frame(403)) == .queued)
        #expect(drain(&queue) == [402, 403])
    }

    @Test func oneStreamsFloodLeavesTheOthers() {
        var queue = FrameQueue()
        let sound = FrameMaker(stream: 0)
        #expect(queue.add(sound.frame(0, key: true)) == .queued)
        for number in 0...FrameQueue.frameLimit { _ = queue.add(maker.frame(Int64(number), key: number == 0)) }
        #expect(queue.count == 1)
        #expect(queue.next()?.stream == 0)
    }

    @Test func bytesAreBoundedToo() {
        var queue = FrameQueue()
        var large = maker
        large.payload = FrameQueue.byteLimit / 4
        for number in 0..<4 { #expect(queue.add(large.frame(Int64(number), key: number == 0)) == .queued) }
        #expect(queue.add(large.frame(4)) == .dropped(5, needsKeyFrame: true))
        #expect(queue.add(large.frame(5, key: true)) == .queued)
    }

    @Test func aFirstReaderGetsAllThatWaits() {
        var queue = FrameQueue()
        for number in 0..<3 { _ = queue.add(maker.frame(Int64(number), key: number == 0)) }
        let (dropped, needy) = queue.readerChanged()
        #expect(dropped.isEmpty && needy.isEmpty)
        #expect(drain(&queue) == [0, 1, 2])
    }

    @Test func anotherReaderBeginsWithAKeyFrame() {
        var queue = FrameQueue()
        for number in 0..<6 { _ = queue.add(maker.frame(Int64(number), key: number % 4 == 0)) }
        _ = queue.next()
        let (dropped, needy) = queue.readerChanged()
        #expect(dropped == [1: 3] && needy.isEmpty)
        #expect(drain(&queue) == [4, 5])
    }

    @Test func whereNoneWaitsOneIsAskedFor() {
        var queue = FrameQueue()
        for number in 0..<3 { _ = queue.add(maker.frame(Int64(number), key: number == 0)) }
        _ = queue.next()
        let (dropped, needy) = queue.readerChanged()
        #expect(dropped == [1: 2] && needy == [1])
        #expect(queue.add(maker.frame(3)) == .dropped(1, needsKeyFrame: false))
        #expect(queue.add(maker.frame(4, key: true)) == .queued)
    }
}
