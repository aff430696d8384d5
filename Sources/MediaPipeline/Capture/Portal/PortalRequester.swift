import DBus

/// Makes requests to the portal and waits for their answers, one at a time.
///
/// The answer is a signal from an object that the call names, and it may come before the call returns. So all answers
/// are received from before the call on, and told apart by their paths. Only those for this connection come here.
struct PortalRequester: Sendable {
    private enum Event: Sendable {
        case answered([DBusValue])
        /// The bus has ended, or the portal has.
        case lost
        case tooLate
    }

    private let connection: DBusConnection
    private let patience: PortalScreenCast.Patience

    init(_ connection: DBusConnection, patience: PortalScreenCast.Patience) {
        (self.connection, self.patience) = (connection, patience)
    }

    /// - Parameters:
    ///   - dialog: Called while a dialog may be open, which a person needs time for; nil for requests without a dialog.
    ///   - arguments: The arguments of the call, given a token for the request.
    /// - Throws: ``PipelineError``, `DBusError`, `CancellationError`.
    func ask(
        _ member: String, dialog: (@Sendable (_ isFirst: Bool) -> Void)? = nil, _ arguments: (String) -> [DBusValue]
    ) async throws -> PortalResponse {
        let answers = try await connection.signals(
            matching: DBusMatch(
                sender: PortalRequests.service, interface: PortalRequests.request, member: "Response"))
        let owners = try await connection.signals(
            matching: DBusMatch(
                sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged"))
        let token = "marquee\(UInt32.random(in: .min ... .max))"
        let answer = try await connection.call(
            DBusCall(
                to: PortalRequests.service, path: PortalRequests.path, interface: PortalRequests.screenCast,
                member: member, arguments(token)), timeout: patience.call)
        guard let path = answer.first?.stringValue.flatMap({ DBusObjectPath($0) }) else {
            throw DesktopPortal.failed("its answer can't be understood.")
        }
        switch await event(of: path, answers, owners, dialog) {
        case .answered(let arguments): return try PortalResponse(arguments)
        case .lost: throw Task.isCancelled ? CancellationError() : DesktopPortal.gone
        case .tooLate:
            // This removes the dialog.
            _ = try? await connection.call(
                DBusCall(
                    to: PortalRequests.service, path: path, interface: PortalRequests.request, member: "Close"),
                timeout: .seconds(2))
            throw Task.isCancelled
                ? CancellationError()
                : dialog == nil ? DesktopPortal.failed("it does not answer.") : DesktopPortal.unanswered
        }
    }

    private func event(
        of path: DBusObjectPath, _ answers: AsyncStream<DBusSignal>, _ owners: AsyncStream<DBusSignal>,
        _ dialog: (@Sendable (Bool) -> Void)?
    ) async -> Event {
        let patience = patience
        return await withTaskGroup(of: Event?.self) { group in
            group.addTask {
                for await signal in answers where signal.path == path.text { return .answered(signal.arguments) }
                return .lost
            }
            group.addTask {
                for await signal in owners {
                    let names = signal.arguments.map(\.stringValue)
                    guard names.count == 3, names[0] == PortalRequests.service, names[2]?.isEmpty == true else {
                        continue
                    }
                    return .lost
                }
                return .lost
            }
            group.addTask {
                try? await Task.sleep(for: dialog == nil ? patience.call : patience.dialog)
                return .tooLate
            }
            if let dialog {
                group.addTask {
                    var isFirst = true
                    while (try? await Task.sleep(for: isFirst ? patience.hint : patience.reminder)) != nil {
                        dialog(isFirst)
                        isFirst = false
                    }
                    return nil
                }
            }
            defer { group.cancelAll() }
            for await event in group { if let event { return event } }
            return .lost
        }
    }
}
