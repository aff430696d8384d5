import CastWire
import SenderScripts
import Testing

@testable import SenderCore

/// What a device may make a sender keep and do: counts and bytes, whatever it says.
@Suite struct DeviceCostTests {
    private let start = ContinuousClock.now

    private func update(_ json: String) throws -> MediaStatusUpdate {
        try JSONPayload.decode(MediaStatusUpdate.self, from: json)
    }

    @Test func whatWaitsForTheAppWeighsNoMoreThanItsLimit() {
        var outbox = EventOutbox()
        let weight = 65_000
        for _ in 0..<1000 {
            outbox.append(.deviceChanged(ReceiverState()), weight: weight)
            outbox.append(.mediaChanged(MediaState(), MediaState.Change(metadataChanged: true)), weight: weight)
            outbox.append(.queueTold(.itemIDs([1]), requestID: 0), weight: weight)
            outbox.append(.channelMessage(Namespace("urn:x-cast:test"), "a"), weight: weight)
        }
        let events = outbox.drain()
        let messages = events.count { if case .channelMessage = $0 { true } else { false } }
        #expect(messages == EventOutbox.messageWeightLimit / weight)
        #expect(events.count - messages <= EventOutbox.weightLimit / weight + 3)
        #expect(events.contains { if case .mediaChanged(_, let change) = $0 { change.metadataChanged } else { false } })
    }

    @Test func theNewestStatusIsToldHoweverManyWereBefore() {
        var outbox = EventOutbox()
        for level in 0..<1000 {
            var state = ReceiverState()
            _ = state.apply(ReceiverStatus(volume: DeviceVolume(level: Double(level), muted: false)))
            outbox.append(.deviceChanged(state))
        }
        guard case .deviceChanged(let last)? = outbox.drain().last else {
            Issue.record("no status")
            return
        }
        #expect(last.volume?.level == 999)
    }

    @Test func movesThatNobodyTakesDoNotPileUp() {
        var outbox = EventOutbox()
        let move = SessionMove(
            sessionID: "S1", destination: .init(deviceID: "2", name: "", address: nil, port: nil, sessionID: "S5"))
        for _ in 0..<10_000 { outbox.append(.moved(move)) }
        #expect(outbox.count == EventOutbox.limit)
    }

