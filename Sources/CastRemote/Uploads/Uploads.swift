import CastSender
package import NIOCore

/// Files that people send from their phones and computers: each is kept until what plays it is over, and no longer.
///
/// One plays as soon as it can: while the rest of it comes, where ``ArrivingMedia`` says so and the device takes it as
/// it is; else once all of it is there.
@MainActor
package final class Uploads {
    package internal(set) var table: UploadTable {
        didSet { if table != oldValue { telling.tell(table) } }
    }

    /// Told of changes: of each but progress at once, of that some times a second.
    package var onChange: (@MainActor () -> Void)? {
        get { telling.onChange }
        set { telling.onChange = newValue }
    }

    // The parts of this type in other files are to see these.
    let folder: UploadFolder
    let casts: RemoteCasts
    var receiving: [String: Task<Void, any Error>] = [:]
    /// Of the uploads whose casts were begun while they came, and have not played yet: where.
    var begunEarly: [String: Device] = [:]
    private let telling: UploadTelling

    /// - Parameter path: where the files lie. What an earlier server left there is removed, unless it still plays.
    /// - Throws: ``RemoteRefusal`` where that folder can't be made.
    package init(path: String, casts: RemoteCasts, budget: UploadBudget = UploadBudget()) throws(RemoteRefusal) {
        folder = try UploadFolder(path)
        self.casts = casts
        table = UploadTable(budget: budget)
        telling = UploadTelling()
        folder.sweep(keeping: Set(casts.table.casts.compactMap { $0.state.isOver ? nil : $0.upload }))
        casts.onUploadChange = { [weak self] upload, cast in self?.castChanged(upload, cast) }
    }

    package var topic: UploadsTopic { UploadsTopic(table) }

    /// Takes a file in, and casts it to the device that is chosen as it begins: while it comes, another one may be, or
    /// the session is away for a moment.
    ///
    /// - Parameters:
    ///   - id: the request's own, by which it is known from now on.
    ///   - told: what the sender calls it.
    ///   - length: bytes, as the sender says.
    ///   - body: the file. Not read to its end where it is refused.
    ///   - maySend: whether who sends it still may: asked with each piece, and before it is cast.
    /// - Throws: ``RemoteRefusal``: `.conflict` without a device or where it was cancelled, `.badRequest`, `.tooLarge`,
    ///   `.tooMany`, `.noRoom`, `.takenBack`. What has come by then is gone, and a device that plays it is told so.
    package func receive<Body: AsyncSequence & Sendable>(
        _ id: String, named told: String, length: Int64?, body: Body,
        while maySend: @escaping @Sendable () async -> Bool = { true }
    ) async throws(RemoteRefusal) where Body.Element == ByteBuffer {
        let device = try casts.chosenDevice()
        guard table.upload(id) == nil else { throw RemoteRefusal(.conflict, "This upload is known already.") }
        let name = UploadName.safe(told)
        try table.begin(id, name: name, length: length, free: folder.free)
        let refusal = await take(id, name: name, for: device, body, while: maySend)
        receiving[id] = nil
        if let refusal { throw fail(id, refusal) }
        // It plays already, or is about to.
        if let cast = early(id) { return table.set(id, cast.state == .playing ? .playing : .preparing) }
        table.set(id, .preparing)
        do throws(RemoteRefusal) {
            guard await maySend() else { throw Self.takenBack }
            try cast(id, named: name, on: device)
        } catch {
            throw fail(id, error)
        }
    }

    /// - Parameter arriving: bytes that it will have, where not all of it is there yet.
    func cast(_ id: String, named name: String, on device: Device, arriving: Int64? = nil) throws(RemoteRefusal) {
        try casts.begin(
            Self.cast(of: id), on: device, named: name, path: folder.place(of: id, name: name), upload: id,
            arriving: arriving, details: RemoteCastDetails(title: MediaTitle.of(name)))
        begunEarly[id] = arriving == nil ? nil : device
    }

    static func cast(of id: String) -> String { "upload-" + id }

    @discardableResult
    func fail(_ id: String, _ refusal: RemoteRefusal) -> RemoteRefusal {
        table.set(id, .failed, error: refusal.description)
        // Who plays it finds it gone, and ends with an error of its own.
        folder.remove(id)
        return refusal
    }

    /// Ends it, whatever it is at, and removes what there is.
    ///
    /// - Throws: ``RemoteRefusal`` `.notFound` where there is none of this id.
    package func cancel(_ id: String) throws(RemoteRefusal) {
        guard let upload = table.upload(id) else { throw RemoteRefusal(.notFound, "There is no such upload any more.") }
        guard upload.state.hasFile else { return }
        table.set(id, .cancelled)
        receiving[id]?.cancel()
        casts.stop(Self.cast(of: id))
        folder.remove(id)
    }

    /// At the server's end: what is being received is gone, what plays plays on.
    package func leave() {
        for upload in table.uploads where upload.state == .receiving { try? cancel(upload.id) }
        telling.end()
    }

    private func castChanged(_ upload: String, _ cast: CastTable.Cast) {
        guard cast.state != .preparing else { return }
        let early = begunEarly.removeValue(forKey: upload)
        switch cast.state {
        case .preparing: return
        case .playing:
            // While it comes, how far it is says more.
            if table.upload(upload)?.state != .receiving { table.set(upload, .playing) }
            return
        case .failed where early != nil && cast.title == nil: return castWhole(upload, on: early)
        case .ended: table.set(upload, .done)
        case .failed: table.set(upload, .failed, error: cast.error)
        }
        // Nobody waits for the rest.
        receiving[upload]?.cancel()
        // Of an earlier server's uploads nothing stands in the table.
        folder.remove(upload)
    }
}
