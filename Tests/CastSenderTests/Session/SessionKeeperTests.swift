import Logging
import SenderFakes
import Synchronization
import Testing

@testable import CastSender
@testable import SenderCore

/// What a session that changes often leaves on disk.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionKeeperTests {
    private let time = ManualTime()
    private let disk = FakeDisk()
    private let keeper: SessionKeeper
    private let last = "T\(WriteBudget.burst + 5)"

    init() {
        keeper = SessionKeeper(store: disk, logger: Logger(label: "test"), time: time.source)
        for step in 0..<WriteBudget.burst + 6 { save("T\(step)") }
    }

    private func save(_ transportID: String) {
        keeper.save(
            device: .tv, application: ApplicationIdentity(applicationID: "A", sessionID: "S", transportID: transportID),
            mediaSessionID: nil, data: [:], isDiscovered: true)
    }

    @Test func theLatestIsWrittenAfterASecondAndNothingBetween() async {
        #expect(disk.written == (0..<WriteBudget.burst).map { "T\($0)" })
        #expect(WriteBudget.interval == .seconds(1))
        await time.advance(toSleeperAt: WriteBudget.interval)
        await until { disk.written.count > WriteBudget.burst }
        #expect(disk.written.dropFirst(WriteBudget.burst) == [last])
    }

    @Test func whatIsLeftToAnotherProcessIsTheLatest() {
        keeper.release()
        #expect(disk.written.last == last)
    }

    @Test func whatIsAsItWasBeforeIsNotWrittenAgain() async {
        save("T\(WriteBudget.burst - 1)")
        await time.advanceToSleeper(within: WriteBudget.interval)
        keeper.release()
        #expect(disk.written.count == WriteBudget.burst)
    }

    @Test func aSessionThatIsOverIsNotWrittenAnyMore() async {
        keeper.forget()
        time.advance(by: WriteBudget.interval)
        keeper.release()
        #expect(disk.written.count == WriteBudget.burst)
    }
}

/// Keeps the transport ids of what is written to it.
private final class FakeDisk: SessionStore, SessionRecord {
    let id = "1"
    private let saves = Mutex<[String]>([])

    var written: [String] { saves.withLock(\.self) }

    func makeRecord() throws(CastError) -> any SessionRecord { self }
    func abandoned() -> (sessions: [StoredSession], problems: [SessionStoreProblem]) { ([], []) }
    func claim(id: String) -> SessionClaim? { nil }
    func save(_ session: StoredSession) throws(CastError) { saves.withLock { $0.append(session.transportID) } }
    func remove() {}
    func release() {}
}