    @Test func itemsThatComeWithoutTheirMediaAreFoundInOneWalkAndNotKeptWithoutEnd() throws {
        var state = MediaState()
        for round in 0..<200 {
            let known = (0..<round).map { #"{"itemId":\#($0)}"# }
            let items = known + [#"{"itemId":\#(round),"media":{"contentId":"a:\#(round)"}}"#]
            _ = state.apply(
                [try update(#"{"mediaSessionId":1,"items":[\#(items.joined(separator: ","))]}"#)], at: start)
        }
        let items = try #require(state.status?.queueItems)
        #expect(items.count == 200)
        #expect(items.count { $0.mediaInformation != nil } == MediaStatus.keptItemLimit + 1)
        let many = Array(repeating: #"{"itemId":1}"#, count: 5000).joined(separator: ",")
        _ = state.apply([try update(#"{"mediaSessionId":1,"items":[\#(many)]}"#)], at: start)
        #expect(state.status?.queueItems.count == MediaStatus.itemLimit)
    }

    @Test func aStatusWithThousandsOfApplicationsKeepsAFew() {
        let names = (0..<1000).map { Namespace("urn:x-cast:\($0)") }
        let applications = (0..<1000).map { index in
            ReceiverApplication(
                appID: "A", displayName: "", namespaces: names, sessionID: "\(index)", transportID: "\(index)",
                statusText: "", isIdleScreen: false)
        }
        var state = ReceiverState()
        state.join(applications[0])
        #expect(state.apply(ReceiverStatus(applications: applications)) == .updated)
        #expect(state.status.applications.count == ReceiverState.applicationLimit)
        #expect(state.application?.namespaces.count == ReceiverState.namespaceLimit)
    }

    @Test func aGroupHasAFewMembersWithShortNames() {
        var status = MultizoneStatus()
        let long = String(repeating: "é", count: 30_000)
        for index in 0..<1000 {
            _ = status.put(.init(deviceID: "id-\(index)", name: long, capabilities: 4))
        }
        #expect(status.devices.count == MultizoneStatus.limit)
        #expect(status.devices.allSatisfy { $0.friendlyName.utf8.count == Device.longestName })
        #expect(status.put(.init(deviceID: long, name: "", capabilities: 4)) == nil)
        let again = MultizoneStatus(
            Array(repeating: .init(deviceID: "id-1", name: "", capabilities: 4), count: 1000), earlier: status)
        #expect(again.devices.count == 1)
    }

    @Test func whatADeviceCallsItselfIsCutAndAnAbsurdIDIsNone() {
        let long = String(repeating: "x", count: 60_000)
        let device = Device(address: "127.0.0.1").described(
            by: DeviceInfo(deviceID: long, friendlyName: long, model: long, capabilities: 0))
        #expect(device.friendlyName.utf8.count == Device.longestName && device.deviceID == "127.0.0.1")
        #expect("a".shortened(to: 1) == "a" && "é".shortened(to: 1) == "" && "aé".shortened(to: 2) == "a")
    }

    @Test func aQueueThatGrowsWithoutEndIsCut() {
        var core = MediaQueueCore<String>(cacheSize: 40, pageSize: 10)
        for round in 0..<100 {
            _ = core.inserted(Array(round * 1000..<(round + 1) * 1000), before: nil)
        }
        #expect(core.itemIDs.count == MediaQueueCore<String>.idLimit)
        #expect(core.index(of: 32_767) == 32_767 && core.index(of: 99_999) == nil)
        #expect(core.removed([5, 99_999]) == [.removed([5])])
        #expect(core.index(of: 32_767) == 32_766)
        #expect(core.inserted([99_999, 99_998], before: 6) == [.inserted(5..<6)])
        #expect(core.received(itemIDs: Array(0..<50_000)) == [.reloaded])
        #expect(core.itemIDs.count == MediaQueueCore<String>.idLimit)
    }

    @Test func theDeviceListHoldsSoManyAndStaysInOrder() throws {
        var list = DeviceList()
        var generator = SeededGenerator(seed: 7)
        for index in 0..<3000 {
            let name = "TV \(Int.random(in: 0..<200, using: &generator))"
            _ = list.found(.fake(name, id: "\(index % 1500)"), from: .knownHost("\(index)"))
        }
        #expect(list.devices.count == DeviceList.deviceLimit)
        let sorted = list.devices.sorted { ($0.friendlyName, $0.uniqueID) < ($1.friendlyName, $1.uniqueID) }
        #expect(list.devices == sorted)
        var left = sorted
        for device in sorted.shuffled(using: &generator) {
            guard case .removed(device, let index)? = list.remove(uniqueID: device.uniqueID) else {
                Issue.record("\(device.uniqueID) was not found")
                return
            }
            try #require(left.indices.contains(index))
            #expect(left.remove(at: index) == device)
        }
        #expect(list.devices.isEmpty)
    }

    /// More than any network announces: the list is bounded for whoever is announced next, too.
    @Test func placesThatAreLostMakeRoomForOthers() {
        func place(_ index: Int) -> DeviceList.Source { .browse(.allDevices, instance: "\(index)") }
        var list = DeviceList()
        for index in 0..<DeviceList.placeLimit { _ = list.found(.fake("TV", id: "1"), from: place(index)) }
        #expect(list.found(.fake("Other", id: "2"), from: place(-1)) == nil)
        #expect(list.lost(deviceID: "1", from: place(0)) == nil)
        #expect(list.found(.fake("Other", id: "2"), from: place(-1)) != nil)
        _ = list.remove(uniqueID: Device.uniqueID(ofCastDevice: "1"))
        for index in 0..<10 { _ = list.found(.fake("TV", id: "1"), from: place(index)) }
        #expect(list.devices.count == 2)
    }

    @Test func aDeviceThatChangesItsSessionWithoutEndIsWrittenDownNowAndThen() {
        var budget = WriteBudget()
        var writes = 0
        for step in 0..<10_000 where budget.take(at: start + .milliseconds(step)) { writes += 1 }
        #expect(writes == WriteBudget.burst + 9)
    }

    @Test func tooManyRequestsAtOnceAreRefused() throws {
        var plan = SessionPlan(senderID: "sender-7", target: .whateverRuns, proof: .challenge([7]))
        plan.awaitsPlayer = false
        var core = SessionCore(plan: plan)
        _ = core.begin(at: start)
        _ = core.authenticationEnded(.pinned(Script.pin, .tls), at: start)
        _ = core.messageReceived(Script.receiverStatus(id: 1), at: start)
        for _ in 0..<PendingRequests.limit { _ = try core.submitMultizoneStatus(at: start) }
        #expect(throws: CastError.tooManyRequests) { try core.submitMultizoneStatus(at: start) }
        _ = core.deadlinePassed(at: start + .seconds(10))
        _ = try core.submitMultizoneStatus(at: start + .seconds(10))
    }
}
