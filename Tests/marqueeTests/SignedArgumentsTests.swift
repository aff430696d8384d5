import Testing

@testable import marquee

@Suite struct SignedArgumentsTests {
    @Test("A negative number stays with its option, and nothing else changes", arguments: [
        (["devices", "--timeout", "-1"], ["devices", "--timeout=-1"]), (["seek", "-30"], ["seek", "-30"]),
        (["style", "--scale", "-.5", "--json"], ["style", "--scale=-.5", "--json"]),
        (["seek", "--json", "-30"], ["seek", "--json", "-30"]),
        (["seek", "--", "--timeout", "-1"], ["seek", "--", "--timeout", "-1"]),
    ])
    func joins(arguments: [String], joined: [String]) {
        #expect(SignedArguments.joined(arguments) == joined)
    }

    @Test("A command line that a sign has spoilt is told how to be written", arguments: [
        (["seek", "-30"], "marquee seek -- -30"), (["volume", "--json", "-5"], "marquee volume -- -5"),
        (["volume", "--", "-5", "--to", "x"], "options must come before `--`"),
    ])
    func advises(arguments: [String], told: String) throws {
        #expect(try #require(SignedArguments.advice(arguments)).contains(told))
    }

    @Test("Signs have no part in any other fault", arguments: [
        ["seek", "soon"], ["seek", "--", "soon"], ["devices", "--timeout", "-1"], ["rate", "-1"], [],
    ])
    func silent(arguments: [String]) {
        #expect(SignedArguments.advice(arguments) == nil)
    }
}
