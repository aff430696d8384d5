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
            let socket = try AbstractSocket("notice", .datagram)
            #expect(ServiceNotice.send("READY=1", to: socket.name))
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = recv(socket.descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "READY=1")
        }
    #endif
}
