package import NIOCore

/// What the page is told of uploads.
package struct UploadsTopic: Encodable, Equatable, Sendable {
    package struct Upload: Encodable, Equatable, Sendable {
        package let id: String
        package let name: String
        package let bytes: Int64
        package let total: Int64
        package let state: String
        package let error: String?
        package let mine: Bool
    }

    package let uploads: [Upload]
}

/// Files that people send from their phones and computers: each is kept until what plays it is over, and no longer.
@MainActor
package final class Uploads {
    package private(set) var table: UploadTable {
        didSet { if table != oldValue { tellSoon() } }
    }

    /// Told of changes: of each but progress at once, of that some times a second.
    package var onChange: (@MainActor () -> Void)?

    private let folder: UploadFolder
    private let casts: RemoteCasts
    private var receiving: [String: Task<Void, any Error>] = [:]
    private var told: UploadTable?
    private var telling: Task<Void, Never>?

    private static let tellingInterval = Duration.milliseconds(200)
    /// Bytes that are gathered before they are written.
    private static let piece = 256 << 10

    /// - Parameter path: where the files lie. What an earlier server left there is removed, unless it still plays.
    /// - Throws: ``RemoteRefusal`` where that folder can't be made.
    package init(path: String, casts: RemoteCasts, budget: UploadBudget = UploadBudget()) throws(RemoteRefusal) {
        folder = try UploadFolder(path)
        self.casts = casts
        table = UploadTable(budget: budget)
        folder.sweep(keeping: Set(casts.table.casts.compactMap { $0.state.isOver ? nil : $0.upload }))
        casts.onUploadChange = { [weak self] upload, cast in self?.castChanged(upload, cast) }
    }

    package var topic: UploadsTopic {
        UploadsTopic(
            uploads: table.uploads.prefix(UploadTable.told).map {
                UploadsTopic.Upload(
                    id: $0.id, name: $0.name, bytes: $0.bytes, total: $0.total, state: $0.state.rawValue,
                    error: $0.error, mine: false)
            })
    }

    /// Takes a file in, and casts it to the device that is chosen once all of it is there.
    ///
    /// - Parameters:
    ///   - id: the request's own, by which it is known from now on.
    ///   - told: what the sender calls it.
    ///   - length: bytes, as the sender says.
    ///   - body: the file. Not read to its end where it is refused.
    /// - Throws: ``RemoteRefusal``: `.conflict` without a device or where it was cancelled, `.badRequest`, `.tooLarge`,
    ///   `.tooMany`, `.noRoom`. What has come by then is gone.
    package func receive<Body: AsyncSequence & Sendable>(
        _ id: String, named told: String, length: Int64?, body: Body
    ) async throws(RemoteRefusal) where Body.Element == ByteBuffer {
        _ = try casts.chosenDevice()
        guard table.upload(id) == nil else { throw RemoteRefusal(.conflict, "This upload is known already.") }
        let name = UploadName.safe(told)
        try table.begin(id, name: name, length: length, free: folder.free)
        let refusal = await take(id, name: name, body)
        receiving[id] = nil
        if let refusal { throw fail(id, refusal) }
        table.set(id, .preparing)
        do throws(RemoteRefusal) {
            try casts.begin(
                "upload-" + id, named: name, path: folder.place(of: id, name: name), upload: id)
            table.set(id, .preparing, cast: "upload-" + id)
        } catch {
            throw fail(id, error)
        }
    }

    private func fail(_ id: String, _ refusal: RemoteRefusal) -> RemoteRefusal {
        table.set(id, .failed, error: refusal.description)
        folder.remove(id)
        return refusal
    }

    /// Reads it to its end, as long as something comes.
    private func take<Body: AsyncSequence & Sendable>(
        _ id: String, name: String, _ body: Body
    ) async -> RemoteRefusal? where Body.Element == ByteBuffer {
        let writer: UploadWriter
        do throws(RemoteRefusal) {
            writer = UploadWriter(try folder.create(id, name: name))
        } catch {
            return error
        }
        let reading = Task { [weak self] in
            var gathered = ByteBuffer()
            for try await buffer in body {
                try Task.checkCancellation()
                try self?.table.received(buffer.readableBytes, of: id)
                gathered.writeImmutableBuffer(buffer)
                guard gathered.readableBytes >= Self.piece else { continue }
                try await writer.write(gathered)
                gathered.clear()
            }
            try await writer.write(gathered)
        }
        receiving[id] = reading
        let stall = table.budget.stall
        let watching = Task {
            while writer.silence < stall {
                guard (try? await Task.sleep(for: stall - writer.silence)) != nil else { return }
            }
            reading.cancel()
        }
        let result = await withTaskCancellationHandler {
            await reading.result
        } onCancel: {
            reading.cancel()
        }
        watching.cancel()
        return refusal(of: result, id, isStalled: writer.silence >= stall, stall)
    }

    private func refusal(
        of result: Result<Void, any Error>, _ id: String, isStalled: Bool, _ stall: Duration
    ) -> RemoteRefusal? {
        guard let upload = table.upload(id), upload.state == .receiving else {
            return RemoteRefusal(.conflict, "The upload was cancelled.")
        }
        switch result {
        case .failure(let error as RemoteRefusal): return error
        case .success where upload.bytes == upload.total: return nil
        case .failure where isStalled, .success where isStalled:
            let seconds = Int((stall / .seconds(1)).rounded())
            return RemoteRefusal(.badRequest, "Nothing came for \(seconds) s: send it again.")
        case .success, .failure: return RemoteRefusal(.badRequest, "The upload broke off: send it again.")
        }
    }

    /// Ends it, whatever it is at, and removes what there is.
    ///
    /// - Throws: ``RemoteRefusal`` `.notFound` where there is none of this id.
    package func cancel(_ id: String) throws(RemoteRefusal) {
        guard let upload = table.upload(id) else { throw RemoteRefusal(.notFound, "There is no such upload any more.") }
        guard upload.state.hasFile else { return }
        table.set(id, .cancelled)
        receiving[id]?.cancel()
        if let cast = upload.cast { casts.stop(cast) }
        folder.remove(id)
    }

    /// At the server's end: what is being received is gone, what plays plays on.
    package func leave() {
        for upload in table.uploads where upload.state == .receiving { try? cancel(upload.id) }
        telling?.cancel()
    }

    private func castChanged(_ upload: String, _ cast: CastTable.Cast) {
        switch cast.state {
        case .preparing: return
        case .playing: return table.set(upload, .playing)
        case .ended: table.set(upload, .done)
        case .failed: table.set(upload, .failed, error: cast.error)
        }
        // Of an earlier server's uploads nothing stands in the table.
        folder.remove(upload)
    }

    // MARK: Telling

    private func tellSoon() {
        guard !isProgressAlone else {
            guard telling == nil else { return }
            telling = Task { [weak self] in
                guard (try? await Task.sleep(for: Self.tellingInterval)) != nil else { return }
                self?.tell()
            }
            return
        }
        tell()
    }

    private func tell() {
        telling?.cancel()
        telling = nil
        told = table
        onChange?()
    }

    private var isProgressAlone: Bool {
        guard let told, told.uploads.count == table.uploads.count else { return false }
        return zip(told.uploads, table.uploads).allSatisfy {
            $0.id == $1.id && $0.state == $1.state && $0.error == $1.error
        }
    }
}
