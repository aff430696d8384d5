import Testing

@testable import marquee

@Suite struct QuotedArgumentsTests {
    private let long = String(repeating: "x", count: 10_000)
    private let words = Array(repeating: "tv set", count: 2_000).joined(separator: " ")

    @Test("A long argument is quoted by its beginning and its end")
    func longArgument() {
        let name = words + " in the hall"
        let told = QuotedArguments.shortened("no device is called \"\(name)\"; others answered", arguments: [name])
        #expect(told.hasPrefix("no device is called \"tv set tv set"))
        #expect(told.hasSuffix("in the hall\"; others answered"))
        #expect(told.contains("…") && told.count < 250)
    }

    @Test("So is the value of an option, and a part of either", arguments: [
        "'%' is not of the form name=value", "%: 0 to 100 per cent are wanted", "The value '%' is invalid\nUsage: x",
    ])
    func parts(message: String) {
        let told = QuotedArguments.shortened(message.replacing("%", with: long), arguments: ["--impair=a,\(long)"])
        #expect(told.count < 250 && told.contains("…"))
        #expect(told.split(separator: "\n").count == message.split(separator: "\n").count)
    }

    @Test("An option's own value with blanks is found behind its sign")
    func value() {
        let told = QuotedArguments.shortened("\"\(words)\" is no size", arguments: ["--resolution=\(words)"])
        #expect(told.count < 200)
    }

    @Test("Whatever is short stays as it is, with its blanks", arguments: [
        "", "two  blanks\n\n and lines", "there is no file \"/a/b c.mkv\"",
    ])
    func short(message: String) {
        #expect(QuotedArguments.shortened(message, arguments: ["/a/b c.mkv"]) == message)
    }

    @Test("A long message of short words stays whole")
    func sentence() {
        #expect(QuotedArguments.shortened(words, arguments: ["short"]) == words)
    }

    @Test("Marks without end on one letter are cut too")
    func marks() {
        let letter = "a" + String(repeating: "\u{301}", count: 5_000)
        #expect(QuotedArguments.shortened("\"\(letter)\"", arguments: [letter]).unicodeScalars.count < 200)
    }
}
