import CastSender

/// The LOAD of one item, or of several as a queue, the first or each further time.
@MainActor struct LoadOrder {
    let items: [PreparedItem]
    /// Seconds into the first.
    let startTime: Double?
    /// Seconds for which each picture of a queue stays; nil: until somebody goes on.
    var slideTime: Double?

    /// Nil where there is no connection to send it on.
    ///
    /// - Throws: ``CastFailure`` where an item can't be one of a queue.
    func send(to client: RemoteMediaClient) throws -> Request<Void>? {
        guard items.count == 1 else {
            return client.queueLoad(try items.map { try $0.queueItem(slideTime: slideTime) }, playPosition: startTime)
        }
        var data = MediaLoadRequestData(mediaInformation: items[0].media)
        data.startTime = startTime
        data.activeTrackIDs = items[0].activeTrackIDs.isEmpty ? nil : items[0].activeTrackIDs
        return client.loadMedia(with: data)
    }
}
