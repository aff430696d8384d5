import FileAccess
import FilePaths
import Testing

@testable import marquee

@Suite struct StateNoticeTests {
    @Test func whereTheFolderCanBeWrittenNothingIsSaid() {
        #expect(StateNotice.sentence("/home/a/.local/state/marquee") { _ in true } == nil)
    }

    @Test func itSaysWhichFolderCantBeWrittenOrThatThereIsNoHome() throws {
        let folder = PathText.text([0x2F, 0xE9])
        let closed = try #require(StateNotice.sentence(folder) { _ in false })
        #expect(closed.contains("/\u{FFFD} is not writable") && closed.contains("XDG_STATE_HOME"))
        let state = BaseFolders(environment: [:], listedHome: { nil }).state + "/marquee"
        let homeless = try #require(StateNotice.sentence(state, mayWrite: Files.mayWrite))
        #expect(homeless.contains("no home folder") && !homeless.contains(BaseFolders.nowhere))
    }
}
