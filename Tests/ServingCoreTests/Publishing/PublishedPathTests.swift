import SenderScripts
import Testing

@testable import ServingCore

@Suite struct PublishedPathTests {
    @Test func pathsDifferAndComeFromTheGenerator() {
        var generator = SeededGenerator(seed: 1)
        let first = PublishedPath(name: "a", using: &generator)
        let second = PublishedPath(name: "a", using: &generator)
        var again = SeededGenerator(seed: 1)
        #expect(first != second)
        #expect(first == PublishedPath(name: "a", using: &again))
    }
}
