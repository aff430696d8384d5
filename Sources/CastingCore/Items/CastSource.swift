import CastWire
import ServingCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is to be cast: a file on this machine, or a URL that the receiver fetches itself.
package enum CastSource: Equatable, Sendable {
    case file(String)
    case url(String)

    /// - Throws: `.wrongUse` for a URL that no receiver could fetch.
    package init(_ argument: String) throws(CastFailure) {
        guard let colon = argument.firstRange(of: "://"), !argument.hasPrefix("/"), !argument.hasPrefix(".") else {
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
            guard let path = URL(string: argument)?.path, !path.isEmpty else {
                throw CastFailure(.wrongUse, "\"\(argument)\" names no file")
            }
            self = .file(path)
        default:
            throw CastFailure(.wrongUse, "a receiver fetches http and https URLs only, not \(scheme)")
        }
    }

    package var name: String {
        switch self {
        case .file(let path): URL(fileURLWithPath: path).lastPathComponent
        case .url(let url): URL(web: url)?.lastPathComponent ?? url
        }
    }

    /// The MIME type that the end of a URL's path suggests; a receiver that is told nothing guesses the same way.
    package static func contentType(ofPath path: String) -> String {
        let type = ContentType.forFile(named: path)
        return type == ContentType.unknown ? "video/mp4" : type
    }
}
