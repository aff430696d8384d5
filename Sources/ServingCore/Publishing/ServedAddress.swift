import CastWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a device fetches what it plays, without the secret part: what a cast tells of itself, and what it is known by.
package enum ServedAddress {
    /// Host and port of a URL; nil for one that says no port, which is none that is served here.
    package static func of(_ url: String) -> String? {
        guard url.utf8.count <= 4_096, let url = URL(string: url), let host = url.host, let port = url.port else {
            return nil
        }
        return PlaceText.of(host: host, port: port)
    }
}
