import CastWire
import PlatformFoundation

/// The address from which a device fetches its media, without the secret part. A cast shows it and is identified by it.
package enum ServedAddress {
    /// Host and port of a URL; nil without a port, since URLs served here have one.
    package static func of(_ url: String) -> String? {
        guard url.utf8.count <= 4_096, let url = URL(string: url), let host = url.host, let port = url.port else {
            return nil
        }
        return PlaceText.of(host: host, port: port)
    }
}
