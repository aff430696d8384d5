package import CastSender
import Foundation

/// A folder in which an earlier process has left its session with the TV.
package final class LeftSession {
    package let store: FileSessionStore

    /// - Parameter data: what it has kept with it.
    package init(_ data: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-left-\(UUID().uuidString)")
        store = FileSessionStore(folder: folder.path)
        let record = try store.makeRecord()
        try record.save(
            StoredSession(
                id: record.id, device: .tv, applicationID: "CC1AD845", sessionID: "S1", transportID: "T1",
                mediaSessionID: 1, resumptionData: data))
        record.release()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: store.folder)
    }
}
