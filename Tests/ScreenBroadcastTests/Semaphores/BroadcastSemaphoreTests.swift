import Foundation
import Testing

@testable import ScreenBroadcast

@Suite(.timeLimit(.minutes(1))) struct BroadcastSemaphoreTests {
    private let home: TestGroup
    private let container: GroupContainer

    init() throws {
        home = try TestGroup()
        container = try home.container()
    }

    private func other(_ what: String, _ name: String = "frames") throws -> OtherProgram {
        try OtherProgram(home, "semaphore", "group.test", name, what)
    }

    @Test("S4-23: another process waits until it is signalled, and the other way round")
    func twoProcesses() async throws {
        let semaphore = try BroadcastSemaphore(making: "frames", in: container)
        #expect(semaphore.isOwner && !semaphore.wait(atMost: .zero))
        let waiting = try other("wait")
        #expect(await waiting.next() == #"{"event":"waits"}"#)
        #expect(semaphore.signal())
        #expect(await waiting.next() == #"{"event":"passed"}"#)
        let signalling = try other("signal")
        #expect(await signalling.next() == #"{"event":"true"}"#)
        #expect(semaphore.wait(atMost: .seconds(10)))
        // Once signalled, once passed; and nobody waits for ever.
        let (clock, limit) = (ContinuousClock(), Duration.milliseconds(60))
        let took = clock.measure { #expect(!semaphore.wait(atMost: limit)) }
        #expect(took >= limit && took < .seconds(5))
    }

    @Test("One owner at a time; what one left that was killed is replaced, and its count forgotten")
    func owners() async throws {
        let owner = try other("own")
        #expect(await owner.next() == #"{"event":"made"}"#)
        let refusal = #expect(throws: GroupError.self) { try BroadcastSemaphore(making: "frames", in: container) }
        #expect(refusal?.description == "the semaphore \"frames\" has an owner: open it instead")
        let opened = try BroadcastSemaphore(opening: "frames", in: container)
        #expect(!opened.isOwner && opened.wait(atMost: .zero))
        owner.kill()
        // Who has it keeps it.
        #expect(opened.wait(atMost: .zero) && opened.wait(atMost: .zero) && !opened.wait(atMost: .zero))
        opened.signal()
        do {
            let next = try BroadcastSemaphore(making: "frames", initialValue: 1, in: container)
            #expect(next.wait(atMost: .zero) && !next.wait(atMost: .zero))
        }
        let gone = #expect(throws: GroupError.self) { try BroadcastSemaphore(opening: "frames", in: container) }
        #expect(gone?.description == "nobody has made the semaphore \"frames\" in this group yet")
    }

    @Test("Groups have each their own, and one without a folder has none")
    func groups() throws {
        let semaphore = try BroadcastSemaphore(making: "frames", initialValue: 1, in: container)
        let elsewhere = try home.container("group.other")
        #expect(throws: GroupError.self) { try BroadcastSemaphore(opening: "frames", in: elsewhere) }
        let same = try BroadcastSemaphore(making: "frames", in: elsewhere)
        #expect(!same.wait(atMost: .zero) && semaphore.wait(atMost: .zero))
        #expect(throws: GroupError.self) { try BroadcastSemaphore(making: "frames", in: nil) }
    }

    @Test(
        "What is no name is refused before the system sees it",
        arguments: ["", "/frames", "../x", ".x", "a b", "\u{e4}", String(repeating: "x", count: 65)])
    func names(name: String) {
        #expect(throws: GroupError.self) { try BroadcastSemaphore(making: name, in: container) }
        #expect(throws: GroupError.self) { try BroadcastSemaphore(opening: name, in: container) }
    }

    @Test("It begins with a number that makes sense", arguments: [-1, 1_025, Int.max])
    func values(value: Int) {
        #expect(throws: GroupError.self) {
            try BroadcastSemaphore(making: "frames", initialValue: value, in: container)
        }
    }
}
