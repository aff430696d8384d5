import Testing

@testable import CastTransport

@Suite struct SOCKSRequestTests {
    private static let greeting: [UInt8] = [5, 2, 2, 0]
    private static let name: [UInt8] = [5, 1, 0, 3, 11] + Array("example.com".utf8) + [0x1f, 0x90]

    @Test func aNameAndAPortComeOutWholeAndByteByByte() {
        for isSplit in [false, true] {
            var request = SOCKSRequest()
            var steps: [SOCKSRequest.Step] = []
            let bytes = Self.greeting + Self.name + [9, 9]
            for piece in isSplit ? bytes.map({ [$0] }) : [bytes] {
                request.append(piece)
                while true {
                    if case .connect? = steps.last { break }
                    let step = request.next()
                    if step == .more { break }
                    steps.append(step)
                }
            }
            #expect(steps == [.answer([5, 0]), .connect(host: "example.com", port: 8_080)])
            #expect(request.rest == [9, 9])
        }
    }

    @Test func addressesComeOutAsLiterals() {
        let requests: [([UInt8], String)] = [
            ([5, 1, 0, 1, 127, 0, 0, 1, 0, 80], "127.0.0.1"),
            ([5, 1, 0, 4] + Array(repeating: 0, count: 15) + [1, 0, 80], "0:0:0:0:0:0:0:1"),
        ]
        for (bytes, host) in requests {
            var request = SOCKSRequest()
            request.append(Self.greeting + bytes)
            _ = request.next()
            #expect(request.next() == .connect(host: host, port: 80))
        }
    }

    @Test(arguments: [
        [4, 1, 0], Array("GET / HTTP/1.1".utf8), [5, 1, 2], [5, 1, 0, 5, 2, 0, 1, 0, 0, 0, 0, 0, 1],
        [5, 1, 0, 5, 1, 0, 9, 0, 0, 0, 0], [5, 1, 0, 5, 1, 0, 3, 0, 0, 80], [5, 1, 0, 5, 1, 0, 3, 1, 7, 0, 80],
        [5, 1, 0, 5, 1, 0, 1, 1, 2, 3, 4, 0, 0],
    ] as [[UInt8]])
    func whatIsNoConnectIsRefused(_ bytes: [UInt8]) {
        var request = SOCKSRequest()
        request.append(bytes)
        var step = request.next()
        if case .answer = step { step = request.next() }
        guard case .refuse = step else { return #expect(Bool(false), "\(step)") }
    }
}
