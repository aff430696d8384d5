import Testing

@testable import marquee

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct ServiceNoticeTests {
    @Test(arguments: ["", "relative/path", "/" + String(repeating: "x", count: 200), "/nowhere/at/all"])
    func whereNobodyListensNothingIsSent(place: String) {
        #expect(!ServiceNotice.send("READY=1", to: place))
    }

    #if os(Linux)
        @Test func systemdsSocketGetsIt() throws {
            let name = "@marquee-notice-\(getpid())"
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: [0] + Array(name.utf8.dropFirst())) }
            let length = socklen_t(MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + name.utf8.count)
            #if canImport(Glibc)
                let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
            #else
                let socket = Musl.socket(AF_UNIX, SOCK_DGRAM, 0)
            #endif
            try #require(socket >= 0)
            defer { close(socket) }
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) }
            }
            try #require(bound == 0)
            #expect(ServiceNotice.send("READY=1", to: name))
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "READY=1")
        }
    #endif
}
