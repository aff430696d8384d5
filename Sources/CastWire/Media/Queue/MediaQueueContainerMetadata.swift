/// What a person is told about the thing that a queue is: an album, an audiobook.
///
/// From the Cast SDK: `GCKMediaQueueContainerMetadata`; on the wire, `containerMetadata` of the queue.
public struct MediaQueueContainerMetadata: Hashable, Sendable {
    /// What a queue is. From the Cast SDK: `GCKMediaQueueContainerType`, with its numbers.
    public enum ContainerType: Int, Sendable, CaseIterable {
        /// Nothing special: an album, a playlist.
        case generic = 0
        /// An audiobook.
        case audiobook = 1
    }

    /// What the queue is.
    public var containerType: ContainerType
    /// What it is called.
    public var title: String?
    /// Seconds that all of it lasts, from 0 on; nil where unknown.
    public var containerDuration: Double?
    /// Its pictures; which of them is shown is the receiver's choice.
    public var containerImages: [Image] = []
    /// The parts that a person can choose from, such as chapters.
    public var sections: [MediaMetadata] = []
    /// Of an audiobook, as are the next three.
    public var authors: [String] = []
    /// Who reads it.
    public var narrators: [String] = []
    /// Who published it.
    public var publisher: String?
    /// ISO 8601.
    public var releaseDate: String?

    /// Metadata in which nothing else is set.
    public init(containerType: ContainerType = .generic, title: String? = nil) {
        self.containerType = containerType
        self.title = title
    }
}

extension MediaQueueContainerMetadata: Codable, WireObject {
    private static let words: [String: ContainerType] = [
        "GENERIC_CONTAINER": .generic, "AUDIOBOOK_CONTAINER": .audiobook,
    ]

    /// Receivers name the type by its number or by its word; the word is what is written.
    ///
    /// - Throws: `DecodingError` where it is no object.
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
