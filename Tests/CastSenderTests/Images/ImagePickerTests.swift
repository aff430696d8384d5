import CastWire
import Foundation
import Testing

@testable import CastSender

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImagePickerTests {
    /// The smallest that fills the place.
    private struct FittingPicker: ImagePicker {
        func image(for metadata: MediaMetadata, with hints: ImageHints) -> Image? {
            guard hints.imageType != .castDialog else { return nil }
            return metadata.images.first { ($0.width ?? 0) >= hints.width && ($0.height ?? 0) >= hints.height }
        }
    }

    private func metadata(_ server: TestWebServer?) -> MediaMetadata {
        var metadata = MediaMetadata(metadataType: .movie)
        metadata.addImage(Image(url: server?.url("/small.png") ?? "s", width: 100, height: 100))
        metadata.addImage(Image(url: server?.url("/large.png") ?? "l", width: 1000, height: 1000))
        return metadata
    }

    @Test func theFirstPictureIsTheDefaultWhateverItIsFor() {
        let context = CastContext.fake()
        for type in ImageHints.ImageType.allCases {
            let hints = ImageHints(imageType: type, width: 640, height: 480)
            #expect(context.imagePicker.image(for: metadata(nil), with: hints)?.url == "s")
        }
        let none = MediaMetadata(metadataType: .movie)
        #expect(context.imagePicker.image(for: none, with: .init(imageType: .background, width: 1, height: 1)) == nil)
        #expect(ImageHints.ImageType.allCases.map(\.rawValue) == [0, 1, 2, 3])
    }

    // S0-61: the picker that the app has set decides what is fetched; nil restores the default.
    @Test func theAppsPickerDecidesWhichPictureIsFetched() async throws {
        let server = try await TestWebServer.start { _ in
            .init(headers: [("Content-Type", "image/png")], body: ImageCacheTests.png)
        }
        let folder = NSTemporaryDirectory() + "images-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let context = CastContext.fake()
        context.imageCache = ImageCache(folder: folder)
        let background = ImageHints(imageType: .background, width: 640, height: 480)
        let icon = ImageHints(imageType: .miniController, width: 64, height: 64)
        let dialog = ImageHints(imageType: .castDialog, width: 64, height: 64)

        context.imagePicker = FittingPicker()
        let large = try await context.image(for: metadata(server), with: background)
        #expect(large?.bytes == ImageCacheTests.png)
        #expect(server.questions.map(\.path) == ["/large.png"])
        let small = try await context.image(for: metadata(server), with: icon)
        #expect(small != nil)
        #expect(server.questions.map(\.path) == ["/large.png", "/small.png"])
        let none = try await context.image(for: metadata(server), with: dialog)
        #expect(none == nil)

        context.imagePicker = nil
        #expect(context.imagePicker is FirstImagePicker)
        // Both are kept: what is asked for now would not be seen otherwise.
        context.imageCache.removeAll()
        _ = try await context.image(for: metadata(server), with: background)
        #expect(server.questions.map(\.path) == ["/large.png", "/small.png", "/small.png"])
        try await server.close()
    }
}
