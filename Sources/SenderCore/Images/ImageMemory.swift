/// Images in memory by their URLs, whoever named them.
///
/// If they have more than `limit` bytes together, or if there are more than ``mostImages``, the least recently used
/// ones are evicted.
package struct ImageMemory: Equatable, Sendable {
    /// The largest number of images, however small they are. Each has a URL too, which a device may make 4 KiB long.
    package static let mostImages = 512
    private let limit: Int
    private var images: [String: CachedImage] = [:]
    /// The URLs, the most recently used last.
    private var order: [String] = []
    private var size = 0

    /// - Parameter limit: the bytes of all images together.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Returns the image, which then counts as used.
    package mutating func image(at url: String) -> CachedImage? {
        guard let image = images[url] else { return nil }
        use(url)
        return image
    }

    /// Keeps an image and replaces another one with the same URL. An image larger than the limit is not kept.
    package mutating func keep(_ image: CachedImage, at url: String) {
        guard image.bytes.count <= limit else { return }
        size += image.bytes.count - (images.updateValue(image, forKey: url)?.bytes.count ?? 0)
        use(url)
        while size > limit || images.count > Self.mostImages, let oldest = order.first {
            order.removeFirst()
            size -= images.removeValue(forKey: oldest)?.bytes.count ?? 0
        }
    }

    package mutating func removeAll() {
        self = ImageMemory(limit: limit)
    }

    private mutating func use(_ url: String) {
        order.removeAll { $0 == url }
        order.append(url)
    }
}
