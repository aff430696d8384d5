/// The queue: its length and its current item. Its items are requested by place, since there may be thousands.
package struct QueueTopic: Encodable, Equatable, Sendable {
    package let count: Int
    /// Changes when the items change, or when more of them are known.
    package let revision: Int
    @OrNull package var current: Int?
    /// Its place, from 0 on: a page has only the part that it shows.
    @OrNull package var currentIndex: Int?
    /// The item that is jumped to, until the device plays it or has refused.
    @OrNull package var jumping: Int?
    /// Items that were moved and whose moves the device has not answered.
    package let moving: [Int]
    package let pending: Bool
    @OrNull package var failure: FailureTopic?

    package init(_ state: QueueState, revision: Int, failure: FailureTopic?) {
        (count, self.revision, current) = (state.itemIDs.count, revision, state.currentID)
        currentIndex = state.currentID.flatMap(state.itemIDs.firstIndex)
        (jumping, moving) = (state.jumpingID, state.movingIDs)
        (pending, self.failure) = (!state.pending.kinds.isEmpty, failure)
    }
}

/// A part of the queue.
package struct QueuePage: Encodable, Equatable, Sendable {
    package struct Item: Encodable, Equatable, Sendable {
        package let id: Int
        /// Nil until the device has reported it.
        @OrNull package var title: String?
        @OrNull package var subtitle: String?
        @OrNull package var image: String?
        /// In seconds.
        @OrNull package var duration: Double?

        package init(id: Int, title: String?, subtitle: String?, image: String?, duration: Double?) {
            (self.id, self.title, self.subtitle, self.image, self.duration) = (id, title, subtitle, image, duration)
        }
    }

    /// The most items.
    package static let limit = 200

    package let revision: Int
    package let from: Int
    package let items: [Item]

    package init(revision: Int, from: Int, items: [Item]) {
        (self.revision, self.from, self.items) = (revision, from, items)
    }
}
