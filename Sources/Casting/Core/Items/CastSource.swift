import CastWire
import FilePaths
import PlatformFoundation
import ServingCore

/// What to cast: a file on this machine, or a URL that the receiver fetches.
package enum CastSource: Equatable, Sendable {
    /// A path, as `PathText`.
    case file(String)
    case url(String)

    /// - Throws: `.wrongUse` for a URL that no receiver can fetch.
    package init(_ argument: String) throws(CastFailure) {
        // A path is recognized by its first byte, whatever follows.
        let first = argument.utf8.first
        guard let colon = argument.firstRange(of: "://"), first != UInt8(ascii: "/"), first != UInt8(ascii: ".") else {
            self = .file(argument)
            return
        }
        let scheme = argument[..<colon.lowerBound].lowercased()
        switch scheme {
        case "http", "https":
            guard let host = URL(web: argument)?.host, !host.isEmpty else {
                throw CastFailure(.wrongUse, "\"\(argument)\" is not a complete URL")
            }
            self = .url(argument)
        case "file":
            guard let path = PathParts.ofFileURL(argument) else {
                throw CastFailure(.wrongUse, "\"\(argument)\" names no file")
            }
            self = .file(path)
        default:
            throw CastFailure(.wrongUse, "a receiver fetches http and https URLs only, not \(scheme)")
        }
    }

    /// The name for people.
    package var name: String {
        switch self {
        case .file(let path): PathText.shown(PathParts.name(path))
        case .url(let text): Self.name(ofURL: text)
        }
    }

    /// The last part of the path, or the host if there is none, as for a radio station.
    private static func name(ofURL text: String) -> String {
        guard let url = URL(web: text) else { return text }
        let last = url.lastPathComponent
        return last.isEmpty || last == "/" ? url.host ?? text : last
    }

    /// The MIME type for its name.
    package var contentType: String {
        guard case .url(let text) = self else { return Self.contentType(ofPath: name) }
        // Only the path counts, not the host's name.
        return Self.contentType(ofPath: URL(web: text)?.lastPathComponent ?? "")
    }

    /// A URL's host and path, without parts that may be secret; a file's name.
    var nameWithHost: String {
        guard case .url(let text) = self, let url = URL(web: text), let host = url.host else { return name }
        return host + url.path
    }

    /// The MIME type for the end of a URL's path. Receivers that are told none guess the same way.
    package static func contentType(ofPath path: String) -> String {
        let type = ContentType.forFile(named: path)
        return type == ContentType.unknown ? "video/mp4" : type
    }
}
