/// A queue as a whole: what kind of thing it is, its items, and where it begins. Made with `MediaQueueDataBuilder`.
///
/// In a status a receiver may tell parts of it only, and its items apart from it.
///
/// From the Cast SDK: `GCKMediaQueueData`; on the wire, `queueData` of LOAD and MEDIA_STATUS.
public struct MediaQueueData: Hashable, Sendable {
    /// What a queue is, so that a receiver can show it as such.
    ///
    /// From the Cast SDK: `GCKMediaQueueType`.
    public struct QueueType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nothing special; on the wire the type is left out.
        public static let generic = QueueType(rawValue: "")
        /// `ALBUM`: pieces of music that were published together.
        public static let album = QueueType(rawValue: "ALBUM")
        /// `PLAYLIST`: what somebody put together.
        public static let playlist = QueueType(rawValue: "PLAYLIST")
        /// `AUDIOBOOK`: the chapters of a book that is read aloud.
        public static let audiobook = QueueType(rawValue: "AUDIOBOOK")
        /// `RADIO_STATION`: what a station plays.
        public static let radioStation = QueueType(rawValue: "RADIO_STATION")
        /// `PODCAST_SERIES`: the episodes of a podcast.
        public static let podcastSeries = QueueType(rawValue: "PODCAST_SERIES")
        /// `TV_SERIES`: the episodes of a series.
        public static let tvSeries = QueueType(rawValue: "TV_SERIES")
        /// `VIDEO_PLAYLIST`: videos that somebody put together.
        public static let videoPlaylist = QueueType(rawValue: "VIDEO_PLAYLIST")
        /// `LIVE_TV`: channels.
        public static let liveTV = QueueType(rawValue: "LIVE_TV")
        /// `MOVIE`: a film, in one part or several.
        public static let movie = QueueType(rawValue: "MOVIE")
        public static let allCases: [QueueType] = [
            .generic, .album, .playlist, .audiobook, .radioStation, .podcastSeries, .tvSeries, .videoPlaylist, .liveTV,
            .movie,
        ]
    }

    /// The receiver's or the app's id of the queue; nil where it has none.
    public package(set) var queueID: String?
    /// What the queue is.
    public package(set) var queueType: QueueType = .generic
    /// What people are told that it is called.
    public package(set) var name: String?
    /// A link by which the receiver's app finds the queue in a catalogue.
    public package(set) var entity: String?
    /// What a person is told about the thing that the queue is.
    public package(set) var containerMetadata: MediaQueueContainerMetadata?
    /// What the queue does at its end.
    public package(set) var repeatMode: MediaRepeatMode = .unchanged
    /// Nil where the receiver does not say.
    public package(set) var shuffle: Bool?
    /// Nil where the receiver leaves them out.
    public package(set) var items: [MediaQueueItem]?
    /// The item to begin with.
    public package(set) var startIndex: Int?
    /// Seconds into the first item that is played, from 0 on; its own `startTime` holds after that. Nil: the item's own
    /// from the beginning.
    public package(set) var startTime: Double?

    package init() {}
}

extension MediaQueueData: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        queueID = members.string("id")
        queueType = members.word("queueType") ?? .generic
        name = members.string("name")
        entity = members.string("entity")
        containerMetadata = members.value("containerMetadata")
        repeatMode = members.string("repeatMode").map(MediaRepeatMode.init(wire:)) ?? .unchanged
        shuffle = members.bool("shuffle")
        items = members.list("items")
        startIndex = members.int("startIndex")
        startTime = members.time("startTime")
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(queueID, forKey: "id")
        try members.encodeWord(queueType, unless: .generic, forKey: "queueType")
        try members.encodeIfPresent(name, forKey: "name")
        try members.encodeIfPresent(entity, forKey: "entity")
        try members.encodeIfPresent(containerMetadata, forKey: "containerMetadata")
        try members.encodeIfPresent(repeatMode.wire, forKey: "repeatMode")
        try members.encodeIfPresent(shuffle, forKey: "shuffle")
        try members.encodeIfPresent(items, forKey: "items")
        try members.encodeIfPresent(startIndex, forKey: "startIndex")
        try members.encodeFinite(startTime, forKey: "startTime")
    }
}

/// Makes a `MediaQueueData`. What has been built does not change with the builder afterwards.
///
/// From the Cast SDK: `GCKMediaQueueDataBuilder`.
public struct MediaQueueDataBuilder: Sendable {
    /// The app's id of the queue, by which its receiver can find it.
    public var queueID: String?
    /// What the queue is.
    public var queueType: MediaQueueData.QueueType
    /// What people are told that it is called.
    public var name: String?
    /// A link by which the receiver's app finds the queue in a catalogue.
    public var entity: String?
    /// What a person is told about the thing that the queue is.
    public var containerMetadata: MediaQueueContainerMetadata?
    /// What the queue does at its end; `.unchanged` leaves it to the receiver.
    public var repeatMode: MediaRepeatMode = .unchanged
    /// The items, in their order.
    public var items: [MediaQueueItem] = []
    /// The item to begin with.
    public var startIndex = 0
    /// Seconds into the first item that is played, from 0 on; nil: the item's own start time.
    public var startTime: Double?

    /// An empty queue of this kind.
    public init(queueType: MediaQueueData.QueueType = .generic) {
        self.queueType = queueType
    }

    /// Begins with a queue as it is, for instance to change it.
    public init(_ data: MediaQueueData) {
        queueID = data.queueID
        queueType = data.queueType
        name = data.name
        entity = data.entity
        containerMetadata = data.containerMetadata
        repeatMode = data.repeatMode
        items = data.items ?? []
        startIndex = data.startIndex ?? 0
        startTime = data.startTime
    }

    /// Makes the queue.
    ///
    /// - Throws: `MediaInformationError` for a queue with neither items nor an id or entity to find them by, for a
    ///   start that is not among the items, and for a time that is none.
    public func build() throws(MediaInformationError) -> MediaQueueData {
        guard !items.isEmpty || entity != nil || queueID != nil else { throw .missingContent }
        guard startIndex >= 0, items.isEmpty || startIndex < items.count else {
            throw .invalidStartIndex(startIndex, itemCount: items.count)
        }
        if let startTime, !startTime.isFinite || startTime < 0 { throw .invalidTime(startTime) }
        var data = MediaQueueData()
        data.queueID = queueID
        data.queueType = queueType
        data.name = name
        data.entity = entity
        data.containerMetadata = containerMetadata
        data.repeatMode = repeatMode
        data.items = items.isEmpty ? nil : items
        data.startIndex = startIndex
        data.startTime = startTime
        return data
    }
}
