import CastSender
import Foundation

/// The detached casts of this user: one file per serving process, which lasts as long as the process.
struct ServingRegistry {
    struct Entry: Codable, Equatable {
        var pid: Int32
        var deviceID: String
        /// The device's own, with its port: a device that was found by address has no id that others know it by.
        var deviceAddress: String?
        var deviceName: String
        var title: String
        /// Where the receiver fetches from; nil for a URL that is served elsewhere. The secret part of the path is not
        /// kept here.
        var servingAddress: String?
        var started: Date

        func isOn(deviceID: String, address: String) -> Bool {
            self.deviceID == deviceID || deviceAddress == address
        }
    }

    static func address(of device: Device) -> String { "\(device.networkAddress):\(device.servicePort)" }

    private let folder: URL

    init() throws {
        folder = try UserFolders.privateFolder(try UserFolders.runtime().appendingPathComponent("serving"))
    }

    /// Adds or replaces this process's entry, in one step.
    func register(_ entry: Entry) throws {
        let file = path(of: entry.pid)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(entry).write(to: file, options: .atomic)
        chmod(file.path, 0o600)
    }

    func unregister(pid: Int32) {
        try? FileManager.default.removeItem(at: path(of: pid))
    }

    /// What is running now. Files of processes that were killed are cleared away.
    func entries() -> [Entry] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return files.filter { $0.pathExtension == "json" }.compactMap { file in
            guard let data = try? Data(contentsOf: file), let entry = try? decoder.decode(Entry.self, from: data) else {
                return nil
            }
            guard Self.isOurs(entry.pid) else {
                try? FileManager.default.removeItem(at: file)
                return nil
            }
            return entry
        }.sorted { $0.started < $1.started }
    }

    /// Ends the serving processes of a device. They say goodbye to the receiver themselves.
    func end(deviceID: String, address: String) {
        for entry in entries() where entry.isOn(deviceID: deviceID, address: address) {
            kill(entry.pid, SIGTERM)
        }
    }

    private func path(of pid: Int32) -> URL { folder.appendingPathComponent("\(pid).json") }

    /// A process id is used again after a while, so the program behind it must be this one.
    private static func isOurs(_ pid: Int32) -> Bool {
        guard kill(pid, 0) == 0 else { return false }
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/exe")
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        guard let program, let own else { return true }
        return URL(fileURLWithPath: program).lastPathComponent.hasPrefix(URL(fileURLWithPath: own).lastPathComponent)
    }
}
