import CastTransport
import CastWire

/// The screen of a receiver without a browser: ``ClockPlayerCore`` on the real clock.
///
/// It shows nothing. The `describe` closure finds out what the media is and whether it can be fetched. The default
/// accepts everything that ``LoadPolicy`` allows, and trusts the sender's data: live, or video of the stated length.
/// Mirrored frames are only counted (``FrameCounter``).
package final class ClockPlayer: ScreenPlayer {
    /// Finds out an item's kind, length and size. A thrown ``PlaybackFailure`` is reported to the senders.
    package typealias Describe = @Sendable (MediaItem) async throws -> MediaDescription

    private enum Input: Sendable {
        case command(PlayerCommand)
        case described(LoadID, Result<MediaDescription, PlaybackFailure>)
        case frame(MirroredFrame, at: ContinuousClock.Instant)
        case wake
    }

    package let events: AsyncStream<PlayerEvent>
    private let output: AsyncStream<PlayerEvent>.Continuation
    private let inputs: AsyncStream<Input>
    private let input: AsyncStream<Input>.Continuation
    private let describe: Describe

    package init(describe: @escaping Describe = { ClockPlayerCore.assume($0) }) {
        (events, output) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        (inputs, input) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        self.describe = describe
    }

    package func send(_ command: PlayerCommand) { input.yield(.command(command)) }

    package var frameSink: @Sendable (MirroredFrame) -> Void {
        { [input] frame in input.yield(.frame(frame, at: .now)) }
    }

    package func captureScreenshot() async throws -> [UInt8] {
        throw ScreenError(.noPicture, "The clock player draws nothing: a picture needs a receiver with a browser.")
    }

    package func run() async throws {
        defer { output.finish() }
        output.yield(.ready)
        var core = ClockPlayerCore()
        var mirror: FrameCounter?
        var describing: Task<Void, Never>?
        var alarm: (deadline: ContinuousClock.Instant, task: Task<Void, Never>)?
        for await next in inputs {
            if case .wake = next { alarm = nil }
            for made in step(&core, &mirror, next) {
                switch made {
                case .event(let event): output.yield(event)
                case .describe(let load, let item): describing = find(load, item, after: describing)
                }
            }
            let deadline = [core.nextDeadline, mirror?.nextDeadline].compactMap { $0 }.min()
            guard deadline != alarm?.deadline else { continue }
            alarm?.task.cancel()
            alarm = deadline.map { ($0, wake(at: $0)) }
        }
        alarm?.task.cancel()
        describing?.cancel()
        await describing?.value
    }

    private func step(
        _ core: inout ClockPlayerCore, _ mirror: inout FrameCounter?, _ next: Input
    ) -> [ClockPlayerCore.Output] {
        let now = ContinuousClock.now
        // Due events come first, so that a command never overtakes the end of the media.
        let due = core.poll(at: now) + told(mirror?.poll(at: now))
        switch next {
        case .command(.mirror(let format)):
            let last = told(mirror?.report())
            mirror = FrameCounter(format)
            return due + last
        case .command(.endMirroring(let id)) where mirror?.id == id:
            let last = told(mirror?.report())
            mirror = nil
            return due + last
        case .command(let command): return due + core.handle(command, at: now)
        case .described(let load, let result): return due + core.described(load, as: result, at: now)
        case .frame(let frame, let came): return due + (mirror?.show(frame, at: came) ?? []).map { .event($0) }
        case .wake: return due
        }
    }

    private func told(_ event: PlayerEvent?) -> [ClockPlayerCore.Output] { event.map { [.event($0)] } ?? [] }

    /// Describes one item at a time. The description of a replaced item is cancelled, however many loads follow each
    /// other.
    private func find(_ load: LoadID, _ item: MediaItem, after before: Task<Void, Never>?) -> Task<Void, Never> {
        before?.cancel()
        return Task {
            await before?.value
            guard !Task.isCancelled else { return }
            self.input.yield(.described(load, await self.result(item)))
        }
    }

    private func result(_ item: MediaItem) async -> Result<MediaDescription, PlaybackFailure> {
        if let failure = LoadPolicy(item, machine: .now).failure(of: item) {
            return .failure(failure)
        }
        do {
            return .success(try await describe(item))
        } catch let failure as PlaybackFailure {
            return .failure(failure)
        } catch {
            return .failure(PlaybackFailure(kind: .network, code: .mediaNetwork, reason: "\(error)"))
        }
    }

    private func wake(at deadline: ContinuousClock.Instant) -> Task<Void, Never> {
        Task { [input] in
            guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
            input.yield(.wake)
        }
    }
}
