import Foundation
import Testing

@testable import Casting

@Suite struct NameMemoryTests {
    private let now = Date(timeIntervalSince1970: 2_000_000_000)
    private let day: TimeInterval = 86_400

    @Test("A name is one device's alone only after a full look that found that very one")
    func alone() {
        var memory = NameMemory()
        #expect(!memory.isAlone("a", named: "TV", at: now))
        memory.saw(["a"], named: "TV", at: now)
        #expect(memory.isAlone("a", named: "tv", at: now))
        #expect(!memory.isAlone("b", named: "TV", at: now))
        #expect(!memory.isAlone("a", named: "Radio", at: now))
    }

    @Test("A name that two devices had lately is looked at in full, though only one of them answers now")
    func twins() {
        var memory = NameMemory()
        memory.saw(["a", "b"], named: "TV", at: now)
        memory.saw(["a"], named: "TV", at: now + 3 * day)
        #expect(!memory.isAlone("a", named: "TV", at: now + 4 * day))
        #expect(memory.isAlone("a", named: "TV", at: now + 8 * day))
    }

    @Test("What was seen counts for a week, and not before it was seen")
    func validity() {
        var memory = NameMemory()
        memory.saw(["a"], named: "TV", at: now)
        #expect(memory.isAlone("a", named: "TV", at: now + 7 * day - 1))
        #expect(!memory.isAlone("a", named: "TV", at: now + 7 * day))
        #expect(!memory.isAlone("a", named: "TV", at: now - 1))
    }

    @Test("The oldest names and devices are forgotten first")
    func bounds() {
        var memory = NameMemory()
        for index in 0...NameMemory.nameLimit {
            memory.saw(["a"], named: "TV \(index)", at: now + Double(index))
        }
        #expect(!memory.isAlone("a", named: "TV 0", at: now + day))
        #expect(memory.isAlone("a", named: "TV 1", at: now + day))
        let many = (0..<20).map { "device \($0)" }
        memory.saw(many, named: "Crowd", at: now)
        for id in many { #expect(!memory.isAlone(id, named: "Crowd", at: now)) }
    }

    /// Somebody else may announce it elsewhere before its own answer comes.
    @Test("A device that is announced elsewhere than where it proved itself is not decided on early")
    func places() throws {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        var memory = NameMemory()
        #expect(!memory.isElsewhere("a", than: ["10.0.0.2:8009"]), "nothing is known of it")
        memory.proved("a", at: "10.0.0.1:8009", now)
        #expect(memory.isProven("a", at: "10.0.0.1:8009") && !memory.isProven("a", at: "10.0.0.2:8009"))
        #expect(!memory.isElsewhere("a", than: ["10.0.0.3:8009", "10.0.0.1:8009"]))
        #expect(memory.isElsewhere("a", than: ["10.0.0.2:8009"]))
        for number in 0..<1000 { memory.proved("\(number)", at: "10.0.0.1:8009", now + Double(number)) }
        #expect(!memory.isProven("a", at: "10.0.0.1:8009"), "the newest are remembered")
        let old = try JSONDecoder().decode(NameMemory.self, from: Data(#"{"names":{}}"#.utf8))
        #expect(!old.isElsewhere("a", than: []))
    }
}
