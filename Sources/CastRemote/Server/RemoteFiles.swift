import CastWidgets
import Hummingbird

/// The page's own files: its page at the root with what a browser looks for there, the rest beneath `/remote/`.
struct RemoteFiles: Sendable {
    /// Those that lie at the root, by the names that they have among the assets.
    static let atRoot = [
        "sw.js", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png",
    ]

    let assets: [String: EmbeddedAsset]

    init(_ assets: [String: EmbeddedAsset] = RemoteAssets.all) { self.assets = assets }

    /// Where those beneath `/remote/` are.
    var paths: [String] { assets.keys.map { "/remote/" + $0 } }

    /// - Parameter path: of the request: begins with a slash.
    func response(to request: Request, at path: String) throws(WebRefusal) -> Response {
        let isPage = path == "/"
        let name = isPage ? "index.html" : String(path.dropFirst(path.hasPrefix("/remote/") ? 8 : 1))
        guard let file = assets[name], isPage || path.hasPrefix("/remote/") || Self.atRoot.contains(name) else {
            throw WebRefusal.unknownPath
        }
        return file.response(to: request, with: isPage ? WebHeaders.page : nil)
    }
}
