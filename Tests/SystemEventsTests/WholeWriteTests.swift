import Foundation
import Testing

@testable import SystemEvents

@Suite struct WholeWriteTests {
    @Test func longTextsArriveWhole() async throws {
        let pipe = Pipe()
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        let writing = Task.detached {
            try WholeWrite.write(bytes, to: pipe.fileHandleForWriting.fileDescriptor)
            try pipe.fileHandleForWriting.close()
        }
        #expect(try pipe.fileHandleForReading.readToEnd() == Data(bytes))
        try await writing.value
    }

    @Test func whatCantBeWrittenIsToldWithItsReason() throws {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        #expect(throws: WholeWrite.Failure(number: ENOSPC)) { try WholeWrite.write("a".utf8, to: full) }
        #expect(throws: WholeWrite.Failure(number: EBADF)) { try WholeWrite.write("a".utf8, to: -1) }
        #expect("\(WholeWrite.Failure(number: ENOSPC))" == "it could not be written: No space left on device")
        try WholeWrite.write([], to: -1)
    }
}
