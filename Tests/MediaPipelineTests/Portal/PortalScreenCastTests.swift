import BusFakes
import DBus
import Foundation
import Synchronization
import Testing

@testable import MediaPipeline

@Suite("The desktop portal is asked for a screen")
struct PortalScreenCastTests {
    /// A folder for a bus, and for tokens.
    private final class Folder: Sendable {
        let path = "/tmp/mqp-\(UUID().uuidString.prefix(8))"
        var tokens: PortalTokens { PortalTokens(folder: path + "/state/marquee") }
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private let folder: Folder

    init() throws { folder = try Folder() }

    private static let patience = PortalScreenCast.Patience(
        dialog: .seconds(20), call: .seconds(20), hint: .milliseconds(10), reminder: .milliseconds(10))

    private func cast(
        _ portal: FakePortal, _ patience: PortalScreenCast.Patience = Self.patience
    ) async throws -> PortalScreenCast {
        try await PortalScreenCast(bus: portal.bus.bus, desktop: "sway", patience: patience)
    }

    /// As a source does it, with the descriptor that it must close.
    private func share(
        _ portal: FakePortal, _ patience: PortalScreenCast.Patience = Self.patience,
        tell: @escaping @Sendable (Bool) -> Void = { _ in }
    ) async throws -> (SharedScreen, PortalSession) {
        let cast = try await cast(portal, patience)
        let found = try await cast.share(
            .monitor, of: try await cast.offer(), size: nil, showsCursor: true, tokens: folder.tokens, tell: tell)
        if let remote = found.0.remote { close(remote) }
        return found
    }

    private func error(_ body: () async throws -> Void) async -> PipelineError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? PipelineError
        }
    }

    @Test("A screen is shared, with a way to PipeWire that is an open file; what was allowed is asked for again")
    func sharing() async throws {
        let portal = try await FakePortal(in: folder.path)
        let cast = try await cast(portal)
        let (shared, session) = try await cast.share(
            .monitor, of: try await cast.offer(), size: nil, showsCursor: true, tokens: folder.tokens
        ) { _ in }
        #expect(shared.node == 42)
        let remote = try #require(shared.remote)
        #expect(write(remote, "PW", 2) == 2 && fcntl(remote, F_GETFD) & FD_CLOEXEC != 0)
        close(remote)
        #expect(portal.remote.readData(ofLength: 2) == Data("PW".utf8))
        #expect(portal.members == ["CreateSession", "SelectSources", "Start", "OpenPipeWireRemote"])
        #expect(portal.options("SelectSources").last?["cursor_mode"]?.integerValue == 4)
        #expect(portal.options("SelectSources").last?["restore_token"] == nil)
        session.close()
        _ = try await share(portal)
        #expect(portal.options("SelectSources").last?["restore_token"]?.stringValue == "new")
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/state/marquee/portal-monitor")
        #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test("A no is one, and leaves what was allowed before", arguments: [UInt32(1), 2])
    func refusals(code: UInt32) async throws {
        folder.tokens.keep(try #require(PortalToken("old")), for: .monitor)
        let portal = try await FakePortal(in: folder.path, .init(response: code))
        #expect(
            await error { _ = try await share(portal) } == (code == 1 ? DesktopPortal.refused : DesktopPortal.ended))
        #expect(folder.tokens.token(for: .monitor) == PortalToken("old"))
    }

    @Test("A token that the portal rejects is thrown away, and it is asked without one")
    func rejection() async throws {
        folder.tokens.keep(try #require(PortalToken("old")), for: .monitor)
        let portal = try await FakePortal(in: folder.path, .init(token: nil, known: ["other"]))
        _ = try await share(portal)
        #expect(portal.options("SelectSources").map { $0["restore_token"]?.stringValue } == ["old", nil])
        #expect(folder.tokens.token(for: .monitor) == nil)
    }

    @Test("A token that others can read or write is none")
    func strangersToken() throws {
        folder.tokens.keep(try #require(PortalToken("old")), for: .window)
        #expect(folder.tokens.token(for: .window) == PortalToken("old") && folder.tokens.token(for: .monitor) == nil)
        chmod(folder.path + "/state/marquee/portal-window", 0o640)
        #expect(folder.tokens.token(for: .window) == nil)
    }

    @Test("A dialog that is answered late is answered; meanwhile it is told that one waits")
    func lateAnswer() async throws {
        let portal = try await FakePortal(in: folder.path, .init(delay: .milliseconds(100)))
        let told = Mutex<[Bool]>([])
        _ = try await share(portal) { isFirst in told.withLock { $0.append(isFirst) } }
        let hints = told.withLock { $0 }
        #expect(hints.first == true && hints.count > 1 && hints.dropFirst().allSatisfy { !$0 })
    }

    @Test("A dialog that nobody answers is taken away after its time")
    func noAnswer() async throws {
        let portal = try await FakePortal(in: folder.path, .init(response: nil))
        var patience = Self.patience
        patience.dialog = .milliseconds(50)
        #expect(await error { _ = try await share(portal, patience) } == DesktopPortal.unanswered)
        #expect(portal.members.last == "Close")
    }

    @Test("A desktop that ends the sharing ends the source, and one that has gone before it answered is told")
    func ends() async throws {
        let portal = try await FakePortal(in: folder.path)
        let (_, session) = try await share(portal)
        let (ends, end) = AsyncStream.makeStream(of: PipelineError.self)
        session.onEnd { end.yield($0) }
        try await portal.end()
        for await error in ends {
            #expect(error == DesktopPortal.closed)
            break
        }
    }

    @Test("A portal that goes while its dialog stands is missed at once")
    func gone() async throws {
        let portal = try await FakePortal(in: folder.path, .init(response: nil))
        let told = await error {
            _ = try await share(portal) { isFirst in
                if isFirst { Task { await portal.connection.close() } }
            }
        }
        #expect(told == DesktopPortal.gone)
    }

    @Test("Whoever waits for a dialog can be told to stop")
    func cancelling() async throws {
        let portal = try await FakePortal(in: folder.path, .init(response: nil))
        let (hints, hint) = AsyncStream.makeStream(of: Void.self)
        let sharing = Task { _ = try await share(portal) { _ in hint.yield() } }
        for await _ in hints { break }
        sharing.cancel()
        await #expect(throws: CancellationError.self) { try await sharing.value }
    }

    @Test("What is missing is told: the bus, the portal, its part that shares screens")
    func missing() async throws {
        #expect(
            await error { _ = try await PortalScreenCast(bus: .address("unix:path=/nowhere"), desktop: nil).offer() }
                == DesktopPortal.noBus)
        let bus = try await PrivateBus(in: folder.path)
        let cast = try await PortalScreenCast(bus: bus.bus, desktop: "KDE")
        #expect(await error { _ = try await cast.offer() } == DesktopPortal.missing(on: "KDE"))
        let connection = try await DBusConnection(to: bus.bus)
        let name = try await connection.requestName(PortalRequests.service)
        let calls = try await connection.export(DBusObject([DBusInterface("org.other")]), at: PortalRequests.path)
        #expect(await error { _ = try await cast.offer() } == DesktopPortal.noScreenCast(on: "KDE"))
        withExtendedLifetime((name, calls)) {}
    }
}
