import CastWire
import Foundation
import Synchronization

/// A TCP connection to the remote, which sends what it is told and keeps what comes.
final class RemoteClient: Sendable {
    struct Answer: Sendable {
        var status = 0
        var fields: [String: String] = [:]
        var body: [UInt8] = []
        var text: String { String(decoding: body, as: UTF8.self) }
        var json: JSONValue { (try? JSONPayload.decode(JSONValue.self, from: text, within: .httpAnswer)) ?? .null }
        var error: String? { json["error"]?.stringValue }
    }

    private struct State {
        var bytes: [UInt8] = []
        var isOver = false
    }

    private let handle: Int32
    private let state = Mutex(State())

    init(port: Int) throws {
        handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard isConnected == 0 else { throw POSIXError(.ECONNREFUSED) }
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = recv(handle, &buffer, buffer.count, 0)
                guard count > 0 else { break }
                state.withLock { $0.bytes += buffer[..<count] }
            }
            state.withLock { $0.isOver = true }
        }
    }

    /// The other side sees it end.
    func end() { shutdown(handle, Int32(SHUT_RDWR)) }

    deinit { close(handle) }

    /// False where the other side takes no more.
    @discardableResult
    func send(_ bytes: [UInt8]) async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes {
                        Foundation.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                    }
                    guard count > 0 else { return continuation.resume(returning: false) }
                    rest = rest.dropFirst(count)
                }
                continuation.resume(returning: true)
            }
        }
    }

    var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
    var isOver: Bool { state.withLock { $0.isOver } }

    /// What has come, once the other side has ended it or all that it promised is there.
    func answer() async -> Answer {
        while !Task.isCancelled {
            let (bytes, isOver) = state.withLock { ($0.bytes, $0.isOver) }
            if let answer = Self.parse(bytes, isOver: isOver) { return answer }
            try? await Task.sleep(for: .milliseconds(2))
        }
        return Answer()
    }

    private static func parse(_ bytes: [UInt8], isOver: Bool) -> Answer? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return isOver ? Answer() : nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        var answer = Answer()
        answer.status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
        for line in lines.dropFirst() {
            let halves = line.split(separator: ":", maxSplits: 1)
            if halves.count == 2 {
                answer.fields[halves[0].lowercased()] = halves[1].trimmingCharacters(in: .whitespaces)
            }
        }
        answer.body = Array(bytes[end.upperBound...])
        // RFC 9110, 8.6: an answer without a body says no length.
        let expected = answer.status == 204 ? 0 : answer.fields["content-length"].flatMap { Int($0) }
        guard isOver || expected.map({ answer.body.count >= $0 }) ?? false else { return nil }
        return answer
    }
}
