import CastSender
import CastWidgetsWeb
import CastWire
import CastingFakes
import Foundation
import SenderFakes
import Testing

@testable import CastRemote

/// A remote that serves on loopback, with a TV of its own.
@MainActor
final class RemoteBench {
    let folder: TemporaryFolder
    let tv: FakeTV
    let time = ManualTime()
    let context: CastContext
    let caster: FakeCaster
    let tokens: TokenFile
    let server: RemoteServer
    let owner: AccessRecord
    private(set) var port = 0
    private var running: Task<Void, any Error>?

    /// - Parameters:
    ///   - tv: what the first connection meets.
    ///   - then: what the next one does.
    ///   - browser: who is found; nil: nobody.
    init(
        _ tv: FakeTV = .running(), then next: FakeTV = FakeTV(), in folder: TemporaryFolder = TemporaryFolder(),
        caster: FakeCaster = FakeCaster(), browser: (any DeviceBrowsing)? = nil,
        _ change: (inout RemoteOptions) -> Void = { _ in }
    ) async throws {
        (self.folder, self.tv, self.caster) = (folder, tv, caster)
        context = CastContext.fake(tv, next, time: time, browser: browser)
        let folders = RemoteFolders(state: folder.path + "/state", cache: folder.path + "/cache")
        tokens = try TokenFile(folder: folders.state)
        owner = try tokens.owner()
        var options = RemoteOptions()
        (options.port, options.folders, options.presentsInstructions) = (0, folders, false)
        change(&options)
        server = try RemoteServer(
            context: context, options: options, tokens: tokens, caster: caster,
            assets: [
                "index.html": EmbeddedAsset("text/html; charset=utf-8", text: "<!doctype html>"),
                "remote.js": EmbeddedAsset("text/javascript", text: "//"),
                "sw.js": EmbeddedAsset("text/javascript", text: "//"),
            ],
            makeGuestContext: { CastContext.fake() })
        let (ports, report) = AsyncStream.makeStream(of: Int.self)
        running = Task { [server] in
            defer { report.finish() }
            try await server.run { report.yield($1) }
        }
        for await port in ports {
            self.port = port
            break
        }
        // Why it serves nothing.
        if port == 0 { try await running?.value }
    }

    func stop() async {
        running?.cancel()
        _ = await running?.result
    }

    /// The TV is chosen.
    func connect() async throws { try await context.sessionManager.connect(to: .tv, options: .joinOnly) }

    // MARK: Asking

    func head(_ method: String, _ path: String, _ fields: [String: String?] = [:]) -> [UInt8] {
        var all: [String: String?] = [
            "Host": "127.0.0.1:\(port)", "Authorization": "Bearer \(owner.secret)", "Connection": "close",
        ]
        all.merge(fields) { $1 }
        let lines = all.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
        return Array("\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n".utf8)
    }

    func ask(
        _ method: String, _ path: String, _ fields: [String: String?] = [:], body: [UInt8]? = nil
    ) async throws -> RemoteClient.Answer {
        let client = try RemoteClient(port: port)
        let length = body.map { ["Content-Length": String($0.count) as String?] } ?? [:]
        await client.send(head(method, path, length.merging(fields) { $1 }) + (body ?? []))
        return await client.answer()
    }

    func post(
        _ path: String, _ json: String, token: String? = nil, _ fields: [String: String?] = [:]
    ) async throws -> RemoteClient.Answer {
        var all: [String: String?] = ["Content-Type": "application/json"]
        if let token { all["Authorization"] = "Bearer \(token)" }
        return try await ask("POST", path, all.merging(fields) { $1 }, body: Array(json.utf8))
    }

    func put(_ id: String, _ name: String, _ bytes: [UInt8]) async throws -> RemoteClient.Answer {
        try await ask("PUT", "/remote/uploads/\(id)?name=\(name)", body: bytes)
    }
}

/// Waits until it is so; the suite's time limit ends it otherwise.
@MainActor
func until(_ isSo: @MainActor () async -> Bool) async {
    while !Task.isCancelled, !(await isSo()) { try? await Task.sleep(for: .milliseconds(2)) }
}
