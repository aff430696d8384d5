import CastWire
import FilePaths
import ServingCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is to be cast: a file on this machine, or a URL that the receiver fetches itself.
package enum CastSource: Equatable, Sendable {
    /// A path, as `PathText`.
    case file(String)
    case url(String)

    /// - Throws: `.wrongUse` for a URL that no receiver could fetch.
    package init(_ argument: String) throws(CastFailure) {
        // A path's first byte decides, whatever stands behind it.
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

    /// As people are shown it.
    package var name: String {
        switch self {
        case .file(let path): PathText.shown(PathParts.name(path))
        case .url(let text): Self.name(ofURL: text)
        }
    }

    /// The last part of its path; its host where there is none, as of a station on the radio.
    private static func name(ofURL text: String) -> String {
        guard let url = URL(web: text) else { return text }
        let last = url.lastPathComponent
        return last.isEmpty || last == "/" ? url.host ?? text : last
    }

    /// The MIME type that its name suggests.
    package var contentType: String {
        guard case .url(let text) = self else { return Self.contentType(ofPath: name) }
        // A host's name suggests nothing.
        return Self.contentType(ofPath: URL(web: text)?.lastPathComponent ?? "")
    }

    /// A URL's host and path, without what may be secret in it; a file's name.
    package var nameWithHost: String {
        guard case .url(let text) = self, let url = URL(web: text), let host = url.host else { return name }
        return host + url.path
    }

    /// The MIME type that the end of a URL's path suggests; a receiver that is told nothing guesses the same way.
    package static func contentType(ofPath path: String) -> String {
        let type = ContentType.forFile(named: path)
        return type == ContentType.unknown ? "video/mp4" : type
    }
}
