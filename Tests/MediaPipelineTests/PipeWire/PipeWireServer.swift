import Foundation

@testable import MediaPipeline

/// PipeWire's server, a test's own; it ends with the value. Without a session manager: the test itself links what gives
/// pictures with what takes them.
final class PipeWireServer {
    private let folder: String
    private let server: Process

    init() async throws {
        folder = "/tmp/mqpw-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        server = Self.process("pipewire", folder)
        try server.run()
        // The socket is there before anybody listens.
        while true {
            if let probe = try? connect() {
                close(probe)
                return
            }
            await Task.yield()
        }
    }

    private static func process(_ name: String, _ folder: String) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/" + name)
        process.environment = ["HOME": folder, "XDG_RUNTIME_DIR": folder, "PATH": "/usr/bin:/bin"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        return process
    }

    /// Once both are there.
    func link() async throws {
        while true {
            let linking = Self.process("pw-link", folder)
            linking.arguments = ["producer:out_0", "Marquee:in_0"]
            let status: Int32 = try await withCheckedThrowingContinuation { ended in
                linking.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
                do { try linking.run() } catch { ended.resume(throwing: error) }
            }
            if status == 0 { return }
        }
    }

    // A child of Foundation's begins with the signals blocked that its parent's thread blocks.
    deinit {
        kill9()
        try? FileManager.default.removeItem(atPath: folder)
    }

    func kill9() { kill(server.processIdentifier, SIGKILL) }

    /// A connection, as the portal gives one.
    func connect() throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: (folder + "/pipewire-0").utf8) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            throw PipelineError.pipeWireGone
        }
        return descriptor
    }
}
