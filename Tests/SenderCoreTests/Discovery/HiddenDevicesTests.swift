import Testing

@testable import SenderCore

@Suite struct HiddenDevicesTests {
    private static func device(_ id: String) -> Device {
        Device(deviceID: id, friendlyName: id, networkAddresses: ["192.0.2.1"], servicePort: 8009)
    }
    private let source = DeviceList.Source.browse(.allDevices, instance: "a")

    // S0-31
    @Test func thoseAreCountedThatTheAppDoesNotSee() {
        let (tv, radio) = (Self.device("tv"), Self.device("radio"))
        var hidden = HiddenDevices(listed: [tv.uniqueID])
        hidden.found(tv, from: .browse(.allDevices, instance: "b"))
        #expect(hidden.count == 0)
        hidden.found(radio, from: source)
        hidden.found(radio, from: source)
        #expect(hidden.count == 1)
        hidden.lost(deviceID: "radio", from: source)
        #expect(hidden.count == 0)
    }

    @Test func theAppsOwnListMayTellOfThemLaterOrNoMore() {
        let tv = Self.device("tv")
        var hidden = HiddenDevices()
        hidden.found(tv, from: source)
        #expect(hidden.count == 1)
        hidden.listHasChanged(.inserted(tv, at: 0))
        #expect(hidden.count == 0)
        hidden.listHasChanged(.updated(tv, at: 0))
        hidden.listHasChanged(.removed(tv, at: 0))
        #expect(hidden.count == 1)
        hidden.lost(deviceID: "tv", from: source)
        hidden.listHasChanged(.removed(tv, at: 0))
        #expect(hidden.count == 0)
    }

    // A service instance names one device at a time.
    @Test func oneThatIsAnnouncedUnderAnotherIDIsStillOne() {
        var hidden = HiddenDevices()
        for number in 0..<100 { hidden.found(Self.device("\(number)"), from: source) }
        #expect(hidden.count == 1)
    }
}
