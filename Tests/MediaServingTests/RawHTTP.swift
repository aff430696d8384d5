import Foundation

/// A blocking HTTP/1.1 client of a few lines, on a thread of its own: it shows exactly what came over the wire, also
/// that a connection ended before the promised length.
struct RawHTTP: Sendable {
    struct Answer: Sendable {
        var status = 0
        var fields: [String: String] = [:]
        var body: [UInt8] = []
        /// The connection ended before Content-Length bytes had come.
        var endedEarly = false
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    let port: Int

    /// - Parameter onFirstBytes: called once when the body begins; the rest is read afterwards.
    func request(
        _ method: String = "GET", _ path: String, _ fields: [String: String] = [:],
        onFirstBytes: (@Sendable () -> Void)? = nil
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try exchange(method, path, fields, onFirstBytes) })
            }
        }
    }

    private func exchange(
        _ method: String, _ path: String, _ fields: [String: String], _ onFirstBytes: (@Sendable () -> Void)?
    ) throws -> Answer {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(handle) }
        // A small window, so that the server can't push a large file into the kernel's buffers at once.
        var small: Int32 = 16_384
        setsockopt(handle, SOL_SOCKET, SO_RCVBUF, &small, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
        var head = "\(method) \(path) HTTP/1.1\r\nHost: test\r\n"
        for (name, value) in fields { head += "\(name): \(value)\r\n" }
        head += "\r\n"
        _ = head.withCString { send(handle, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        return read(handle, isHead: method == "HEAD", onFirstBytes)
    }

    private func read(_ handle: Int32, isHead: Bool, _ onFirstBytes: (@Sendable () -> Void)?) -> Answer {
        var bytes: [UInt8] = []
        var answer = Answer()
        var bodyStart: Int?
        var expected = 0
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if bodyStart == nil, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
                parse(bytes[..<end.lowerBound], into: &answer)
                bodyStart = end.upperBound
                expected = isHead ? 0 : Int(answer.fields["content-length"] ?? "0") ?? 0
                if expected > 0 { onFirstBytes?() }
            }
            if let bodyStart, bytes.count - bodyStart >= expected { break }
            let count = recv(handle, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        if let bodyStart { answer.body = Array(bytes[bodyStart...]) }
        answer.endedEarly = bodyStart == nil || answer.body.count < expected
        return answer
    }

    private func parse(_ head: ArraySlice<UInt8>, into answer: inout Answer) {
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        answer.status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
        for line in lines.dropFirst() {
            let halves = line.split(separator: ":", maxSplits: 1)
            if halves.count == 2 {
                answer.fields[halves[0].lowercased()] = halves[1].trimmingCharacters(in: .whitespaces)
            }
        }
    }
}
