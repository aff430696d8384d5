import FilePaths
import Foundation
import Testing

@testable import CastRemote

@Suite(.timeLimit(.minutes(2))) struct LibraryScannerTests {
    private let folder = TemporaryFolder()

    private func files(_ limits: ScanLimits = ScanLimits()) -> [String] {
        LibraryScanner(limits: limits).scan([folder.path])[0].folders.flatMap { folder in
            folder.files.map { (folder.path.names + [$0.name]).joined(separator: "/") }
        }
    }

    @Test func noLinkIsFollowedWhereverItLeads() {
        let elsewhere = TemporaryFolder()
        elsewhere.file("secret.mp4")
        folder.file("inside/film.mp4")
        folder.link("out", to: elsewhere.path)
        folder.link("out.mp4", to: elsewhere.path + "/secret.mp4")
        folder.link("loop", to: folder.path)
        folder.link("up", to: "..")
        folder.link("in", to: "inside")
        #expect(files() == ["inside/film.mp4"])
    }

    @Test func whatIsHiddenOrNoFileIsLeftOutAndWhatIsNotUTF8IsThere() {
        folder.file(".hidden.mp4")
        folder.file(".folder/film.mp4")
        folder.file("notes.txt")
        mkfifo(folder.path + "/pipe.mp4", 0o600)
        close(open(folder.path + "/latin\u{1}.mp4", O_CREAT, 0o600))
        let name: [CChar] =
            Array((folder.path + "/").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 46, 109, 112, 52, 0]
        close(open(name, O_CREAT, 0o600))
        let odd = PathText.text([0xE9] + Array(".mp4".utf8))
        #expect(files() == ["latin\u{1}.mp4", odd])
        let path = RelativePath([odd])
        #expect(path.flatMap { OpenedRoot(folder.path)?.file($0) } != nil, "it is opened as it is")
    }

    @Test func itIsNoDeeperThanItMayBeAndSaysThatItWasCut() {
        let deep = Array(repeating: "d", count: RelativePath.depth).joined(separator: "/")
        folder.file(deep + "/deeper/film.mp4")
        folder.file("film.mp4")
        let scanned = LibraryScanner().scan([folder.path])[0]
        #expect(scanned.isCut && scanned.folders.flatMap(\.files).map(\.name) == ["film.mp4"])
    }

    @Test func itsLimitsHold() {
        for number in 0..<50 { folder.file("\(number).mp4") }
        var limits = ScanLimits()
        limits.entries = 20
        #expect(files(limits).count == 20)
        limits = ScanLimits()
        limits.namesInFolder = 10
        #expect(files(limits).count <= 10)
        #expect(LibraryScanner().scan([folder.path + "/gone"])[0].folders == [])
    }

    @Test func whatWasPutInAFilesPlaceLaterIsNotOpened() async throws {
        let elsewhere = TemporaryFolder()
        elsewhere.file("a/film.mp4", [9])
        folder.file("a/film.mp4", [1])
        let state = TemporaryFolder()
        let library = try RemoteLibrary(
            .init(places: [folder.path]), folder: state.path, watched: try WatchedFile(folder: state.path))
        let item = try #require(
            await library.page(of: nil, search: "film", from: 0, count: 1).items.first?.entry)
        #expect(try await library.find(item.id).path == folder.path + "/a/film.mp4")
        folder.remove("a")
        folder.link("a", to: elsewhere.path + "/a")
        await #expect(throws: RemoteRefusal.self) { try await library.find(item.id) }
        folder.remove("a")
        folder.file("a/other")
        folder.link("a/film.mp4", to: elsewhere.path + "/a/film.mp4")
        await #expect(throws: RemoteRefusal.self) { try await library.find(item.id) }
        await #expect(throws: RemoteRefusal.self) { try await library.find("../../../etc/passwd") }
    }

    @Test func namesThatDifferInCaseOrFormAreFilesOfTheirOwn() async throws {
        for name in ["Film.mp4", "film.mp4", "\u{E9}.mp4", "e\u{301}.mp4"] { folder.file(name) }
        let state = TemporaryFolder()
        let library = try RemoteLibrary(
            .init(places: [folder.path]), folder: state.path, watched: try WatchedFile(folder: state.path))
        let items = try await library.page(of: nil, search: nil, from: 0, count: 9).items
        #expect(Set(items.map(\.entry.id)).count == 4)
        for item in items {
            let path = try await library.find(item.entry.id).path
            #expect(path.utf8.elementsEqual((folder.path + "/" + item.entry.name).utf8))
        }
    }

    @Test func idsTellNothingStayOverARestartAndDifferBetweenUsers() async throws {
        folder.file("film.mp4")
        func id(_ state: TemporaryFolder) async throws -> String {
            let library = try RemoteLibrary(
                .init(places: [folder.path]), folder: state.path, watched: try WatchedFile(folder: state.path))
            return try await library.page(of: nil, search: nil, from: 0, count: 1).items[0].entry.id
        }
        let (one, other) = (TemporaryFolder(), TemporaryFolder())
        let first = try await id(one)
        #expect(LibraryIDs.isID(first))
        #expect(try await id(one) == first)
        #expect(try await id(other) != first)
    }

    @Test func twentyThousandFilesAreScannedAndPagedInTime() async throws {
        for number in 0..<200 {
            mkdir(folder.path + "/Season \(number)", 0o700)
            for episode in 0..<100 {
                close(open(folder.path + "/Season \(number)/Episode \(episode).mkv", O_CREAT, 0o600))
            }
        }
        let state = TemporaryFolder()
        let library = try RemoteLibrary(
            .init(places: [folder.path]), folder: state.path, watched: try WatchedFile(folder: state.path))
        let clock = ContinuousClock()
        let scanning = await clock.measure { await library.scan() }
        #expect(await library.topic.count == 20_000)
        #expect(scanning < .seconds(10), "\(scanning)")
        let again = await clock.measure { await library.scan() }
        #expect(again < .seconds(5), "\(again)")
        #expect(await library.topic.revision == 2, "nothing new")
        var page = try await library.page(of: nil, search: nil, from: 0, count: 60)
        #expect(page.total == 200 && page.items.map(\.entry.title).prefix(3) == ["Season 0", "Season 1", "Season 2"])
        let paging = try await clock.measure {
            page = try await library.page(of: page.items[7].entry.id, search: nil, from: 40, count: 60)
        }
        #expect(page.items.first?.entry.title == "Episode 40" && page.items.count == 60)
        #expect(page.folder?.name == "Season 7" && page.folder?.parents.count == 1)
        let searching = try await clock.measure {
            page = try await library.page(of: nil, search: "episode 99", from: 0, count: 60)
        }
        #expect(page.total == 200)
        #expect(paging < .seconds(1) && searching < .seconds(1), "\(paging), \(searching)")
    }
}
