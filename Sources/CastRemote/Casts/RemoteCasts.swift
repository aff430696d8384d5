package import CastSender
package import CastWidgets
import Dispatch
import Logging
import MediaServing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the page is told of what this server began.
package struct CastsTopic: Encodable, Equatable, Sendable {
    package struct Cast: Encodable, Equatable, Sendable {
        package let id: String
        package let name: String
        package let state: String
        @OrNull package var error: String?
    }

    package let casts: [Cast]
}

/// The casts that this server began on the device that is chosen. They are processes of their own, and outlive it: the
/// next one takes over what it finds.
@MainActor
package final class RemoteCasts {
    package private(set) var table: CastTable {
        didSet { if table != oldValue { changed() } }
    }

    /// Told of each change.
    package var onChange: (@MainActor () -> Void)?
    /// Told where the cast of an upload is another, with its state and why it failed.
    var onUploadChange: (@MainActor (_ upload: String, CastTable.Cast) -> Void)?

    private let context: CastContext
    private let caster: any RemoteCaster
    private let path: String
    private var running: [String: any RemoteCasting] = [:]
    private var following: [String: Task<Void, Never>] = [:]

    /// In its order, and not on the main actor, which would wait for the disk with all pages.
    private let keeping = DispatchQueue(label: "marquee.remote.casts")

    /// Between two looks at a process that an earlier server started: nobody else tells of its end.
    static let look = Duration.seconds(2)

    /// - Parameter folder: where it is kept what goes on.
    package init(context: CastContext, caster: any RemoteCaster, folder: String) {
        (self.context, self.caster, path) = (context, caster, folder + "/casts.json")
        table = CastTable(Self.read(path).filter { !$0.state.isOver })
        for cast in table.casts { takeOver(cast) }
    }

    /// It never was: what was tried early is tried again later.
    func forget(_ id: String) { table.forget(id) }

    /// Follows nothing any more; what plays plays on.
    package func leave() {
        for task in following.values { task.cancel() }
        following = [:]
        keeping.sync {}
    }

    package var topic: CastsTopic {
        CastsTopic(
            casts: table.casts.map {
                CastsTopic.Cast(id: $0.id, name: $0.name, state: $0.state.rawValue, error: $0.error)
            })
    }

    /// The device that is chosen now.
    ///
    /// - Throws: ``RemoteRefusal`` `.conflict` where none is.
    package func chosenDevice() throws(RemoteRefusal) -> Device {
        guard let session = context.sessionManager.currentCastSession, session.connectionState == .connected else {
            throw RemoteRefusal(.conflict, "Choose a device first: the Cast button shows those that are there.")
        }
        return session.device
    }

    /// Begins one. What comes of it ``table`` tells.
    ///
    /// - Parameters:
    ///   - id: what it is called from now on.
    ///   - device: that was chosen when this was asked for: another one may be by now, or none.
    ///   - entry: what of the library it is; nil for an upload.
    ///   - start: seconds; nil: from the beginning.
    ///   - arriving: bytes that the file will have, where it is still being written.
    /// - Throws: ``RemoteRefusal`` `.tooMany`.
    package func begin(
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
                // Until then it may read the picture.
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
        // Stopped before it ran.
        if table.cast(id)?.state.isOver ?? true { process.stop() }
    }

    /// Ends one that goes on: what plays on the device ends with it.
    package func stop(_ id: String) {
        guard let cast = table.cast(id), !cast.state.isOver else { return }
        if let process = running[id] {
            process.stop()
        } else if let pid = cast.pid, let start = cast.pidStart, ProcessLife.isAlive(pid, since: start) {
            kill(pid, SIGTERM)
        }
        set(id) { $0.state = .ended }
    }

    /// The mark of what of the library a device plays that tells this.
    package func mark(on device: Device, playing media: MediaInformation) -> String? {
        ServedAddress.of(media.resolvedURL).flatMap { table.playing(on: device.deviceID, address: $0) }?.mark
    }

    /// Once this server has left it, whatever comes of it is the next one's to tell.
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
        // What it says, it says to the server that has gone: it is not known where it serves, and nothing is noted of
        // what is watched of it. Where it fails, it ends soon, and so does this.
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
