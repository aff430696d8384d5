#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a device fetches what it plays.
enum ServedAddress {
    /// Host and port of a URL, as casts tell theirs (`StartedItem.servingAddress`); nil for one that says no port, which
    /// is none of ours.
    static func of(_ url: String) -> String? {
        guard url.utf8.count <= 4_096, let url = URL(string: url), let host = url.host, let port = url.port else {
            return nil
        }
        return "\(host):\(port)"
    }
}
