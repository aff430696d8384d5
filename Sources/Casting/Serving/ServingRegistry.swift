package import CastSender
import FileAccess
import FilePaths
import PlatformC
package import PlatformFoundation

/// The user's detached casts: one file per serving process, which lasts as long as the process. After a failure the
/// file stays for a day, so that the user can be told the reason.
package struct ServingRegistry {
    package struct Entry: Codable, Equatable {
        package var pid: Int32
        package var deviceID: String
        /// The device's own address with its port. A device found by address has no id that others know.
        var deviceAddress: String?
        package var deviceName: String
        package var title: String
        /// The address from which the receiver fetches, without the secret path; nil for a URL that is served
        /// elsewhere.
        package var servingAddress: String?
        package var started: Date
        /// Problems on the way, the newest last: at most `troubleLimit` sentences of at most `sentenceLimit`
        /// characters.
        package var troubles: [String]?
        /// Set after its end.
        package var ended: Date?
        package var reason: String?

        package init(
            pid: Int32, deviceID: String, deviceAddress: String?, deviceName: String, title: String,
            servingAddress: String?, started: Date, troubles: [String]? = nil
        ) {
            self.pid = pid
            self.deviceID = deviceID
            self.deviceAddress = deviceAddress
            self.deviceName = deviceName
            self.title = title
            self.servingAddress = servingAddress
            self.started = started
            self.troubles = troubles
        }

        /// Compares addresses if one was recorded, because a device may claim another's id.
        package func isOn(deviceID: String, address: String) -> Bool {
            deviceAddress.map { $0 == address } ?? (self.deviceID == deviceID)
        }

        /// A line about an ended cast.
        package var endingSentence: String {
            let why = reason ?? "nobody knows why"
            let before = troubles?.last { !why.contains($0) }.map { " (before that: \($0))" } ?? ""
            return "the detached cast of \"\(title)\" on \"\(deviceName)\" ended: \(why)\(before)"
        }

        package mutating func note(_ trouble: String) {
            troubles = ((troubles ?? []) + [ServingRegistry.line(trouble)]).suffix(ServingRegistry.troubleLimit)
        }
    }

    static let troubleLimit = 8
    package static let sentenceLimit = 500
    static let endingLimit = 8
    static let endingLife: TimeInterval = 86_400

    package static func address(of device: Device) -> String { device.place }

    private let folder: URL

    package init() throws {
        try self.init(folder: PrivateFolder.runtime().appendingPathComponent("serving"))
    }

    package init(folder: URL) throws {
        self.folder = try PrivateFolder.make(folder)
    }

    /// Adds or replaces this process's entry, in one step. Earlier failures on the device are removed.
    package func register(_ entry: Entry) {
        forgetEndings(deviceID: entry.deviceID, address: entry.deviceAddress ?? "")
        write(entry)
    }

    package func unregister(pid: Int32) {
        Files.remove(path(of: pid).path)
    }

    /// Records a problem while the cast continues.
    package func note(_ trouble: String, pid: Int32) {
        change(pid) { $0.note(trouble) }
    }

    /// Records that the cast failed.
    package func fail(_ reason: String, pid: Int32, at now: Date = Date()) {
        change(pid) { $0.end(reason, at: now) }
    }

    /// The running casts. An entry whose process has disappeared is recorded as failed.
    package func entries(at now: Date = Date()) -> [Entry] {
        all().filter { entry in
            guard entry.ended == nil else { return false }
            guard !Self.isOurs(entry.pid) else { return true }
            fail("its process (\(entry.pid)) was killed", pid: entry.pid, at: now)
            return false
        }
    }

    /// Recent failures, the newest last. Older files are removed.
    package func endings(at now: Date = Date()) -> [Entry] {
        _ = entries(at: now)
        let ended = all().filter { $0.ended != nil }.sorted { ($0.ended ?? now) < ($1.ended ?? now) }
        let fresh = ended.filter { now.timeIntervalSince($0.ended ?? now) < Self.endingLife }.suffix(Self.endingLimit)
        for entry in ended where !fresh.contains(entry) { unregister(pid: entry.pid) }
        return Array(fresh)
    }

    /// Ends the serving processes of a device. They end their sessions themselves.
    package func end(deviceID: String, address: String) {
        forgetEndings(deviceID: deviceID, address: address)
        for entry in entries() where entry.isOn(deviceID: deviceID, address: address) {
            kill(entry.pid, SIGTERM)
        }
    }

    package func end(on device: Device) {
        end(deviceID: device.deviceID, address: Self.address(of: device))
    }

    /// The newest recent failure on a device, if any.
    package func lastEnding(on device: Device) -> Entry? {
        endings().last { $0.isOn(deviceID: device.deviceID, address: Self.address(of: device)) }
    }

    private func forgetEndings(deviceID: String, address: String) {
        for entry in all() where entry.ended != nil && entry.isOn(deviceID: deviceID, address: address) {
            unregister(pid: entry.pid)
        }
    }

    private func all() -> [Entry] {
        let names = Files.names(in: folder.path)
        let files = names.map { folder.appendingPathComponent($0) }.filter { $0.pathExtension == "json" }
        return files.compactMap(read).sorted { $0.started < $1.started }
    }

    private func change(_ pid: Int32, _ change: (inout Entry) -> Void) {
        guard var entry = read(path(of: pid)) else { return }
        change(&entry)
        write(entry)
    }

    private func read(_ file: URL) -> Entry? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return Files.contents(file.path, limit: 1 << 20).flatMap { try? decoder.decode(Entry.self, from: Data($0)) }
    }

    /// Failures to write are ignored.
    private func write(_ entry: Entry) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        if let data = try? encoder.encode(entry) { _ = Files.write(Array(data), to: path(of: entry.pid).path) }
    }

    private func path(of pid: Int32) -> URL { folder.appendingPathComponent("\(pid).json") }

    fileprivate static func line(_ sentence: String) -> String {
        String(PeerText.printable(sentence).prefix(sentenceLimit))
    }

    /// Process ids are reused, so the process has to run this program.
    private static func isOurs(_ pid: Int32) -> Bool {
        guard kill(pid, 0) == 0 else { return false }
        let program = Files.linkTarget("/proc/\(pid)/exe")
        let own = Files.linkTarget("/proc/self/exe")
        guard let program, let own else { return true }
        return PathParts.name(program).hasPrefix(PathParts.name(own))
    }
}

extension ServingRegistry.Entry {
    fileprivate mutating func end(_ reason: String, at now: Date) {
        self.reason = ServingRegistry.line(reason)
        ended = now
    }
}
