import BroadcastCore
import Testing

@Suite struct BroadcastGreetingTests {
    private let hello = BroadcastMessage.hello(BroadcastHello(program: "marquee", processID: 42))

    @Test("Before its hello nothing of a peer's counts, and each further try is refused too")
    func helloFirst() {
        var greeting = BroadcastGreeting()
        for message in MessageLineTests.all.dropFirst() {
            let error = #expect(throws: BroadcastError.self) { try greeting.admit(message) }
            #expect(error?.code == .badMessage)
        }
    }

    @Test("After its hello all of it does")
    func afterHello() throws {
        var greeting = BroadcastGreeting()
        try greeting.admit(hello)
        for message in MessageLineTests.all { try greeting.admit(message) }
    }

    @Test("A peer of another version is refused, and what it says after that as well", arguments: [0, 2])
    func otherVersion(version: Int) {
        var greeting = BroadcastGreeting()
        let other = BroadcastMessage.hello(BroadcastHello(program: "marquee", processID: 42, version: version))
        #expect(throws: BroadcastError.self) { try greeting.admit(other) }
        #expect(throws: BroadcastError.self) { try greeting.admit(.stop) }
    }
}
