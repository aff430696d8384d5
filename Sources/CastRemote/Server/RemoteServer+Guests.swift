import CastSender
import CastWidgetsWeb
import CastWire
import HTTPTypes
import Hummingbird

extension RemoteServer {
    nonisolated func addGuests(to group: RouterGroup<RemoteContext>) {
        group.read(
            "guests",
            use: widgets.guarded { [tokens] _, _, _ in
                .json(GuestsAnswer(tokens.current().guests(at: WallTime.real.now())))
            })
        group.post(
            "guests",
            use: widgets.guarded { [self] request, _, grant in
                let asked = try await RemoteRequest(request, widgets)
                return try await makeGuest(asked, grant)
            })
        group.delete(
            "guests/:id",
            use: widgets.guarded { [tokens] _, context, _ in
                let id = context.parameters.get("id") ?? ""
                let isGone = try await WebRefusal.catching { () async throws(RemoteRefusal) in
                    try tokens.change { table, _ throws(RemoteRefusal) in
                        // A request to revoke a guest must not revoke the owner.
                        guard table.records.contains(where: { $0.id == id && !$0.isOwner }) else { return false }
                        return table.revoke(id)
                    }
                }
                guard isGone else { throw WebRefusal(.notFound, "There is no such guest any more.") }
                return .json(["id": id])
            })
    }

    /// How long a device has to answer if no page is open, and so no discovery runs.
    private static let searchTime = Duration.seconds(5)

    private func device(_ id: String) async -> Device? {
        let current = context.sessionManager.currentSession?.device
        if let current, current.deviceID == id { return current }
        return await context.discoveryManager.locate(
            deviceID: id, by: context.environment.time.now() + Self.searchTime)
    }

    private func makeGuest(_ asked: RemoteRequest, _ grant: WidgetGrant) async throws(WebRefusal) -> Response {
        let deviceID = try asked.string("device")
        let bounds = AccessTable.guestTimes
        let minutes = try asked.number("minutes", in: Double(bounds.lowerBound / 60)...Double(bounds.upperBound / 60))
        let seconds = minutes.map { Int64($0 * 60) } ?? AccessTable.guestTime
        return try await once(asked.id, of: grant) { () async throws(WebRefusal) in
            guard let device = await device(deviceID) else {
                throw WebRefusal(.notFound, "This device is not in the network now.")
            }
            do throws(RemoteRefusal) {
                let record = try tokens.makeGuest(
                    deviceID: deviceID, deviceName: device.friendlyName, for: seconds)
                let link = RemoteLink.link(base: bases.first ?? "", secret: record.secret)
                return RemoteAnswer(
                    .created,
                    ["id": .string(record.id), "link": .string(link), "ends": .number(Double(record.ends ?? 0))])
            } catch {
                throw WebRefusal(error)
            }
        }
    }
}
