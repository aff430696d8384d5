import Foundation

/// A TCP connection that does what it is told and nothing else; closed with the value.
final class RawConnection: Sendable {
    private let handle: Int32

    /// Connects.
    init(port: Int, from source: String? = nil) async throws {
        handle = try await Self.offThePool { Result { try Self.connected(to: port, from: source) } }.get()
    }

    private static func connected(to port: Int, from source: String?) throws -> Int32 {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        do {
            if let source {
                guard use(address(source, 0), { bind(handle, $0, $1) }) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
            }
            guard use(address("127.0.0.1", port), { connect(handle, $0, $1) }) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED)
            }
            return handle
        } catch {
            close(handle)
            throw error
        }
    }

    private static func use(_ address: sockaddr_in, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// On a thread of its own: the server under test needs Swift's, of which there are as many as cores.
    private static func offThePool<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    deinit { close(handle) }

    private static func address(_ text: String, _ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr(text)
        return address
    }

    /// All of it, or as much as the other side takes before it closes.
    func send(_ text: String) async {
        await Self.offThePool { [self] in
            var bytes = Array(text.utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes {
                    Foundation.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { break }
                bytes = bytes.dropFirst(count)
            }
        }
    }

    /// Whether the other side ends it within a minute, whatever it says before.
    func hasEnded() async -> Bool { await read(atLeast: .max).isEnd }

    /// How many bytes came; fewer only where it ended, or a minute went by.
    func read(atLeast wanted: Int) async -> Int { await read(atLeast: wanted).count }

    private func read(atLeast wanted: Int) async -> (count: Int, isEnd: Bool) {
        await Self.offThePool { [self] in
            var (count, buffer) = (0, [UInt8](repeating: 0, count: 65_536))
            while count < wanted {
                var wait = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
                guard poll(&wait, 1, 60_000) > 0 else { return (count, false) }
                let read = recv(handle, &buffer, buffer.count, 0)
                guard read > 0 else { return (count, true) }
                count += read
            }
            return (count, false)
        }
    }
}
