import Testing

@testable import CastSender

@MainActor
@Suite struct ListenerListTests {
    @MainActor
    private protocol Hearing: AnyObject {
        func hear()
    }

    private final class Listener: Hearing {
        var heard = 0
        var onHear: (() -> Void)?
        func hear() {
            heard += 1
            onHear?()
        }
    }

    private func add(_ listener: Listener, to list: ListenerList<any Hearing>) {
        list.add(listener) { [weak listener] in listener }
    }

    @Test func aThousandListenersHearInOrder() {
        let list = ListenerList<any Hearing>()
        var order: [Int] = []
        let listeners = (0..<1000).map { number in
            let listener = Listener()
            listener.onHear = { order.append(number) }
            add(listener, to: list)
            return listener
        }
        add(listeners[5], to: list)
        list.notify { $0.hear() }
        #expect(order == Array(0..<1000))
        #expect(list.count == 1000)
    }

    // Issue 3, "Bad input and faults": 1,000 listeners added and removed during callbacks.
    @Test func aThousandListenersComeAndGoDuringCallbacks() {
        let list = ListenerList<any Hearing>()
        let old = (0..<1000).map { _ in Listener() }
        let new = (0..<1000).map { _ in Listener() }
        for (index, listener) in old.enumerated() {
            listener.onHear = {
                add(new[index], to: list)
                list.remove(old[999 - index])
            }
            add(listener, to: list)
        }
        list.notify { $0.hear() }
        #expect(old.map(\.heard) == Array(repeating: 1, count: 500) + Array(repeating: 0, count: 500))
        #expect(new.allSatisfy { $0.heard == 0 })
        list.notify { $0.hear() }
        #expect(new.prefix(500).allSatisfy { $0.heard == 1 })
        #expect(new.suffix(500).allSatisfy { $0.heard == 0 })
        #expect(old.map(\.heard) == Array(repeating: 2, count: 500) + Array(repeating: 0, count: 500))
    }

    @Test func theDeadAreForgottenAndTheirPlaceIsNotInherited() {
        let list = ListenerList<any Hearing>()
        for _ in 0..<10_000 { add(Listener(), to: list) }
        #expect(list.count == 0)
        let listener = Listener()
        add(listener, to: list)
        list.notify { $0.hear() }
        #expect(listener.heard == 1)
        list.remove(listener)
        list.notify { $0.hear() }
        #expect(listener.heard == 1)
    }
}
