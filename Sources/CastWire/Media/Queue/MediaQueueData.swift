/// A queue with its type, its items and its start. `MediaQueueDataBuilder` creates it.
///
/// In a status, a receiver may send only parts of it, and send its items separately.
///
/// From the Cast SDK: `GCKMediaQueueData`; on the wire, `queueData` of LOAD and MEDIA_STATUS.
public struct MediaQueueData: Hashable, Sendable {
    /// The type of a queue, for the receiver's display.
    ///
    /// From the Cast SDK: `GCKMediaQueueType`.
    public struct QueueType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Any queue; the type is left out on the wire.
        public static let generic = QueueType(rawValue: "")
        /// `ALBUM`: music that was published together.
        public static let album = QueueType(rawValue: "ALBUM")
        /// `PLAYLIST`: a list that a person made.
        public static let playlist = QueueType(rawValue: "PLAYLIST")
        /// `AUDIOBOOK`: the chapters of an audiobook.
        public static let audiobook = QueueType(rawValue: "AUDIOBOOK")
        /// `RADIO_STATION`: the program of a radio station.
        public static let radioStation = QueueType(rawValue: "RADIO_STATION")
        /// `PODCAST_SERIES`: the episodes of a podcast.
        public static let podcastSeries = QueueType(rawValue: "PODCAST_SERIES")
        /// `TV_SERIES`: the episodes of a series.
        public static let tvSeries = QueueType(rawValue: "TV_SERIES")
        /// `VIDEO_PLAYLIST`: a list of videos that a person made.
        public static let videoPlaylist = QueueType(rawValue: "VIDEO_PLAYLIST")
        /// `LIVE_TV`: TV channels.
        public static let liveTV = QueueType(rawValue: "LIVE_TV")
        /// `MOVIE`: a movie in one or several parts.
        public static let movie = QueueType(rawValue: "MOVIE")
        public static let allCases: [QueueType] = [
            .generic, .album, .playlist, .audiobook, .radioStation, .podcastSeries, .tvSeries, .videoPlaylist, .liveTV,
            .movie,
        ]
    }

    /// The id of the queue, from the receiver or the app; nil if it has none.
    public package(set) var queueID: String?
    /// The type of the queue.
    public package(set) var queueType: QueueType = .generic
    /// The name for people.
    public package(set) var name: String?
    /// A link with which the receiver's app finds the queue in a catalog.
    public package(set) var entity: String?
    /// The description of the queue's container.
    public package(set) var containerMetadata: MediaQueueContainerMetadata?
    /// The behavior at the end of the queue.
    public package(set) var repeatMode: MediaRepeatMode = .unchanged
    /// Whether the queue is shuffled; nil if the receiver does not say.
    public package(set) var shuffle: Bool?
    /// The items; nil if the receiver leaves them out.
    public package(set) var items: [MediaQueueItem]?
    /// The index of the first item to play.
    public package(set) var startIndex: Int?
    /// Seconds into the first item that is played, from 0; nil for its own `startTime`. Later items use their own.
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

/// Builds a `MediaQueueData`. Later changes to the builder do not affect built queues.
///
/// From the Cast SDK: `GCKMediaQueueDataBuilder`.
public struct MediaQueueDataBuilder: Sendable {
    /// The app's id of the queue, with which its receiver can find it.
    public var queueID: String?
    /// The type of the queue.
    public var queueType: MediaQueueData.QueueType
    /// The name for people.
    public var name: String?
    /// A link with which the receiver's app finds the queue in a catalog.
    public var entity: String?
    /// The description of the queue's container.
    public var containerMetadata: MediaQueueContainerMetadata?
    /// The behavior at the end of the queue; `.unchanged` for the receiver's default.
    public var repeatMode: MediaRepeatMode = .unchanged
    /// The items in their order.
    public var items: [MediaQueueItem] = []
    /// The index of the first item to play.
    public var startIndex = 0
    /// Seconds into the first item that is played, from 0; nil for the item's own start time.
    public var startTime: Double?

    /// Starts with an empty queue of this type.
    public init(queueType: MediaQueueData.QueueType = .generic) {
        self.queueType = queueType
    }

    /// Starts with the values of a queue, for instance to change it.
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

    /// Builds the queue.
    ///
    /// - Throws: `MediaInformationError` for a queue without items, id and entity, for a start index that is not among
    ///   the items, and for an invalid time.
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
