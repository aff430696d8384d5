import BusFakes
import DBus
import Foundation
import Synchronization

@testable import MediaPipeline

/// The desktop's portal as a test wants it, on a bus of its own.
final class FakePortal: Sendable {
    struct Behaviour: Sendable {
        var offer = PortalOffer(version: 4, sourceTypes: 7, cursorModes: 7)
        /// What Start answers; nil: nothing.
        var response: UInt32? = 0
        var delay = Duration.zero
        /// Which is given for a restore token; nil: none.
        var token: String? = "new"
        /// SelectSources takes no token but these.
        var known: Set<String>?
    }

    let bus: PrivateBus
    let connection: DBusConnection
    private let name: DBusName
    private let asked = Mutex<[(member: String, options: DBusValue?)]>([])
    private let file: DBusFileDescriptor
    /// The other end of what OpenPipeWireRemote gives.
    let remote: FileHandle

    static let session: DBusObjectPath = "/org/freedesktop/portal/desktop/session/test"

    init(in folder: String, _ behaviour: Behaviour = Behaviour()) async throws {
        bus = try await PrivateBus(in: folder)
        connection = try await DBusConnection(to: bus.bus)
        let pipe = Pipe()
        remote = pipe.fileHandleForReading
        file = DBusFileDescriptor(owning: dup(pipe.fileHandleForWriting.fileDescriptor))
        try pipe.fileHandleForWriting.close()
        let calls = try await connection.export(
            DBusObject([Self.screenCast], values: [PortalRequests.screenCast: behaviour.offer.values]),
            at: PortalRequests.path)
        name = try await connection.requestName(PortalRequests.service)
        Task { [weak self] in
            for await call in calls { await self?.answer(call, behaviour) }
        }
    }

    /// Those that were called, in order.
    var members: [String] { asked.withLock { $0.map(\.member) } }

    func options(_ member: String) -> [DBusValue] {
        asked.withLock { $0.filter { $0.member == member }.compactMap(\.options) }
    }

    func end() async throws {
        try await connection.emit(path: Self.session, interface: PortalRequests.session, member: "Closed")
    }

    private func answer(_ call: DBusIncomingCall, _ behaviour: Behaviour) async {
        guard case .call(_, let member, let arguments) = call.wish else { return }
        asked.withLock { $0.append((member, arguments.last)) }
        guard member != "OpenPipeWireRemote" else { return await call.reply([.unixFD(file)]) }
        var results: [String: DBusValue] = [:]
        switch member {
        case "CreateSession": results["session_handle"] = .string(Self.session.text)
        case "SelectSources":
            let token = arguments.last?["restore_token"]?.stringValue
            if let token, let known = behaviour.known, !known.contains(token) {
                return await call.fail(
                    DBusErrorReply(
                        "org.freedesktop.portal.Error.InvalidArgument", "Restore token is not valid"))
            }
        default:
            let stream = DBusValue.structure([.uint32(42), .properties([:])])
            results["streams"] = .array(of: "(ua{sv})", [stream])
            if let token = behaviour.token { results["restore_token"] = .string(token) }
        }
        guard let token = arguments.last?["handle_token"]?.stringValue,
            let path = DBusObjectPath("/org/freedesktop/portal/desktop/request/test/\(token)")
        else { return await call.fail(.failed("no token")) }
        let connection = connection
        let code = member == "Start" ? behaviour.response : 0
        let said = [code.map { DBusValue.uint32($0) } ?? .uint32(0), .properties(results)]
        if member == "Start" {
            let requests = try? await connection.export(DBusObject([Self.request]), at: path)
            await call.reply([.objectPath(path)])
            Task { [weak self] in
                for await call in requests ?? AsyncStream(unfolding: { nil }) {
                    self?.asked.withLock { $0.append(("Close", nil)) }
                    await call.reply()
                }
            }
            try? await Task.sleep(for: behaviour.delay)
            guard code != nil else { return }
        }
        // Sooner than the call returns, as a portal may be, where nobody is asked.
        try? await connection.emit(path: path, interface: PortalRequests.request, member: "Response", said)
        if member != "Start" { await call.reply([.objectPath(path)]) }
    }

    private static let options = DBusArgument("options", "a{sv}")
    private static let handle = DBusArgument("handle", "o")
    private static let request = DBusInterface(PortalRequests.request, methods: [DBusMethod("Close")])
    private static let screenCast = DBusInterface(
        PortalRequests.screenCast,
        methods: [
            DBusMethod("CreateSession", takes: [options], gives: [handle]),
            DBusMethod("SelectSources", takes: [DBusArgument("session", "o"), options], gives: [handle]),
            DBusMethod(
                "Start", takes: [DBusArgument("session", "o"), DBusArgument("window", "s"), options], gives: [handle]),
            DBusMethod(
                "OpenPipeWireRemote", takes: [DBusArgument("session", "o"), options], gives: [DBusArgument("fd", "h")]),
        ],
        properties: ["version", "AvailableSourceTypes", "AvailableCursorModes"].map {
            DBusProperty($0, "u", access: .read)
        })
}

extension PortalOffer {
    fileprivate var values: [String: DBusValue] {
        [
            "version": .uint32(version), "AvailableSourceTypes": .uint32(sourceTypes),
            "AvailableCursorModes": .uint32(cursorModes),
        ]
    }
}
