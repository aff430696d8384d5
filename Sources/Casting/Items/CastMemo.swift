import CastSender
import FileAccess
package import MediaServing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a later process needs to go on with a cast: which files under which URLs. Kept with the session
/// (`CastSession.resumptionData`), in a file that only its user reads, since it holds the secret paths.
package struct CastMemo: Codable, Equatable {
    package struct Item: Codable, Equatable {
        /// A URL that is served elsewhere; nil for a file.
        package var url: String?
        /// An absolute path, as `PathText`; those of subtitles too.
        package var file: String?
        package var subtitles: [String] = []
        /// The stream of subtitles that is drawn into the picture.
        package var burned: Int?
        package var saved: MediaServingSession.Saved?
        /// The number in the file of the sound that was chosen; nil where none was.
        package var audio: Int?
    }

    package var items: [Item]

    private static let key = "marquee.cast"

    package init(_ sources: [CastItem], _ items: [PreparedItem]) {
        self.items = zip(sources, items).map { source, item in
            switch source.source {
            case .url(let url): Item(url: url, subtitles: source.subtitles)
            case .file(let path):
                Item(
                    file: ProcessPaths.absolute(path), subtitles: source.subtitles.map(ProcessPaths.absolute),
                    burned: source.burned, saved: item.serving?.saved, audio: source.file?.chosenAudio)
            }
        }
    }

    /// Nil where the session was not one of `marquee cast`.
    package init?(_ data: [String: String]) {
        guard let text = data[Self.key],
            let memo = try? JSONDecoder().decode(CastMemo.self, from: Data(text.utf8)), !memo.items.isEmpty
        else { return nil }
        self = memo
    }

    package var resumptionData: [String: String] {
        guard let data = try? JSONEncoder().encode(self) else { return [:] }
        return [Self.key: String(decoding: data, as: UTF8.self)]
    }
}
