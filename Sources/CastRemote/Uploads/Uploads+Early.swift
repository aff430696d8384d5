import CastSender
import MediaServing

/// Waits for the moment from which on an upload can play.
struct EarlyStart {
    private var media: ArrivingMedia
    private var written: Int64 = 0
    /// Bytes at which it is looked at again; nil once it is decided.
    private var next: Int64? = 0

    init(total: Int64) { media = ArrivingMedia(total: total) }

    /// - Parameter bytes: that were written behind those before.
    /// - Returns: true once, when it can.
    mutating func isNow(_ bytes: some Collection<UInt8>) -> Bool {
        guard let wanted = next else { return false }
        media.take(bytes)
        written += Int64(bytes.count)
        guard written >= wanted else { return false }
        switch media.standing(arrived: written) {
        case .needs(let count): next = count
        case .whole: next = nil
        case .ready:
            next = nil
            return true
        }
        return false
    }
}

extension Uploads {
    /// What plays it while it still comes, or is about to.
    func early(_ id: String) -> CastTable.Cast? {
        casts.table.cast(Self.cast(of: id)).flatMap { $0.state.isOver ? nil : $0 }
    }

    /// Casts it while the rest comes, where the device takes it as it is: what has to be converted, and what has
    /// subtitles inside, is read from one end to the other first. Where it can't, nothing is disturbed, and it is cast
    /// once all of it is there.
    func castEarly(_ id: String, named name: String, on device: Device, total: Int64) {
        let path = folder.place(of: id, name: name)
        Task { [weak self] in
            guard let file = try? await MediaProbe().examine(path), file.textSubtitles.isEmpty,
                let plan = try? PlaybackPlan.decide(file.arriving(total), for: .of(model: device.modelName)),
                plan.isDirect
            else { return }
            // Meanwhile all of it may have come, or nothing more does.
            guard let self, table.upload(id)?.state == .receiving, early(id) == nil else { return }
            try? cast(id, named: name, on: device, arriving: total)
        }
    }

    /// The device could make nothing of its beginning, and may of the whole: now where all of it has come by then, else
    /// once it has.
    func castWhole(_ id: String, on device: Device?) {
        casts.forget(Self.cast(of: id))
        guard let device, let upload = table.upload(id), upload.state == .preparing else { return }
        do throws(RemoteRefusal) {
            try cast(id, named: upload.name, on: device)
        } catch {
            fail(id, error)
        }
    }
}
