import Casting
import ScreenBroadcast

/// A broadcast that goes on when the command that started it ends.
struct StayingMirror {
    /// Nil to use the name of its device.
    let name: BroadcastName?
    /// The stored request of a broadcast that is restarted; nil for a new broadcast.
    var resumed: BroadcastRequest?

    /// - Throws: `.wrongUse` for an invalid name.
    init(_ name: String?, resumed: BroadcastRequest? = nil) throws {
        self.name = try name.map(Self.name)
        self.resumed = resumed
    }

    static func name(_ text: String) throws -> BroadcastName {
        guard !text.contains("/"), text.utf8.count <= BroadcastName.limit, let name = BroadcastName(text) else {
            throw CommandFailure(
                .wrongUse,
                "\"\(text.prefix(BroadcastName.limit))\" is not a valid name: a name has letters and digits, "
                    + "at most \(BroadcastName.limit) bytes")
        }
        return name
    }

    /// Checks the name before a device is searched for. The broadcast's process checks it again.
    ///
    /// - Throws: `.wrongUse` if another broadcast with this name runs.
    func checkName() throws {
        if let name { try Self.check(name) }
    }

    /// The name of the broadcast, once the device is known.
    ///
    /// - Throws: as ``checkName()``; also `.wrongUse` if another broadcast mirrors to the same device.
    func checkedName(for request: BroadcastRequest) throws -> String {
        let name = name ?? request.destinationNames.lazy.compactMap(BroadcastName.init).first
        let chosen = try name ?? Self.name("broadcast")
        try Self.check(chosen)
        try Self.checkDevices(of: request)
        return chosen.text
    }

    /// A new broadcast must not silently end the user's other broadcast to the same device.
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
                "\"\(name)\" already mirrors to \"\(PeerText.name(device.name))\"; `marquee broadcast stop --name "
                    + "\(name)` stops it")
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
            "a broadcast named \"\(name)\" already runs; `marquee broadcast stop --name \(name)` stops it, and --name "
                + "gives the new broadcast another name")
    }
}
