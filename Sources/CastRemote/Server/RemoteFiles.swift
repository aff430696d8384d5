import CastWidgetsWeb
import Hummingbird

/// The page's own files: the page and what a browser expects at the root, everything else beneath `/remote/`.
struct RemoteFiles: Sendable {
    /// The files at the root, by their names among the assets.
    static let atRoot = [
        "sw.js", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png",
    ]

    let assets: [String: EmbeddedAsset]

    init(_ assets: [String: EmbeddedAsset] = RemoteAssets.all) { self.assets = assets }

    /// The paths of the files beneath `/remote/`.
    var paths: [String] { assets.keys.map { "/remote/" + $0 } }

    /// Returns the answer to a request for a file.
    ///
    /// - Parameter path: the request's path, which begins with a slash.
    func response(to request: Request, at path: String) throws(WebRefusal) -> Response {
        let isPage = path == "/"
        let name = isPage ? "index.html" : String(path.dropFirst(path.hasPrefix("/remote/") ? 8 : 1))
        guard let file = assets[name], isPage || path.hasPrefix("/remote/") || Self.atRoot.contains(name) else {
            throw WebRefusal.unknownPath
        }
        return file.response(to: request, with: isPage ? WebHeaders.page : nil)
    }
}
