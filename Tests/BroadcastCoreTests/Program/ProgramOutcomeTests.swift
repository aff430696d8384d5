import BroadcastCore
import Testing

@Suite struct ProgramOutcomeTests {
    @Test("A program that ended well has no failure")
    func well() {
        #expect(ProgramOutcome(.exited(0), lastWords: "a word").failure == nil)
    }

    @Test("A signal has its name where the system has one")
    func signals() {
        let killed = ProgramOutcome(.signalled(9, word: "Killed"), lastWords: "one\ntwo\n").failure
        #expect(killed?.description == "marquee-broadcast was ended by signal 9 (Killed): two")
        #expect(
            ProgramOutcome(.signalled(99, word: nil)).failure?.description == "marquee-broadcast was ended by signal 99"
        )
    }

    @Test(
        "A library that is missing is named, in the words of either linker",
        arguments: [
            "x: error while loading shared libraries: libavcodec.so.61: cannot open shared object file",
            "Error loading shared library libavcodec.so.61: No such file or directory (needed by x)",
        ])
    func libraries(words: String) {
        let failure = ProgramOutcome(.exited(127), lastWords: words).failure
        #expect(failure?.code == .libraryMissing)
        #expect(failure?.description.contains("the library libavcodec.so.61 is missing") == true)
    }

    @Test("Each library with the package that brings it")
    func packages() {
        func sentence(_ library: String) -> String? {
            let words = "x: error while loading shared libraries: \(library): cannot open shared object file"
            return ProgramOutcome(.exited(127), lastWords: words).failure?.description
        }
        #expect(sentence("libavcodec.so.61")?.hasSuffix("apt-get install ffmpeg)") == true)
        #expect(sentence("libxcb-damage.so.0")?.contains("libxcb-damage0") == true)
    }

    @Test("The same status without such words is a failure of the program's own")
    func otherStatus() {
        #expect(ProgramOutcome(.exited(127), lastWords: "sh: not found").failure?.code == .programFailed)
        #expect(ProgramOutcome(.overdue).failure?.code == .timedOut)
    }

    @Test("An extension of somebody else's is called by its own name, and told nothing of our packages")
    func foreign() {
        let program = BroadcastProgram(path: "/opt/tv", shownName: "My TV")
        let words = "tv: error while loading shared libraries: libtv.so.1: cannot open shared object file"
        let missing = ProgramOutcome(.exited(127), lastWords: words).failure(of: program)
        #expect(missing?.description == "My TV can't run: the library libtv.so.1 is missing")
        #expect(
            ProgramOutcome(.notStarted("no")).failure(of: program)?.description == "My TV can't be started: no")
        #expect(ProgramOutcome(.overdue).failure(of: program)?.description == "My TV did not answer in time")
        let error = #expect(throws: BroadcastError.self) { try program.check(version: 99) }
        #expect(error?.description.hasPrefix("My TV was made for another version of Marquee (99, ") == true)
    }
}
