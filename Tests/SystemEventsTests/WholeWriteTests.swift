import Foundation
import Testing

@testable import SystemEvents

@Suite struct WholeWriteTests {
    @Test(arguments: [0, O_NONBLOCK]) func longTextsArriveWhole(flags: Int32) async throws {
        let pipe = Pipe()
        let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
        try #require(fcntl(writing.fileDescriptor, F_SETFL, flags) == 0)
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        // Both ends wait for each other, and tasks share as many threads as there are processors.
        async let arrived = onThreadOfItsOwn { try reading.readToEnd() }
        try await onThreadOfItsOwn {
            try WholeWrite.write(bytes, to: writing.fileDescriptor)
            try writing.close()
        }
        #expect(try await arrived == Data(bytes))
    }

    private func onThreadOfItsOwn<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
        }
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
