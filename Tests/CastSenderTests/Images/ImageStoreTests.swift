import FilePaths
import Foundation
import Testing

@testable import CastSender

struct ImageStoreTests {
    private let picture = CachedImage(contentType: "image/x-test", bytes: [10, 1, 10, 2])
    private let base = Date(timeIntervalSince1970: 1_700_000_000)

    private func inFolder(limit: Int = 1 << 20, _ body: (ImageStore) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "images-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(ImageStore(folder: folder, limit: limit))
    }

    private func file(_ store: ImageStore, _ url: String) -> String {
        "\(store.folder)/\(FNV1a.name(of: url.utf8)).image"
    }

    @Test func whatIsKeptIsFoundUnderItsURLOnly() throws {
        try inFolder { store in
            store.keep(picture, for: "http://a/1", at: base)
            #expect(store.image(for: "http://a/1") == picture)
            #expect(store.image(for: "http://a/2") == nil)
            // Even where two names were the same, the URL inside decides.
            try FileManager.default.copyItem(atPath: file(store, "http://a/1"), toPath: file(store, "http://a/2"))
            #expect(store.image(for: "http://a/2") == nil)
            store.removeAll()
            #expect(store.image(for: "http://a/1") == nil)
        }
    }

    @Test func ofSmallOnesTooNoMoreAreKeptThanItHasRoomFor() throws {
        try inFolder { whole in
            var store = whole
            store.mostFiles = 3
            for number in 0..<3 { store.keep(picture, for: "http://a/\(number)", at: base + Double(number)) }
            #expect(store.image(for: "http://a/0") == picture)
            store.keep(picture, for: "http://a/3", at: base + 3)
            #expect(store.image(for: "http://a/0") == nil)
            for number in 1..<4 { #expect(store.image(for: "http://a/\(number)") == picture) }
        }
    }

    @Test func theFolderIsTheUsersOwn() throws {
        try inFolder { store in
            store.keep(picture, for: "http://a/1", at: base)
            let attributes = try FileManager.default.attributesOfItem(atPath: store.folder)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    // S0-61: the limit counts all files, and what was used longest ago goes first.
    @Test func theLeastRecentlyUsedGoesWhenTheFolderIsFull() throws {
        let size = Array("http://a/1\nimage/x-test\n4\n".utf8).count + 4
        try inFolder(limit: 2 * size) { store in
            store.keep(picture, for: "http://a/1", at: base)
            store.keep(picture, for: "http://a/2", at: base + 1)
            store.touch("http://a/1", at: base + 2)
            store.keep(picture, for: "http://a/3", at: base + 3)
            #expect(store.image(for: "http://a/1") == picture)
            #expect(store.image(for: "http://a/2") == nil)
            #expect(store.image(for: "http://a/3") == picture)
            let left = try FileManager.default.contentsOfDirectory(atPath: store.folder)
            #expect(left.count == 2)
        }
    }

    @Test func whatIsBiggerThanTheLimitDrivesNothingOut() throws {
        try inFolder(limit: 64) { store in
            store.keep(picture, for: "http://a/1", at: base)
            let giant = CachedImage(contentType: "image/png", bytes: .init(repeating: 0, count: 65))
            store.keep(giant, for: "http://a/2", at: base + 1)
            #expect(store.image(for: "http://a/1") == picture)
            #expect(store.image(for: "http://a/2") == nil)
        }
    }

    @Test(arguments: [
        "", "\n", "http://a/1", "http://a/1\nimage/png\n4\nabc", "http://a/1\nimage/png\n4\nabcde",
        "http://a/1\ntext/html\n4\nabcd", "http://a/1\nimage/png\nfour\nabcd", "http://a/1\nimage/png\n0\n",
        "http://b/1\nimage/png\n4\nabcd",
    ])
    func brokenFilesCountAsAbsent(_ text: String) throws {
        try inFolder { store in
            store.keep(picture, for: "http://a/1", at: base)
            try Data(text.utf8).write(to: URL(filePath: file(store, "http://a/1")))
            #expect(store.image(for: "http://a/1") == nil)
            store.keep(picture, for: "http://a/1", at: base)
            #expect(store.image(for: "http://a/1") == picture)
        }
    }

    @Test func foldersAndGiantsInPlaceOfFilesCountAsAbsent() throws {
        try inFolder(limit: 64) { store in
            store.keep(picture, for: "http://a/1", at: base)
            try FileManager.default.createDirectory(
                atPath: file(store, "http://a/2"), withIntermediateDirectories: true)
            #expect(store.image(for: "http://a/2") == nil)
            let text = "http://a/1\nimage/png\n65\n" + String(repeating: "x", count: 65)
            try Data(text.utf8).write(to: URL(filePath: file(store, "http://a/1")))
            #expect(store.image(for: "http://a/1") == nil)
        }
    }
}
