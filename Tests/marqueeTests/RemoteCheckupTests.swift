import Foundation
import Testing

@testable import CastRemote
@testable import marquee

/// What the doctor says of the remote's port and of its QR codes.
@Suite struct RemoteCheckupTests {
    private let running = RunningRemote(
        pid: getpid(), bases: ["http://192.168.1.2:8020/", "http://127.0.0.1:8020/"], lan: true)

    @Test("A port is free, yours, or somebody's, who is named where that can be known")
    func port() {
        func said(_ isFree: Bool, _ running: RunningRemote?, _ holder: PortHolder?) -> String {
            RemoteCheckup.finding(ofPort: 8020, isFree: isFree, running: running, holder: holder).text
        }
        #expect(said(true, nil, nil) == "✓ port 8020: free for the remote control")
        let yours = "✓ port 8020: used by your remote control: http://127.0.0.1:8020/ (process"
        #expect(said(false, running, nil).hasPrefix(yours))
        let server = PortHolder(pid: 7, name: "python3")
        let others = said(false, nil, server)
        #expect(others.hasPrefix("· port 8020: used by python3 (process 7); the remote control needs another port\n"))
        #expect(others.contains("--port 0"))
        #expect(said(false, nil, nil).hasPrefix("· port 8020: used by another user's program"))
        var elsewhere = running
        elsewhere.bases = ["http://127.0.0.1:9000/"]
        #expect(said(true, elsewhere, nil).hasSuffix("; yours runs at http://127.0.0.1:9000/"))
    }

    @Test("Without libqrencode it says what is lacking, and what to install")
    func library() {
        #expect(RemoteCheckup.finding(ofLibrary: true).verdict == .good)
        let missing = RemoteCheckup.finding(ofLibrary: false)
        #expect(missing.verdict == .missing && missing.remedy?.contains("libqrencode4") == true)
        #expect(missing.finding.contains("QR code"))
    }

    @Test("Who listens on a port is found by its socket; a connection of the same port is nobody who listens")
    func holder() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        try #require(isListening)
        let port = Int(UInt16(bigEndian: address.sin_port))
        #expect(PortHolder.find(port)?.pid == getpid())
        #expect(!NetworkCheckup.isFree(port))
        let table = """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: 0100007F:1F54 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 4711 1 0 100
               1: 0100007F:1F54 0100007F:A000 01 00000000:00000000 00:00000000 00000000  1000        0 4712 1 0 100
            """
        #expect(PortHolder.listeners(on: 8020, in: table) == ["4711"])
        #expect(PortHolder.listeners(on: 8021, in: table).isEmpty)
    }
}
