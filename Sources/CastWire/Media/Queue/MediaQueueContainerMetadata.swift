/// The description of a queue for people, for instance of an album or an audiobook.
///
/// From the Cast SDK: `GCKMediaQueueContainerMetadata`; on the wire, `containerMetadata` of the queue.
public struct MediaQueueContainerMetadata: Hashable, Sendable {
    /// The type of a queue's container. From the Cast SDK: `GCKMediaQueueContainerType`, with its numbers.
    public enum ContainerType: Int, Sendable, CaseIterable {
        /// Any container, such as an album or a playlist.
        case generic = 0
        /// An audiobook.
        case audiobook = 1
    }

    /// The type of the container.
    public var containerType: ContainerType
    /// The title.
    public var title: String?
    /// The total duration in seconds, from 0; nil if unknown.
    public var containerDuration: Double?
    /// The images. The receiver chooses which one is shown.
    public var containerImages: [Image] = []
    /// The sections that a person can choose from, such as chapters.
    public var sections: [MediaMetadata] = []
    /// The authors of an audiobook.
    public var authors: [String] = []
    /// The narrators of an audiobook.
    public var narrators: [String] = []
    /// The publisher of an audiobook.
    public var publisher: String?
    /// The release date of an audiobook, in ISO 8601.
    public var releaseDate: String?

    /// Creates metadata with only these values.
    public init(containerType: ContainerType = .generic, title: String? = nil) {
        self.containerType = containerType
        self.title = title
    }
}

extension MediaQueueContainerMetadata: Codable, WireObject {
    private static let words: [String: ContainerType] = [
        "GENERIC_CONTAINER": .generic, "AUDIOBOOK_CONTAINER": .audiobook,
    ]

    /// Reads the metadata. Receivers send the type as a number or a word; the word is what is written.
    ///
    /// - Throws: `DecodingError` if the value is not an object.
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        let named = members.string("containerType").flatMap { Self.words[$0] }
        containerType = named ?? members.int("containerType").flatMap(ContainerType.init) ?? .generic
        title = members.string("title")
        containerDuration = members.time("containerDuration")
        containerImages = members.list("containerImages") ?? []
        sections = members.list("sections") ?? []
        authors = members.list("authors") ?? []
        narrators = members.list("narrators") ?? []
        publisher = members.string("publisher")
        releaseDate = members.string("releaseDate")
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(Self.words.first { $0.value == containerType }?.key, forKey: "containerType")
        try members.encodeIfPresent(title, forKey: "title")
        try members.encodeFinite(containerDuration, forKey: "containerDuration")
        try members.encodeList(containerImages, forKey: "containerImages")
        try members.encodeList(sections, forKey: "sections")
        try members.encodeList(authors, forKey: "authors")
        try members.encodeList(narrators, forKey: "narrators")
        try members.encodeIfPresent(publisher, forKey: "publisher")
        try members.encodeIfPresent(releaseDate, forKey: "releaseDate")
    }
}
