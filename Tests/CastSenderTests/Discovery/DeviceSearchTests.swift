import CastWire
import SenderFakes
import Synchronization
import Testing

@testable import CastSender

/// `findDevice`, `passiveScan` and known hosts.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DeviceSearchTests {
    private let browser = FakeBrowser()
    private let time = ManualTime()
    private let manager: DiscoveryManager

    init() {
        manager =
            CastContext.fake(time: time, browser: browser) { $0.disableDiscoveryAutostart = true }
            .discoveryManager
    }

    @Test func aSearchStartsDiscoveryAndEndsWithTheDevice() async {
        let search = Task { await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) }
        await until { manager.discoveryActive }
        browser.tell(.found(.fake("Other", id: "9")))
        browser.tell(.found(.tv))
        #expect(await search.value == .tv)
    }

    @Test func aKnownDeviceIsToldInALaterTurnToo() async {
        manager.startDiscovery()
        browser.tell(.found(.tv))
        await until { manager.hasDiscoveredDevices }
        var order: [String] = []
        let search = Task {
            // What stands in line when it is asked has its turn before the answer.
            Task { order.append("went on") }
            order.append("asked")
            let device = await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5))
            order.append("told \(device?.friendlyName ?? "nobody")")
        }
        await search.value
        #expect(order == ["asked", "went on", "told TV"])
    }

    @Test func itsTimeIsTheClocksAndNothingEarlier() async {
        var answers: [Device?] = []
        let search = Task { answers.append(await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5))) }
        await until { manager.discoveryActive }
        await time.advance(toSleeperAt: .seconds(5))
        await search.value
        #expect(answers == [nil])
        let patient = Task { answers.append(await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5))) }
        await until { time.isAwaited(at: .seconds(5)) }
        time.advance(by: .milliseconds(4999))
        #expect(answers == [nil] && time.isAwaited(at: .milliseconds(1)), "a millisecond is left")
        time.advance(by: .milliseconds(1))
        await patient.value
        #expect(answers == [nil, nil])
    }

    @Test func aNewSearchEndsTheOldAlsoWhereItsDeviceIsKnown() async {
        manager.startDiscovery()
        browser.tell(.found(.tv))
        await until { manager.hasDiscoveredDevices }
        let old = Task { await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5)) }
        await until { time.isAwaited(at: .seconds(5)) }
        #expect(await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) == .tv)
        #expect(await old.value == nil)
    }

    @Test func aCancelledSearchEndsWithNil() async {
        let search = Task { await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5)) }
        await until { manager.discoveryActive }
        search.cancel()
        #expect(await search.value == nil)
    }

    @Test func aPassiveScanAsksKnownHostsEachMinuteAndForgetsThemAllTheSame() async {
        let asked = Mutex(0)
        let isThere = Mutex(true)
        let inquirer = CountingInquirer { _ in
            asked.withLock { $0 += 1 }
            return isThere.withLock { $0 } ? .tv : nil
        }
        let manager = DiscoveryManager(
            criteria: DiscoveryCriteria(applicationID: "CC1AD845"), browser: browser, inquirer: inquirer,
            time: time.source)
        manager.addKnownHost("127.0.0.1")
        manager.startDiscovery()
        await until { manager.hasDiscoveredDevices }
        await time.advance(toSleeperAt: .seconds(5))
        await until { asked.withLock { $0 } == 2 }
        isThere.withLock { $0 = false }
        manager.passiveScan = true
        await until { asked.withLock { $0 } == 3 }
        #expect(browser.browsed == [.allDevices], "listening goes on as it is")
        for round in 4...5 {
            await time.advance(toSleeperAt: .seconds(60))
            await until { asked.withLock { $0 } == round }
        }
        // Known from before the scan was passive: its third missed round is its last.
        await until { !manager.hasDiscoveredDevices }
        await until { time.isAwaited(at: .seconds(60)) }
        time.advance(by: .seconds(59))
        #expect(asked.withLock { $0 } == 5 && time.isAwaited(at: .seconds(1)))
        manager.passiveScan = false
        await until { asked.withLock { $0 } == 6 }
        #expect(browser.browsed == [.allDevices, .allDevices], "asked anew at once")
    }
}

private struct CountingInquirer: HostInquiring {
    let answer: @Sendable (String) -> Device?
    func device(at address: String, port: Int?) async -> Device? { answer(address) }
}
