import CastSender
import CastWidgetsCore
import Synchronization

/// The pictures that pages may ask for, by names that nobody can guess.
///
/// Where a shelf is full the name that was used longest ago goes. What is on another stays: a long queue takes nothing
/// from what plays, and a guest nothing from the owners.
final class PictureNames: Sendable {
    /// Names that are given for the same reason.
    enum Shelf: Hashable, Sendable {
        /// The app's own, and what it has devices name.
        case app
        /// What plays, for the widgets of owners (nil) or of a guest's device.
        case playing(guestOf: String?)
        case queue(guestOf: String?)

        var capacity: Int {
            switch self {
            case .app, .queue: 1_024
            case .playing: 64
            }
        }
    }

    /// Bytes; a longer URL is not shown.
    private static let longestURL = 4_096
    private let shelves = Mutex<[Shelf: ImageNames<Device?>]>([:])

    /// Where a page finds it, beneath the widgets' own address; nil for what is no address of the web.
    ///
    /// - Parameter device: that has told the URL; nil: the app itself.
    func path(of url: String, namedBy device: Device?, on shelf: Shelf) -> String? {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https", url.utf8.count <= Self.longestURL else { return nil }
        var random = SystemRandomNumberGenerator()
        return shelves.withLock {
            "image/"
                + $0[shelf, default: ImageNames(capacity: shelf.capacity)].name(
                    of: url, namer: device?.uniqueID ?? "", origin: device, using: &random)
        }
    }

    func entry(named name: String) -> (url: String, device: Device?)? {
        shelves.withLock { shelves in
            // An array: the keys themselves would have the tables copied as soon as one is used.
            for shelf in Array(shelves.keys) {
                if let entry = shelves[shelf]?.entry(named: name) { return (entry.url, entry.origin) }
            }
            return nil
        }
    }

    /// A guest's widgets are gone, and so are their pictures.
    func forget(guestOf deviceID: String) {
        shelves.withLock { shelves in
            for shelf in [Shelf.playing(guestOf: deviceID), .queue(guestOf: deviceID)] { shelves[shelf] = nil }
        }
    }
}
