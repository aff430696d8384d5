import Testing

@testable import DBus

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("D-Bus files, library and connection")
struct DBusConnectionTests {
    @Test func aFileIsClosedOnceAndThenGone() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let write = DBusFileDescriptor(owning: ends[1])
        let copy = try #require(write.withNumber { DBusFileDescriptor(duplicating: $0) } ?? nil)
        let read = DBusFileDescriptor(owning: ends[0])
        #expect(write.isOpen)
        write.close()
        write.close()
        #expect(!write.isOpen)
        #expect(write.withNumber { $0 } == nil)
        #expect(copy.isOpen)
        copy.close()
        // All writers are closed, so the reader is at the end instead of waiting.
        var byte: UInt8 = 0
        let number = try #require(read.withNumber { $0 })
        #expect(Glibc.read(number, &byte, 1) == 0)
    }

    @Test func aFileComesOutOfAValueAsItWentIn() {
        let descriptor = DBusFileDescriptor(owning: -1)
        let value = DBusValue.unixFD(descriptor)
        #expect(value.type == "h")
        #expect(DBusValue.variant(value).fileDescriptor === descriptor)
        #expect(value == .unixFD(descriptor) && value != .unixFD(DBusFileDescriptor(owning: -1)))
        #expect(DBusValue.int32(-1).fileDescriptor == nil)
    }

    #if DBus
    @Test func aMissingLibraryIsAnErrorAndNoTrap() {
        #expect {
            _ = try SystemdLibrary(named: "libmarquee-has-none-of-this.so.0")
        } throws: {
            ($0 as? DBusError)?.code == .unavailable
        }
    }

    @Test func aLibraryWithoutTheFunctionsIsAnErrorAndNoTrap() {
        #expect {
            _ = try SystemdLibrary(named: "libm.so.6")
        } throws: {
            ($0 as? DBusError)?.code == .unavailable && "\($0)".contains("sd_bus_new")
        }
    }
    #endif

    @Test func aBusThatIsNotThereIsAnError() async {
        let error = await #expect(throws: DBusError.self) {
            _ = try await DBusConnection(to: .address("unix:path=/nonexistent/marquee-bus"))
        }
        #expect(error?.code == .notConnected || error?.code == .unavailable)
    }
}
