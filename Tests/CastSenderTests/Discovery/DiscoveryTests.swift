import SenderFakes
import Synchronization
import Testing

@testable import CastSender
@testable import MulticastDNS

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DiscoveryManagerTests {
    @Test func startsWithTheContextAndListsOnlyDevicesWithTheApplication() async {
        let browser = FakeBrowser()
        let context = CastContext.fake(applicationID: "AABBCCDD", browser: browser)
        #expect(browser.browsed == [.application("AABBCCDD")])
        var events = context.discoveryManager.events.makeAsyncIterator()
        browser.tell(.found(.fake("Without", id: "2")), .allDevices)
        browser.tell(.found(.tv), .application("AABBCCDD"))
        #expect(await events.next() == .inserted(.tv, at: 0))
        #expect(context.discoveryManager.devices == [.tv])
        #expect(context.castState == .notConnected)
    }

    // S0-08, S0-10: on the wire, what the criteria say that they look for.
    @Test func whatIsBrowsedForIsTheSubtypeThatTheCriteriaName() throws {
        let criteria = DiscoveryCriteria(applicationIDs: ["AABBCCDD", "YouTube"])
        let asked = try criteria.browseTargets.map {
            try MulticastDeviceBrowser.serviceType($0).queryName.description
        }
        #expect(asked == criteria.allSubtypes.map { $0 + ".local" })
        #expect(asked.first == "_AABBCCDD._sub._googlecast._tcp.local")
        let all = try MulticastDeviceBrowser.serviceType(.allDevices)
        #expect(all.queryName.description == "_googlecast._tcp.local")
    }

    @Test func doesNotStartByItselfWhereTheOptionsSayNo() {
        let browser = FakeBrowser()
        let context = CastContext.fake(browser: browser) { $0.disableDiscoveryAutostart = true }
        #expect(browser.browsed.isEmpty)
        context.discoveryManager.startDiscovery()
        #expect(browser.browsed == [.allDevices])
    }

    @Test func tellsInsertMoveAndRemove() async {
        let browser = FakeBrowser()
        let context = CastContext.fake(browser: browser)
        let log = EventLog()
        context.discoveryManager.addListener(log)
        var events = context.discoveryManager.events.makeAsyncIterator()
        browser.tell(.found(.fake("A", id: "1")))
        browser.tell(.found(.fake("B", id: "2")))
        browser.tell(.found(.fake("C", id: "1")))
        browser.tell(.lost(deviceID: "2"))
        for _ in 0..<4 { _ = await events.next() }
        #expect(log.lines == ["insert A 0", "insert B 1", "move C 0 1", "remove B 0"])
    }

    @Test func aRenamedDeviceOutlivesItsOldInstance() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(browser: browser).discoveryManager
        var events = manager.events.makeAsyncIterator()
        browser.tell(.found(.fake("Old", id: "1"), instance: "a"))
        browser.tell(.found(.fake("New", id: "1"), instance: "b"))
        browser.tell(.lost(deviceID: "1", instance: "a"))
        browser.tell(.found(.tv))
        for _ in 0..<3 { _ = await events.next() }
        #expect(manager.devices == [.fake("New", id: "1"), .tv])
    }

    @Test func anInstanceThatNamesAnotherDeviceIsToldAsALossAndAFind() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(browser: browser).discoveryManager
        var events = manager.events.makeAsyncIterator()
        browser.tell(.found(.fake("A", id: "1"), instance: "a"))
        browser.tell(.found(.fake("B", id: "2"), instance: "a"))
        #expect(await events.next() == .inserted(.fake("A", id: "1"), at: 0))
        #expect(await events.next() == .removed(.fake("A", id: "1"), at: 0))
        #expect(await events.next() == .inserted(.fake("B", id: "2"), at: 0))
        #expect(manager.devices == [.fake("B", id: "2")])
    }

    @Test func aDeviceIsFoundByItsNameWhateverTheCapitals() async {
        let browser = FakeBrowser()
        let time = ManualTime()
        let manager = CastContext.fake(time: time, browser: browser).discoveryManager
        let search = Task { await manager.findDevice(named: "living ROOM", timeout: .seconds(5)) }
        await until { time.isAwaited(at: .seconds(5)) }
        browser.tell(.found(.tv))
        browser.tell(.found(.fake("Living Room", id: "1")))
        #expect(await search.value == .fake("Living Room", id: "1"))
        #expect(await manager.findDevice(named: "tv", timeout: .zero) == .tv)
    }

    @Test func theReasonForNoDiscoveryIsToldOnceAndKept() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(browser: browser).discoveryManager
        let failures = Failures()
        manager.addListener(failures)
        #expect(manager.discoveryError == nil)
        var events = manager.events.makeAsyncIterator()
        browser.tell(.failed("No network."))
        browser.tell(.failed("No network."))
        browser.tell(.found(.tv))
        _ = await events.next()
        #expect(manager.discoveryError == CastError(.networkError, "No network."))
        #expect(failures.errors == [CastError(.networkError, "No network.")])
        manager.stopDiscovery()
        manager.startDiscovery()
        #expect(manager.discoveryError == nil)
    }

    private final class Failures: DiscoveryManagerListener {
        private(set) var errors: [CastError] = []

        func discoveryManager(_ manager: DiscoveryManager, didFailWithError error: CastError) { errors.append(error) }
    }

    @Test func aKnownHostIsAskedAgainAndItsDeviceGoesAfterThreeMissedRounds() async {
        let inquirer = ScriptedInquirer(answers: [nil, .tv, .tv, nil, nil, nil])
        let pauses = Mutex<[Duration]>([])
        let start = ContinuousClock.now
        let time = TimeSource(
            now: { start },
            sleep: { deadline in
                let isLast = pauses.withLock { pauses in
                    pauses.append(deadline - start)
                    return pauses.count == 6
                }
                if isLast { throw CancellationError() }
            })
        let manager = DiscoveryManager(
            criteria: DiscoveryCriteria(applicationID: "CC1AD845"), browser: FakeBrowser(), inquirer: inquirer,
            time: time)
        var events = manager.events.makeAsyncIterator()
        manager.addKnownHost("127.0.0.1")
        manager.startDiscovery()
        #expect(await events.next() == .inserted(.tv, at: 0))
        #expect(await events.next() == .removed(.tv, at: 0))
        #expect(manager.devices.isEmpty)
        let waited = pauses.withLock { Array($0.prefix(5)) }
        #expect(waited == [.seconds(5), .seconds(10), .seconds(20), .seconds(5), .seconds(10)])
    }

    @Test func aSearchEndsWithTheDeviceOrWithItsTimeAndANewOneEndsTheOld() async {
        let browser = FakeBrowser()
        let time = ManualTime()
        let manager = CastContext.fake(time: time, browser: browser).discoveryManager
        let first = Task { await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) }
        await until { time.isAwaited(at: .seconds(5)) }
        let second = Task { await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) }
        #expect(await first.value == nil)
        browser.tell(.found(.tv))
        #expect(await second.value == .tv)
        let known = await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .zero)
        #expect(known == .tv)
        let third = Task { await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5)) }
        await time.advance(toSleeperAt: .seconds(5))
        #expect(await third.value == nil)
    }
}

/// Gives one answer after the other, then none.
private final class ScriptedInquirer: HostInquiring {
    private let answers: Mutex<[Device?]>

    init(answers: [Device?]) { self.answers = Mutex(answers) }

    func device(at address: String, port: Int?) async -> Device? {
        answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
