import CastWire
import Testing

@testable import CastSender
@testable import SenderCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RequestTests {
    private final class Delegate: RequestDelegate {
        var lines: [String] = []
        func requestDidComplete(_ request: any AnyRequest) { lines.append("done") }
        func request(_ request: any AnyRequest, didFailWith error: CastError) { lines.append("failed") }
        func request(_ request: any AnyRequest, didAbortWith reason: RequestAbortReason) {
            lines.append("aborted \(reason)")
        }
    }

    @Test func aDelegateSetAfterTheFailureIsStillTold() async {
        let request = Request<Void>.failed(.noMedia)
        let delegate = Delegate()
        request.delegate = delegate
        #expect(delegate.lines.isEmpty)
        #expect(!request.inProgress)
        _ = try? await request.value
        #expect(delegate.lines == ["failed"])
        #expect(request.error == .noMedia)
    }

    @Test func endsOnceWhateverComesAfterwards() async throws {
        let request = Request<Int>(requestID: 1)
        let delegate = Delegate()
        request.delegate = delegate
        request.end(.success(3))
        request.end(.failure(.noMedia))
        request.cancel()
        #expect(try await request.value == 3)
        #expect(delegate.lines == ["done"])
        #expect(request.error == nil)
        #expect(request.abortReason == nil)
    }

    @Test func cancelAbortsAndStopsTheWaiting() async {
        var cancelled = 0
        let request = Request<Int>(requestID: 1) { cancelled += 1 }
        let delegate = Delegate()
        request.delegate = delegate
        request.cancel()
        request.cancel()
        #expect(delegate.lines.isEmpty)
        do {
            _ = try await request.value
            Issue.record("cancelled requests have no value")
        } catch {
            #expect(error.code == .cancelled)
        }
        #expect(delegate.lines == ["aborted cancelled"])
        #expect(cancelled == 1)
        #expect(request.error == nil)
    }

    @Test func onlyTheNewestOfItsKindIsWaitedFor() {
        let start = ContinuousClock.now
        var pending = PendingRequests()
        let first = pending.add(.seek, namespace: .media, timeout: .seconds(1), at: start)
        _ = pending.add(.mediaCommand, namespace: .media, timeout: .seconds(1), at: start)
        let second = pending.add(.seek, namespace: .media, timeout: .seconds(1), at: start)
        #expect(second.replaced == [first.id])
        #expect(pending.count == 2)
        #expect(pending.reply(namespace: .media, id: first.id) == nil)
        #expect(pending.reply(namespace: .receiver, id: second.id) == nil)
        #expect(pending.reply(namespace: .media, id: second.id)?.kind == .seek)
    }

    @Test func theOutboxIsBoundedWhateverTheDeviceSays() {
        var outbox = EventOutbox()
        for _ in 0..<10_000 {
            outbox.append(.deviceChanged(ReceiverState()))
            outbox.append(.mediaFailed(.noMedia))
        }
        outbox.append(.requestEnded(id: 1, nil))
        let events = outbox.drain()
        #expect(events.count <= EventOutbox.limit + 1)
        #expect(events.last == .requestEnded(id: 1, nil))
    }
}
