import Casting
import ScreenBroadcast

/// A broadcast that goes on when the command that began it has ended: what it is called, and what it was asked before.
struct StayingMirror {
    /// Nil: as its device.
    let name: BroadcastName?
    /// Begun again as it was; nil for a new one.
    var resumed: BroadcastRequest?

    /// - Throws: `.wrongUse` for a name that is none.
    init(_ name: String?, resumed: BroadcastRequest? = nil) throws {
        self.name = try name.map(Self.name)
        self.resumed = resumed
    }

    static func name(_ text: String) throws -> BroadcastName {
        guard !text.contains("/"), text.utf8.count <= BroadcastName.limit, let name = BroadcastName(text) else {
            throw CommandFailure(
                .wrongUse,
                "\"\(text.prefix(BroadcastName.limit))\" is no name: letters and digits make one, "
                    + "\(BroadcastName.limit) bytes of them at most")
        }
        return name
    }

    /// Before a device is looked for. Its process makes sure of it once more.
    ///
    /// - Throws: `.wrongUse` where another broadcast of that name runs.
    func checkName() throws {
        if let name { try Self.check(name) }
    }

    /// Its name, with the device known.
    ///
    /// - Throws: as ``checkName()``.
    func checkedName(for request: BroadcastRequest) throws -> String {
        let name = name ?? request.destinationNames.lazy.compactMap(BroadcastName.init).first
        let chosen = try name ?? Self.name("broadcast")
        try Self.check(chosen)
        try Self.checkDevices(of: request)
        return chosen.text
    }

    /// One's own broadcast is not ended by another without a word.
    private static func checkDevices(of request: BroadcastRequest) throws {
        let ids = Set(request.devices.map(\.id))
        guard !ids.isEmpty, let folder = try? BroadcastFolder.marquee() else { return }
        for broadcast in folder.find().broadcasts where broadcast.condition == .running {
            let name = broadcast.record.name
            guard let device = (try? folder.request(name))?.devices.first(where: { ids.contains($0.id) }) else {
                continue
            }
            throw CommandFailure(
                .wrongUse,
                "\"\(name)\" mirrors to \"\(PeerText.name(device.name))\" already: `marquee broadcast stop --name "
                    + "\(name)` ends it")
        }
    }

    private static func check(_ name: BroadcastName) throws {
        let folder: BroadcastFolder
        let record: BroadcastRecord?
        do throws(BroadcastError) {
            folder = try .marquee()
            record = try folder.record(name.text)
        } catch {
            throw CommandFailure(error)
        }
        guard let record, RunningBroadcast(record: record, folder: folder).condition == .running else { return }
        throw CommandFailure(
            .wrongUse,
            "a broadcast called \"\(name)\" runs already: `marquee broadcast stop --name \(name)` ends it, and --name "
                + "gives another name")
    }
}
