import Foundation
import Testing

@testable import marquee

@Suite struct ReaderPatienceTests {
    /// A pipe: its reading end, its writing end.
    private func makePipe() throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let result = pipe(&ends)
        try #require(result == 0)
        return (ends[0], ends[1])
    }

    /// Until it takes nothing more.
    private func fill(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let bytes = [UInt8](repeating: 0, count: ReaderPatience.piece)
        while write(descriptor, bytes, bytes.count) > 0 {}
    }

    @Test("A reader that does not read keeps nobody who was told to end, and hears no more")
    func stopped() throws {
        let (reading, writing) = try makePipe()
        defer { for end in [reading, writing] { close(end) } }
        let patience = ReaderPatience(grace: .zero)
        #expect(patience.waits(for: writing))
        fill(writing)
        patience.end()
        #expect(!patience.waits(for: writing))
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        _ = read(reading, &bytes, bytes.count)
        #expect(!patience.waits(for: writing), "a line was torn there")
    }

    @Test("A reader that reads hears what is said at the end, and of one that has gone writing tells")
    func others() throws {
        let (reading, writing) = try makePipe()
        defer { close(writing) }
        let patience = ReaderPatience(grace: .zero)
        patience.end()
        #expect(patience.waits(for: writing))
        close(reading)
        #expect(patience.waits(for: writing))
    }
}
