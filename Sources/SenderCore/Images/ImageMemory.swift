/// Pictures that are kept in memory by their URLs, whoever has named them: the least recently used go first where they
/// have more than `limit` bytes together, or are more than ``mostImages``.
package struct ImageMemory: Equatable, Sendable {
    /// However small they are: each has a URL besides, of which a device may make 4 KiB.
    package static let mostImages = 512
    private let limit: Int
    private var images: [String: CachedImage] = [:]
    /// Last used last.
    private var order: [String] = []
    private var size = 0

    /// - Parameter limit: bytes of all pictures together.
    package init(limit: Int) {
        self.limit = limit
    }

    /// The picture, which counts as used now.
    package mutating func image(at url: String) -> CachedImage? {
        guard let image = images[url] else { return nil }
        use(url)
        return image
    }

    /// Keeps a picture in place of any other of its URL; one that is larger than all may be together is not kept.
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
