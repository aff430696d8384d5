import Testing

@testable import Casting

@Suite struct DetachedProcessTests {
    @Test("A wait status is read as shells read it", arguments: [
        (0x0000, 0), (0x0500, 5), (0x0009, 137), (0x000F, 143), (0x008B, 139),
    ] as [(Int32, Int32)])
    func waitStatus(status: Int32, exit: Int32) {
        #expect(DetachedProcess.exitStatus(waitStatus: status) == exit)
    }
}
