import CastSender

/// The LOAD of one item, or of several as a queue, for the first time or again.
@MainActor struct LoadOrder {
    let items: ArraySlice<PreparedItem>
    /// Seconds into the first item.
    let startTime: Double?
    /// Seconds for each picture of a queue; nil: until somebody goes on.
    var slideTime: Double?

    /// Returns nil if there is no connection.
    ///
    /// - Throws: ``CastFailure`` if an item can't be part of a queue.
    func send(to client: RemoteMediaClient) throws -> Request<Void>? {
        guard items.count == 1 else {
            return client.queueLoad(try items.map { try $0.queueItem(slideTime: slideTime) }, playPosition: startTime)
        }
        let item = items[items.startIndex]
        var data = MediaLoadRequestData(mediaInformation: item.media)
        data.startTime = startTime
        data.activeTrackIDs = item.activeTrackIDs.isEmpty ? nil : item.activeTrackIDs
        return client.loadMedia(with: data)
    }
}
