import CastReceiver
import CastSender
import CastWire
import Testing

/// A sender, a group and its members, each over a connection of its own.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct GroupTests {
    /// Takes events until one fits.
    private func wait(
        _ events: AsyncStream<CastDeviceStatusEvent>, for fits: (CastDeviceStatusEvent) -> Bool
    ) async -> Bool {
        for await event in events where fits(event) { return true }
        return false
    }

    private func volume(of receiver: Receiver, reaches level: Double) async -> Bool {
        for await event in receiver.events {
            if case .device(.volumeChanged(let now, _)) = event, abs(now - level) < 0.001 { return true }
        }
        return false
    }

    @Test func aGroupsVolumeMovesItsMembersAndTheirsMoveTheGroup() async throws {
        try await CastingBench.run(groupOf: ["Kitchen", "Study"]) { bench, group in
            let manager = bench.makeSender().context.sessionManager
            let session = try await manager.connect(to: bench.device)
            let members = await group.members
            let status = try await session.requestMultizoneStatus().value
            #expect(status.devices.map(\.friendlyName) == ["Kitchen", "Study"])
            #expect(status.devices.map(\.volumeLevel) == [1, 1])

            // One member by the group.
            try await session.setDeviceVolume(0.5, forMultizoneDevice: status.devices[0]).value
            #expect(session.multizoneStatus?.devices.map(\.volumeLevel) == [0.5, 1])
            #expect(await volume(of: members[0], reaches: 0.5))
            #expect(session.currentDeviceVolume == 1)

            // All members by the group, in proportion.
            try await session.setDeviceVolume(0.5).value
            #expect(await volume(of: members[1], reaches: 0.5))
            #expect(session.multizoneStatus?.devices.map(\.volumeLevel) == [0.25, 0.5])

            // A member by itself, from another sender: the group's senders hear of it.
            let events = session.deviceStatusEvents
            let port = try #require(await members[1].ready?.port)
            let alone = try await bench.makeSender().context.sessionManager.connect(
                to: Device(address: "127.0.0.1", port: port), options: .joinOnly)
            try await alone.setDeviceVolume(1).value
            let isHeard = await wait(events) {
                if case .didUpdateMultizoneDevice(let device) = $0 { device.volumeLevel == 1 } else { false }
            }
            #expect(isHeard)
            try await session.setDeviceMuted(true).value
            #expect(session.currentDeviceVolume == 1 && session.currentDeviceMuted)
            #expect(session.multizoneStatus?.devices.allSatisfy(\.muted) == true)
            try await manager.disconnect(stopCasting: true)
        }
    }

    @Test func whoJoinsAndLeavesIsToldAndTheGroupPlaysOn() async throws {
        try await CastingBench.run(groupOf: ["Kitchen"]) { bench, group in
            let manager = bench.makeSender().context.sessionManager
            let session = try await manager.connect(to: bench.device)
            _ = try await session.requestMultizoneStatus().value
            let events = session.deviceStatusEvents
            try await group.add(bench.configuration("Hall"))
            var added: CastSender.MultizoneDevice?
            for await event in events {
                if case .didAddMultizoneDevice(let device) = event {
                    added = device
                    break
                }
            }
            let hall = try #require(added)
            #expect(hall.friendlyName == "Hall")
            await group.remove(hall.deviceID)
            #expect(await wait(events) { $0 == .didRemoveMultizoneDevice(deviceID: hall.deviceID) })
            #expect(session.multizoneStatus?.devices.map(\.friendlyName) == ["Kitchen"])

            var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1:9/film.mp4")
            builder.contentType = "video/mp4"
            try await #require(session.remoteMediaClient?.loadMedia(builder.build())).value
            #expect(session.remoteMediaClient?.mediaStatus?.mediaSessionID != nil)
            try await manager.disconnect(stopCasting: true)
        }
    }
}
