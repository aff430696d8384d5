import Testing

@testable import CastWidgetsCore

/// What is pending after each way that a control can go, and what has failed then.
@Suite struct PendingControlsTests {
    private enum Step {
        case send(MediaControl)
        /// The answer to the one that was sent as that, counted from 1.
        case done(Int)
        case refused(Int)
        case item(String)
        case clear
    }

    private struct Row {
        let name: String
        let way: [Step]
        var pending: [MediaControl] = []
        /// The control that failed last.
        var failed: MediaControl?
    }

    private static let rows = [
        Row(name: "nothing", way: []),
        Row(name: "sent", way: [.send(.pause)], pending: [.pause]),
        Row(name: "done", way: [.send(.pause), .done(1)]),
        Row(name: "refused", way: [.send(.pause), .refused(1)], failed: .pause),
        Row(name: "two kinds", way: [.send(.pause), .send(.seek(5)), .done(1)], pending: [.seek(5)]),
        Row(name: "the same kind again", way: [.send(.pause), .send(.play)], pending: [.play]),
        Row(name: "an answer to what was replaced", way: [.send(.pause), .send(.play), .done(1)], pending: [.play]),
        Row(name: "a refusal of what was replaced", way: [.send(.pause), .send(.play), .refused(1)], pending: [.play]),
        Row(name: "both answered", way: [.send(.pause), .send(.play), .refused(1), .done(2)]),
        Row(name: "answered twice", way: [.send(.pause), .done(1), .refused(1)]),
        Row(name: "another is sent", way: [.send(.pause), .refused(1), .send(.next)], pending: [.next]),
        Row(name: "the same item goes on", way: [.item("a"), .send(.pause), .refused(1), .item("a")], failed: .pause),
        Row(name: "another item plays", way: [.item("a"), .send(.pause), .refused(1), .item("b")]),
        Row(name: "another item while it waits", way: [.item("a"), .send(.next), .item("b")], pending: [.next]),
        Row(name: "nothing plays any more", way: [.send(.stop), .clear]),
        Row(name: "an answer when nothing plays", way: [.send(.stop), .clear, .refused(1)]),
    ]

    @Test func eachWayOfAControl() {
        for row in Self.rows {
            var (pending, ids) = (PendingControls(), [PendingControls.ID]())
            for step in row.way {
                switch step {
                case .send(let control): ids.append(pending.send(control))
                case .done(let number): pending.answered(ids[number - 1], failure: nil)
                case .refused(let number): pending.answered(ids[number - 1], failure: "no")
                case .item(let item): pending.follow(item: item)
                case .clear: pending.clear()
                }
            }
            #expect(pending.kinds == Set(row.pending.map(\.kind)), "\(row.name)")
            for control in row.pending { #expect(pending.control(control.kind) == control, "\(row.name)") }
            #expect(pending.failure?.control == row.failed, "\(row.name)")
            #expect(pending.failure.map(\.reason) == row.failed.map { _ in "no" }, "\(row.name)")
        }
    }
}
