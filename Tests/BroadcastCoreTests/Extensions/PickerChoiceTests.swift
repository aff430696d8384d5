import BroadcastCore
import Testing

@Suite struct PickerChoiceTests {
    private func manifest(_ identifier: String, _ name: String) throws -> ExtensionManifest {
        let text = #"{"identifier": "\#(identifier)", "displayName": "\#(name)", "executable": "upload"}"#
        return try ExtensionManifest(json: Array(text.utf8))
    }

    @Test("S4-02, S4-03: every extension is offered by name, and a preferred one alone")
    func picker() throws {
        let (zoo, ant) = (try manifest("org.example.upload", "Zoo"), try manifest("org.example.ant", "Ant"))
        #expect(PickerChoice.offered([zoo, ant], preferred: nil) == [ant, zoo])
        #expect(PickerChoice.offered([zoo, ant], preferred: zoo.identifier) == [zoo])
        #expect(PickerChoice.offered([zoo, ant], preferred: "org.example.gone") == [ant, zoo])
    }

    @Test("Two of one name are told apart")
    func titles() throws {
        let all = [try manifest("a.one", "TV"), try manifest("a.two", "TV"), try manifest("a.three", "Web")]
        #expect(PickerChoice.titles(all) == ["TV (a.one)", "TV (a.two)", "Web"])
    }

    private static let choices = [("a.one", "TV (a.one)"), ("a.two", "TV (a.two)"), ("a.web", "Web")]

    @Test(
        "A person means one by its number, its identifier, its name or the beginning of it",
        arguments: [("1", 0), (" 3 ", 2), ("a.two", 1), ("web", 2), ("W", 2), ("tv (a.TWO)", 1)])
    func meant(answer: String, index: Int) throws {
        #expect(try PickerChoice.index(of: answer, in: Self.choices) == index)
    }

    @Test(
        "What means none or several is said, with what there is",
        arguments: [
            ("", "say which one: 1 TV (a.one), 2 TV (a.two), 3 Web"), ("4", "there is no 4: 1 TV"),
            ("0", "there is no 0"), ("-1", "\"-1\" is none of them"), ("tv", "\"tv\" may be several"),
            ("radio", "\"radio\" is none of them: 1 TV"),
        ])
    func unclear(answer: String, words: String) {
        let error = #expect(throws: PickerError.self) { try PickerChoice.index(of: answer, in: Self.choices) }
        #expect(error?.description.hasPrefix(words) == true)
    }

    @Test("Where none is installed that is said")
    func none() {
        let error = #expect(throws: PickerError.self) { try PickerChoice.index(of: "1", in: []) }
        #expect(error?.description == "no upload extension is installed")
    }
}
