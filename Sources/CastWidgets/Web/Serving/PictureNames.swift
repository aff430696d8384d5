import CastSender
import CastWidgetsCore
import Synchronization

/// The pictures that pages may ask for, by names that nobody can guess.
final class PictureNames: Sendable {
    /// Bytes; a longer URL is not shown.
    private static let longestURL = 4_096
    private let names = Mutex(ImageNames<Device?>())

    /// Where a page finds it, beneath the widgets' own address; nil for what is no address of the web.
    ///
    /// - Parameter device: that has told the URL; nil: the app itself.
    func path(of url: String, namedBy device: Device?) -> String? {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https", url.utf8.count <= Self.longestURL else { return nil }
        var random = SystemRandomNumberGenerator()
        return names.withLock {
            "image/" + $0.name(of: url, namer: device?.uniqueID ?? "", origin: device, using: &random)
        }
    }

    func entry(named name: String) -> (url: String, device: Device?)? {
        names.withLock { $0.entry(named: name).map { ($0.url, $0.origin) } }
    }
}
