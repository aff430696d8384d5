import CastSender
import FileAccess
package import MediaServing
import PlatformFoundation

/// What a later process needs to continue a cast: the files and their URLs. It is stored with the session
/// (`CastSession.resumptionData`), in a file that only its user can read, since it contains the secret paths.
struct CastMemo: Codable, Equatable {
    struct Item: Codable, Equatable {
        /// A URL that is served elsewhere; nil for a file.
        var url: String?
        /// An absolute path, as `PathText`; also for subtitles.
        var file: String?
        var subtitles: [String] = []
        /// The subtitle stream that is drawn into the video.
        var burned: Int?
        var saved: MediaServingSession.Saved?
        /// The number of the chosen audio stream; nil if none was chosen.
        var audio: Int?
    }

    var items: [Item]

    private static let key = "marquee.cast"

    init(_ sources: [CastItem], _ items: [PreparedItem]) {
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

    /// Nil if the session is not from `marquee cast`.
    init?(_ data: [String: String]) {
        guard let text = data[Self.key],
            let memo = try? JSONDecoder().decode(CastMemo.self, from: Data(text.utf8)), !memo.items.isEmpty
        else { return nil }
        self = memo
    }

    var resumptionData: [String: String] {
        guard let data = try? JSONEncoder().encode(self) else { return [:] }
        return [Self.key: String(decoding: data, as: UTF8.self)]
    }
}
