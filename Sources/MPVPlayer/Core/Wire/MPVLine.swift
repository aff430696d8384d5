import FilePaths
import PlatformFoundation

/// A line of mpv's JSON IPC.
enum MPVLine: Equatable, Sendable {
    /// `error` is "success", or the reason for a failure.
    case reply(request: Int, error: String, data: MPVData?)
    /// No value if mpv has none at the moment, or an invalid one.
    case property(MPVProperty, MPVData?)
    case event(MPVEvent)
    /// A message that was not requested.
    case other

    /// Nil if it is not a line of mpv's. mpv passes on file names as bytes, so its lines need not be UTF-8: all texts
    /// are `PathText`.
    init?(_ line: some Collection<UInt8>) {
        let text = PathText.text(Array(line))
        guard let read = try? JSONDecoder().decode(Members.self, from: Data(text.utf8)) else { return nil }
        if read.event == "property-change" {
            guard let name = read.name, let property = MPVProperty(rawValue: name) else {
                self = .other
                return
            }
            self = .property(property, read.data)
        } else if let event = read.event {
            self = MPVEvent(rawValue: event).map(MPVLine.event) ?? .other
        } else if let error = read.error {
            self = .reply(request: read.request ?? 0, error: error, data: read.data)
        } else {
            return nil
        }
    }

    private struct Members: Decodable {
        var event: String?
        var name: String?
        var error: String?
        var request: Int?
        var data: MPVData?

        private enum CodingKeys: String, CodingKey {
            case event, name, error, data
            case request = "request_id"
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            event = try members.decodeIfPresent(String.self, forKey: .event)
            name = try? members.decodeIfPresent(String.self, forKey: .name)
            error = try? members.decodeIfPresent(String.self, forKey: .error)
            request = try? members.decodeIfPresent(Int.self, forKey: .request)
            data = try? members.decodeIfPresent(MPVData.self, forKey: .data)
        }
    }
}

/// The events of mpv that are used.
enum MPVEvent: String, Sendable {
    case seek
    case playbackRestart = "playback-restart"
    case startFile = "start-file"
    case fileLoaded = "file-loaded"
    case endFile = "end-file"
    case idle
    case shutdown
}
