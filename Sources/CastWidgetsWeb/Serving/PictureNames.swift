import CastSender
import CastWidgets
import CastWidgetsCore
import Synchronization

/// The images that pages may request, by names that nobody can guess.
///
/// If a shelf is full, its name that was used longest ago is evicted. Other shelves are not affected: a long queue
/// evicts no image of the current media, and a guest evicts none of the owners' images.
final class PictureNames: Sendable {
    /// A group of names for the same purpose.
    enum Shelf: Hashable, Sendable {
        /// The app's own images, and those that the app lets devices name.
        case app
        /// The current media's images, for the widgets of owners (nil) or of a guest's device.
        case playing(guestOf: String?)
        case queue(guestOf: String?)

        var capacity: Int {
            switch self {
            case .app, .queue: 1_024
            case .playing: 64
            }
        }
    }

    /// In bytes; a longer URL is not served.
    private static let longestURL = 4_096
    private let shelves = Mutex<[Shelf: ImageNames<Device?>]>([:])

    /// Returns the image's path beneath the widgets' own address; nil if the URL is no web address.
    ///
    /// - Parameter device: the device that reported the URL; nil: the app itself.
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
            // A copied array: iterating the keys themselves would copy the tables as soon as one is used.
            for shelf in Array(shelves.keys) {
                if let entry = shelves[shelf]?.entry(named: name) { return (entry.url, entry.origin) }
            }
            return nil
        }
    }

    /// Removes the images of a guest whose widgets are gone.
    func forget(guestOf deviceID: String) {
        shelves.withLock { shelves in
            for shelf in [Shelf.playing(guestOf: deviceID), .queue(guestOf: deviceID)] { shelves[shelf] = nil }
        }
    }
}
