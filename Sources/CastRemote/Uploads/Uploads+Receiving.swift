import CastSender
import NIOCore

extension Uploads {
    /// The bytes that are gathered before they are written, unless that takes longer than `longest`. A process that
    /// plays the file meanwhile waits for written data (`FileArrival.patience`).
    private static let piece = 256 << 10
    private static let longest = Duration.seconds(2)

    static let takenBack = RemoteRefusal(.takenBack, "This link was taken back: the file was not kept.")

    /// Reads the body to its end, as long as data arrives.
    ///
    /// - Returns: the reason why the file is not complete; nil if it is.
    func take<Body: AsyncSequence & Sendable>(
        _ id: String, name: String, for device: Device, _ body: Body,
        while maySend: @escaping @Sendable () async -> Bool
    ) async -> RemoteRefusal? where Body.Element == ByteBuffer {
        let writer: UploadWriter
        do throws(RemoteRefusal) {
            writer = UploadWriter(try folder.create(id, name: name))
        } catch {
            return error
        }
        let total = table.upload(id)?.total ?? 0
        let reading = Task { [weak self] in
            var gathered = ByteBuffer()
            var start = EarlyStart(total: total)
            var written = ContinuousClock.now
            for try await buffer in body {
                try Task.checkCancellation()
                try self?.table.received(buffer.readableBytes, of: id)
                writer.came()
                gathered.writeImmutableBuffer(buffer)
                guard gathered.readableBytes >= Self.piece || .now - written > Self.longest else { continue }
                guard await maySend() else { throw Self.takenBack }
                try await writer.write(gathered)
                written = .now
                if start.isNow(gathered.readableBytesView) {
                    self?.castEarly(id, named: name, on: device, total: total)
                }
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
            let isOver = table.upload(id)?.state != .cancelled
            return RemoteRefusal(
                .conflict, isOver ? "What played it is over: the rest is not needed." : "The upload was cancelled.")
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
}
