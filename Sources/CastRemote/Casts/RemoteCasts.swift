package import CastSender
package import CastWidgetsWeb
import Dispatch
import Logging
import MediaServing
import PlatformC
import PlatformFoundation

/// The casts that this server has started, as the page receives them.
struct CastsTopic: Encodable, Equatable, Sendable {
    struct Cast: Encodable, Equatable, Sendable {
        let id: String
        let name: String
        let state: String
        @OrNull var error: String?
    }

    let casts: [Cast]
}

/// The casts that this server has started on the selected device. They are processes of their own and outlive the
/// server: the next server takes over the casts that it finds.
@MainActor
final class RemoteCasts {
    private(set) var table: CastTable {
        didSet { if table != oldValue { changed() } }
    }

    /// Called after each change.
    var onChange: (@MainActor () -> Void)?
    /// Called after the cast of an upload has changed, with its state and the reason of a failure.
    var onUploadChange: (@MainActor (_ upload: String, CastTable.Cast) -> Void)?

    private let context: CastContext
    private let caster: any RemoteCaster
    private let path: String
    private var running: [String: any RemoteCasting] = [:]
    private var following: [String: Task<Void, Never>] = [:]

    /// Writes in order, and not on the main actor, which would wait for the disk and block all pages.
    private let keeping = DispatchQueue(label: "marquee.remote.casts")

    /// The time between two checks of a process that an earlier server started: nothing else reports its end.
    static let look = Duration.seconds(2)

    /// - Parameter folder: the folder of the file that lists running casts.
    init(context: CastContext, caster: any RemoteCaster, folder: String) {
        (self.context, self.caster, path) = (context, caster, folder + "/casts.json")
        table = CastTable(Self.read(path).filter { !$0.state.isOver })
        for cast in table.casts { takeOver(cast) }
    }

    /// Removes a cast as if it never existed: an early attempt is repeated later.
    func forget(_ id: String) { table.forget(id) }

    /// Stops following the casts; they play on.
    func leave() {
        for task in following.values { task.cancel() }
        following = [:]
        keeping.sync {}
    }

    var topic: CastsTopic {
        CastsTopic(
            casts: table.casts.map {
                CastsTopic.Cast(id: $0.id, name: $0.name, state: $0.state.rawValue, error: $0.error)
            })
    }

    /// The device that is selected now.
    ///
    /// - Throws: ``RemoteRefusal`` `.conflict` if none is selected.
    func chosenDevice() throws(RemoteRefusal) -> Device {
        guard let session = context.sessionManager.currentCastSession, session.connectionState == .connected else {
            throw RemoteRefusal(.conflict, "Choose a device first: the Cast button shows those that are there.")
        }
        return session.device
    }

    /// Starts a cast. ``table`` reports its progress.
    ///
    /// - Parameters:
    ///   - id: the cast's id from now on.
    ///   - device: the device that was selected at the time of the request: by now another one may be selected, or
    ///     none.
    ///   - entry: the cast's entry in the library; nil for an upload.
    ///   - start: in seconds; nil: from the beginning.
    ///   - arriving: the length of the complete file in bytes, if the file is still being written.
    /// - Throws: ``RemoteRefusal`` `.tooMany`.
    func begin(
        _ id: String, on device: Device, named name: String, path: String, entry: LibraryEntry? = nil,
        upload: String? = nil, start: Double? = nil, arriving: Int64? = nil,
        details: RemoteCastDetails = RemoteCastDetails()
    ) throws(RemoteRefusal) {
        try table.begin(
            CastTable.Cast(
                id: id, name: name, mark: entry?.mark, upload: upload, deviceID: device.deviceID))
        let order = RemoteCastOrder(path: path, device: device, start: start, arriving: arriving, details: details)
        following[id] = Task { [weak self, caster] in
            do throws(RemoteRefusal) {
                let process = try await caster.start(order)
                self?.runs(id, process)
                let start = try await process.started()
                // The process may read the image until then.
                withExtendedLifetime(order) {}
                guard !Task.isCancelled else { return }
                self?.set(id) { ($0.state, $0.title, $0.address) = (.playing, start.title, start.address) }
                let failure = await process.over()
                self?.end(id, failure)
            } catch {
                self?.end(id, error.description)
            }
        }
    }

    private func runs(_ id: String, _ process: any RemoteCasting) {
        set(id) { ($0.pid, $0.pidStart) = (process.pid, ProcessLife.start(of: process.pid)) }
        running[id] = process
        // The cast was stopped before it ran.
        if table.cast(id)?.state.isOver ?? true { process.stop() }
    }

    /// Ends a running cast, and with it what plays on the device.
    func stop(_ id: String) {
        guard let cast = table.cast(id), !cast.state.isOver else { return }
        if let process = running[id] {
            process.stop()
        } else if let pid = cast.pid, let start = cast.pidStart, ProcessLife.isAlive(pid, since: start) {
            kill(pid, SIGTERM)
        }
        set(id) { $0.state = .ended }
    }

    /// Returns the library's mark for the media that a device reports.
    func mark(on device: Device, playing media: MediaInformation) -> String? {
        ServedAddress.of(media.resolvedURL).flatMap { table.playing(on: device.deviceID, address: $0) }?.mark
    }

    /// After this server has left, the next server reports what happens to the cast.
    private func end(_ id: String, _ failure: String?) {
        guard !Task.isCancelled else { return }
        running[id] = nil
        following[id] = nil
        set(id) { cast in
            cast.error = failure
            cast.state = failure == nil ? .ended : .failed
        }
    }

    private func set(_ id: String, _ change: (inout CastTable.Cast) -> Void) {
        table.change(id, change)
        guard let cast = table.cast(id), let upload = cast.upload else { return }
        onUploadChange?(upload, cast)
    }

    // MARK: Over a restart

    private func takeOver(_ cast: CastTable.Cast) {
        guard let pid = cast.pid, let start = cast.pidStart else { return end(cast.id, nil) }
        // The process reports only to the server that has gone. So its address is not known, and nothing is noted of
        // what is watched. If it fails, it ends soon, and so does this task.
        if cast.state == .preparing { table.change(cast.id) { $0.state = .playing } }
        following[cast.id] = Task { [weak self] in
            while ProcessLife.isAlive(pid, since: start) {
                guard (try? await Task.sleep(for: Self.look)) != nil else { return }
            }
            self?.end(cast.id, nil)
        }
    }

    private func changed() {
        let kept = table.casts.filter { !$0.state.isOver && $0.pid != nil }
        keeping.async { [path, logger = context.options.logger] in
            guard let data = try? JSONEncoder().encode(kept) else { return }
            do {
                try PrivateFiles.write(Array(data), to: path)
            } catch {
                logger.warning("A restart will not know what goes on: \(error)")
            }
        }
        onChange?()
    }

    private static func read(_ path: String) -> [CastTable.Cast] {
        guard let bytes = try? PrivateFiles.read(path, limit: 256 << 10) else { return [] }
        return (try? JSONDecoder().decode([CastTable.Cast].self, from: Data(bytes))) ?? []
    }
}
