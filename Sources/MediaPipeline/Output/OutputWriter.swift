import Dispatch
import Synchronization

/// Writes to one server or file from its own thread, and connects again to a server that was lost.
///
/// The encoder is never held up. Frames that a slow server does not take are left out in whole groups of frames
/// (``OutputBacklog``), and counted. Each wait for a server is bounded: 10 s for a connection, and 10 s for a packet.
package final class OutputWriter: Sendable {
    package let target: OutputTarget
    private let streams: OutputStreams
    private let jitter: @Sendable () -> Double
    /// Called on the writer's thread; for the end perhaps on another one.
    private let onEvent: @Sendable (OutputEvent) -> Void
    private let shared: Mutex<Shared>
    private let news = DispatchSemaphore(value: 0)
    private let deadline = OutputDeadline()
    private let queue: DispatchQueue

    private struct Shared {
        var backlog: OutputBacklog
        var state = OutputState()
        var isFinishing = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let patience = Duration.seconds(10)
    /// FFmpeg checks a deadline ten times a second, and a receiver of SRT is given half a second.
    private static let grace = Duration.milliseconds(600)

    /// - Parameters:
    ///   - isOnly: There is no other output. If its server does not answer at first, it is then not tried again.
    ///   - jitter: 0 to 1, a new value each time.
    package init(
        _ target: OutputTarget, _ streams: OutputStreams, isOnly: Bool,
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        onEvent: @escaping @Sendable (OutputEvent) -> Void
    ) {
        self.target = target
        self.streams = streams
        self.jitter = jitter
        self.onEvent = onEvent
        shared = Mutex(Shared(backlog: OutputBacklog(hasPictures: streams.video != nil)))
        queue = DispatchQueue(label: "marquee output", qos: .userInitiated)
        let course = OutputCourse(isFile: target.isFile, isOnly: isOnly)
        queue.async { [self] in run(course) }
    }

    package var state: OutputState {
        shared.withLock { shared in
            var state = shared.state
            state.dropped = shared.backlog.dropped
            return state
        }
    }

    /// Adds a packet, and never waits. After the end packets are dropped.
    package func take(_ packet: OutputPacket) {
        shared.withLock { shared in
            guard !shared.isFinishing, shared.state.phase != .ended else { return }
            shared.backlog.add(packet)
        }
        news.signal()
    }

    /// Writes the waiting packets, and ends the file or the stream properly within this time.
    ///
    /// If that is not done by then, because a name is being resolved or a disk does not answer, the output is left as
    /// it is, and the failure is reported.
    package func finish(within time: Duration) async {
        deadline.setLast(time)
        let latest = time + Self.grace
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(latest.ticks(rate: 1_000_000_000)))) {
            self.end(OutputFailure(.lost, "it could not be ended in order: what is written to does not answer"))
        }
        await withCheckedContinuation { continuation in
            let isOver = shared.withLock { shared in
                shared.isFinishing = true
                if shared.state.phase != .ended { shared.waiting.append(continuation) }
                return shared.state.phase == .ended
            }
            if isOver { continuation.resume() }
            news.signal()
        }
    }

    private var isFinishing: Bool { shared.withLock { $0.isFinishing } }

    private func run(_ first: OutputCourse) {
        var course = first
        while true {
            var opened: ContinuousClock.Instant?
            do throws(OutputFailure) {
                deadline.set(Self.patience)
                let muxer = try OutputMuxer(target, streams, deadline: deadline)
                opened = .now
                enter(.connected)
                onEvent(.connected)
                try serve(muxer)
                return end(nil)
            } catch {
                let lasted = opened.map { .now - $0 }
                // The error is reported even if it never connected: then nobody has anything of the stream.
                guard !isFinishing else { return end(error) }
                switch course.failed(error, lasted: lasted, jitter: jitter()) {
                case .end(let failure): return end(failure)
                case .again(let pause):
                    enter(.reconnecting)
                    onEvent(.reconnecting(error, after: pause))
                    guard sleep(pause) else { return end(error) }
                }
            }
        }
    }

    /// Writes until everything has ended.
    private func serve(_ muxer: OutputMuxer) throws(OutputFailure) {
        shared.withLock { $0.backlog.beginAnew() }
        var hasBegun = false
        while true {
            let (packet, isLast) = shared.withLock { ($0.backlog.take(), $0.isFinishing) }
            guard let packet else {
                if isLast { break }
                news.wait()
                continue
            }
            deadline.set(Self.patience)
            let before = muxer.bytes
            try muxer.write(packet)
            note(packet, bytes: muxer.bytes - before)
            if !hasBegun { onEvent(.began) }
            hasBegun = true
        }
        deadline.set(Self.patience)
        try muxer.finish()
    }

    private func note(_ packet: OutputPacket, bytes: Int) {
        shared.withLock { shared in
            shared.state.bytes += bytes
            if packet.isPicture || streams.video == nil { shared.state.frames += 1 }
        }
    }

    private func enter(_ phase: OutputState.Phase) {
        shared.withLock { if $0.state.phase != .ended { $0.state.phase = phase } }
    }

    /// Ends the output. Only the first end counts.
    private func end(_ failure: OutputFailure?) {
        let waiting = shared.withLock { shared -> [CheckedContinuation<Void, Never>]? in
            guard shared.state.phase != .ended else { return nil }
            shared.state.phase = .ended
            defer { shared.waiting = [] }
            return shared.waiting
        }
        guard let waiting else { return }
        onEvent(.ended(failure))
        for continuation in waiting { continuation.resume() }
    }

    /// - Returns: false if the output has to finish instead.
    private func sleep(_ pause: Duration) -> Bool {
        let end = ContinuousClock.now + pause
        while !isFinishing {
            let left = end - .now
            guard left > .zero else { return true }
            _ = news.wait(timeout: .now() + .nanoseconds(Int(left.ticks(rate: 1_000_000_000))))
        }
        return false
    }
}
