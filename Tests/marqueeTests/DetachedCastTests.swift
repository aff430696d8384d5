import Foundation
import Testing

@testable import marquee

@Suite struct DetachedCastTests {
    @Test("A wait status is read as shells read it", arguments: [
        (0x0000, 0), (0x0500, 5), (0x0009, 137), (0x000F, 143), (0x008B, 139),
    ] as [(Int32, Int32)])
    func waitStatus(status: Int32, exit: Int32) {
        #expect(DetachedProcess.exitStatus(waitStatus: status) == exit)
    }

    @Test("A child that failed never counts as done", arguments: [
        (0, marquee.ExitStatus.lost), (137, .lost), (99, .lost), (1, .unwritten), (2, .wrongUse), (5, .refused),
        (130, .interrupted),
    ] as [(Int32, marquee.ExitStatus)])
    func failure(exit: Int32, status: marquee.ExitStatus) {
        #expect(DetachedCast.failure(exitStatus: exit) == status)
    }

    @Test("A serving process is found by its device's address, since any device may claim the id", arguments: [
        ("a", "10.0.0.1:1", true), ("a", "10.0.0.2:1", false), ("b", "10.0.0.1:1", true), ("b", "10.0.0.1:2", false),
    ])
    func entry(id: String, address: String, isIt: Bool) {
        let entry = ServingRegistry.Entry(
            pid: 1, deviceID: "a", deviceAddress: "10.0.0.1:1", deviceName: "TV", title: "Film", servingAddress: nil,
            started: Date(timeIntervalSince1970: 0))
        #expect(entry.isOn(deviceID: id, address: address) == isIt)
    }

    @Test("One that has written no address down is found by the id", arguments: [("a", true), ("b", false)])
    func entryWithoutAddress(id: String, isIt: Bool) {
        let entry = ServingRegistry.Entry(
            pid: 1, deviceID: "a", deviceAddress: nil, deviceName: "TV", title: "Film", servingAddress: nil,
            started: Date(timeIntervalSince1970: 0))
        #expect(entry.isOn(deviceID: id, address: "10.0.0.1:1") == isIt)
    }

    @Test("What keeps the doctor from looking is a finding")
    func doctor() {
        let findings = DoctorCommand.findings("serving") { throw CommandFailure(.wrongUse, "not yours alone") }
        #expect(findings == [Finding(subject: "serving", verdict: .missing, finding: "not yours alone")])
    }

    @Test("A URL's type is guessed by its end, and is a film where that says nothing", arguments: [
        ("a.webm", "video/webm"), ("a.M3U8", "application/x-mpegURL"), ("a.mpd", "application/dash+xml"),
        ("a.jpg", "image/jpeg"), ("watch", "video/mp4"), ("a.php", "video/mp4"),
    ])
    func contentType(path: String, type: String) {
        #expect(CastSource.contentType(ofPath: path) == type)
    }
}
