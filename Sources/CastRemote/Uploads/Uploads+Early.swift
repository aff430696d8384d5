import CastSender
import MediaServing

/// Detects the moment from which an upload can play.
struct EarlyStart {
    private var media: ArrivingMedia
    private var written: Int64 = 0
    /// The number of bytes at which it is checked again; nil once it is decided.
    private var next: Int64? = 0

    init(total: Int64) { media = ArrivingMedia(total: total) }

    /// Takes in written data and decides whether the upload can play.
    ///
    /// - Parameter bytes: the bytes written after those before.
    /// - Returns: true once, when it can play.
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
    /// Returns the cast that plays the upload while it is still arriving, or is about to.
    func early(_ id: String) -> CastTable.Cast? {
        casts.table.cast(Self.cast(of: id)).flatMap { $0.state.isOver ? nil : $0 }
    }

    /// Casts the upload while the rest arrives, if the device takes it unchanged.
    ///
    /// Media that has to be converted, or that contains subtitles, is read from one end to the other first. If an early
    /// cast is not possible, nothing happens, and the upload is cast once the whole file has arrived.
    func castEarly(_ id: String, named name: String, on device: Device, total: Int64) {
        let path = folder.place(of: id, name: name)
        Task { [weak self] in
            guard let file = try? await MediaProbe().examine(path), file.textSubtitles.isEmpty,
                let plan = try? PlaybackPlan.decide(file.arriving(total), for: .of(model: device.modelName)),
                plan.isDirect
            else { return }
            // Meanwhile the whole file may have arrived, or the upload may have ended.
            guard let self, table.upload(id)?.state == .receiving, early(id) == nil else { return }
            try? cast(id, named: name, on: device, arriving: total)
        }
    }

    /// The device could not play the beginning, and may be able to play the whole file. It is cast now if the file is
    /// complete, or else once it is.
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
