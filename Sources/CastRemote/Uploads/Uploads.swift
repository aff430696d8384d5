import CastSender
package import NIOCore

/// Files that people send from their phones and computers. Each is stored until its cast is over.
///
/// An upload plays as soon as it can. If ``ArrivingMedia`` allows it and the device takes the file unchanged, it plays
/// while the rest arrives, and otherwise once the whole file has arrived.
@MainActor
final class Uploads {
    var table: UploadTable {
        didSet { if table != oldValue { telling.tell(table) } }
    }

    /// Called after changes: for progress some times a second, for all other changes at once.
    var onChange: (@MainActor () -> Void)? {
        get { telling.onChange }
        set { telling.onChange = newValue }
    }

    // Not private, because the parts of this type in other files use these.
    let folder: UploadFolder
    let casts: RemoteCasts
    var receiving: [String: Task<Void, any Error>] = [:]
    /// The devices of uploads whose casts were started early and have not played yet.
    var begunEarly: [String: Device] = [:]
    private let telling: UploadTelling

    /// - Parameter path: the folder of the files. What an earlier server left there is removed, unless it still plays.
    /// - Throws: ``RemoteRefusal`` if that folder can't be created.
    init(path: String, casts: RemoteCasts, budget: UploadBudget = UploadBudget()) throws(RemoteRefusal) {
        folder = try UploadFolder(path)
        self.casts = casts
        table = UploadTable(budget: budget)
        telling = UploadTelling()
        folder.sweep(keeping: Set(casts.table.casts.compactMap { $0.state.isOver ? nil : $0.upload }))
        casts.onUploadChange = { [weak self] upload, cast in self?.castChanged(upload, cast) }
    }

    var topic: UploadsTopic { UploadsTopic(table) }

    /// Receives a file and casts it.
    ///
    /// It is cast to the device that is selected at the start: while the file arrives, another device may be selected,
    /// or the session may be lost for a moment.
    ///
    /// - Parameters:
    ///   - id: the request's own id, which identifies the upload from now on.
    ///   - told: the name that the sender gives the file.
    ///   - length: bytes, as the sender says.
    ///   - body: the file. It is not read to its end if it is refused.
    ///   - maySend: returns whether the sender still has access; called with each piece, and before the file is cast.
    /// - Throws: ``RemoteRefusal``: `.conflict` without a device or after a cancellation, `.badRequest`, `.tooLarge`,
    ///   `.tooMany`, `.noRoom`, `.takenBack`. What has arrived by then is removed, and a device that plays it gets an
    ///   error.
    func receive<Body: AsyncSequence & Sendable>(
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

    /// Starts the cast of an upload.
    ///
    /// - Parameter arriving: the length of the complete file in bytes, if it is not complete yet.
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
        // A process that plays it finds the file gone, and ends with an error of its own.
        folder.remove(id)
        return refusal
    }

    /// Ends the upload in any state, and removes its file.
    ///
    /// - Throws: ``RemoteRefusal`` `.notFound` if there is none with this id.
    func cancel(_ id: String) throws(RemoteRefusal) {
        guard let upload = table.upload(id) else { throw RemoteRefusal(.notFound, "There is no such upload any more.") }
        guard upload.state.hasFile else { return }
        table.set(id, .cancelled)
        receiving[id]?.cancel()
        casts.stop(Self.cast(of: id))
        folder.remove(id)
    }

    /// Called when the server ends: files that are still arriving are removed, and casts play on.
    func leave() {
        for upload in table.uploads where upload.state == .receiving { try? cancel(upload.id) }
        telling.end()
    }

    private func castChanged(_ upload: String, _ cast: CastTable.Cast) {
        guard cast.state != .preparing else { return }
        let early = begunEarly.removeValue(forKey: upload)
        switch cast.state {
        case .preparing: return
        case .playing:
            // While the file arrives, its progress says more than "playing".
            if table.upload(upload)?.state != .receiving { table.set(upload, .playing) }
            return
        case .failed where early != nil && cast.title == nil: return castWhole(upload, on: early)
        case .ended: table.set(upload, .done)
        case .failed: table.set(upload, .failed, error: cast.error)
        }
        // The rest of the file is not needed.
        receiving[upload]?.cancel()
        // Uploads of an earlier server are not in the table.
        folder.remove(upload)
    }
}
