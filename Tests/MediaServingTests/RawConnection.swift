import Foundation

/// A TCP connection that does what it is told and nothing else; closed with the value.
final class RawConnection: Sendable {
    private let handle: Int32

    init(port: Int, from source: String? = nil) throws {
        handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if let source {
            var own = Self.address(source, 0)
            let isBound = withUnsafePointer(to: &own) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard isBound == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        }
        var address = Self.address("127.0.0.1", port)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard isConnected == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
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
    func send(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Whether the other side ends it within a minute, whatever it says before.
    func hasEnded() async -> Bool { await read(atLeast: .max).isEnd }

    /// How many bytes came; fewer only where it ended, or a minute went by.
    func read(atLeast wanted: Int) async -> Int { await read(atLeast: wanted).count }

    private func read(atLeast wanted: Int) async -> (count: Int, isEnd: Bool) {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                var (count, buffer) = (0, [UInt8](repeating: 0, count: 65_536))
                while count < wanted {
                    var wait = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
                    guard poll(&wait, 1, 60_000) > 0 else { return continuation.resume(returning: (count, false)) }
                    let read = recv(handle, &buffer, buffer.count, 0)
                    guard read > 0 else { return continuation.resume(returning: (count, true)) }
                    count += read
                }
                continuation.resume(returning: (count, false))
            }
        }
    }
}
