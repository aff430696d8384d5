import Foundation
import Testing

@testable import Casting
@testable import marquee

@Suite struct DetachedCastTests {
    @Test("A child that failed never counts as done", arguments: [
        (0, marquee.ExitStatus.lost), (137, .lost), (99, .lost), (1, .unwritten), (2, .wrongUse), (5, .refused),
        (130, .interrupted),
    ] as [(Int32, marquee.ExitStatus)])
    func failure(exit: Int32, status: marquee.ExitStatus) {
        #expect(DetachedCast.failure(exitStatus: exit) == status)
    }

    @Test("What keeps the doctor from looking is a finding")
    func doctor() {
        let findings = DoctorCommand.findings("serving") { throw CommandFailure(.wrongUse, "not yours alone") }
        #expect(findings == [Finding(subject: "serving", verdict: .missing, finding: "not yours alone")])
    }

    @Test("What went wrong with a cast that runs is a finding")
    func running() {
        let entry = ServingRegistry.Entry(
            pid: 1, deviceID: "a", deviceAddress: nil, deviceName: "TV", title: "Film", servingAddress: nil,
            started: Date(timeIntervalSince1970: 0), troubles: ["trouble 18", "trouble 19"])
        let finding = ServingCheckup.finding(ofRunning: entry)
        #expect(finding.verdict == .missing)
        #expect(finding.finding.contains("trouble 19"))
    }
}
