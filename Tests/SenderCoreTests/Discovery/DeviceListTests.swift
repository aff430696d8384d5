import Testing

@testable import SenderCore

@Suite struct DeviceListTests {
    @Test func sortsByUnicodeScalarsAndBreaksTiesById() {
        var list = DeviceList()
        for (name, id) in [("kitchen", "1"), ("Ätna", "2"), ("Zoo", "3"), ("Zoo", "0"), ("Attic", "4")] {
            _ = list.found(.fake(name, id: id), from: .browse(.allDevices))
        }
        #expect(list.devices.map(\.friendlyName) == ["Attic", "Zoo", "Zoo", "kitchen", "Ätna"])
        #expect(list.devices.map(\.deviceID) == ["4", "0", "3", "1", "2"])
    }

    @Test func aRenameMoves() {
        var list = DeviceList()
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices))
        _ = list.found(.fake("B", id: "2"), from: .browse(.allDevices))
        let change = list.found(.fake("C", id: "1"), from: .browse(.allDevices))
        #expect(change == .moved(.fake("C", id: "1"), from: 0, to: 1))
        #expect(list.devices.map(\.friendlyName) == ["B", "C"])
        #expect(list.found(.fake("C", id: "1"), from: .browse(.allDevices)) == nil)
    }

    @Test func aDeviceGoesWithTheLastSourceThatKnewIt() {
        var list = DeviceList()
        _ = list.found(.fake("A", id: "1"), from: .browse(.application("X")))
        _ = list.found(.fake("A", id: "1"), from: .browse(.application("Y")))
        #expect(list.lost(deviceID: "1", from: .browse(.application("X"))) == nil)
        #expect(list.lost(deviceID: "1", from: .browse(.application("Y"))) == .removed(.fake("A", id: "1"), at: 0))
        #expect(list.devices.isEmpty)
    }

    @Test func theGoodbyeOfARenamedDevicesOldInstanceLeavesTheDevice() {
        var list = DeviceList()
        _ = list.found(.fake("Old", id: "1"), from: .browse(.allDevices, instance: "a"))
        _ = list.found(.fake("New", id: "1"), from: .browse(.allDevices, instance: "b"))
        #expect(list.lost(deviceID: "1", from: .browse(.allDevices, instance: "a")) == nil)
        #expect(list.devices == [.fake("New", id: "1")])
        let end = list.lost(deviceID: "1", from: .browse(.allDevices, instance: "b"))
        #expect(end == .removed(.fake("New", id: "1"), at: 0))
    }

    /// One that told a new id each second filled the list with devices that nobody ever took out of it.
    @Test func anInstanceThatNamesAnotherDeviceHasLostTheOneBefore() {
        var list = DeviceList()
        let place = DeviceList.Source.browse(.allDevices, instance: "a")
        for id in 0..<3000 {
            while list.found(.fake("A", id: "\(id)"), from: place) != nil {}
        }
        #expect(list.devices.map(\.deviceID) == ["2999"])
        // Whatever the goodbye says that it was.
        #expect(list.lost(deviceID: "7", from: place) == .removed(.fake("A", id: "2999"), at: 0))
        #expect(list.lost(deviceID: "2999", from: place) == nil && list.devices.isEmpty)
        #expect(list.found(.tv, from: place) == .inserted(.tv, at: 0))
    }

    @Test func aDeviceThatIsKnownFromElsewhereStaysWhereAnInstanceNamesAnother() {
        var list = DeviceList()
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices, instance: "a"))
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices, instance: "b"))
        let place = DeviceList.Source.browse(.allDevices, instance: "b")
        #expect(list.found(.fake("B", id: "2"), from: place) == .inserted(.fake("B", id: "2"), at: 1))
        #expect(list.devices.count == 2)
        // A host may have several receivers, and a provider has many.
        _ = list.found(.fake("C", id: "3"), from: .knownHost("h"))
        _ = list.found(.fake("D", id: "4"), from: .knownHost("h"))
        #expect(list.devices.count == 4)
    }

    /// Others may say that they are it before it is heard, as many of them as they like.
    @Test func aDeviceStaysWhenThoseThatClaimedToBeItHaveGone() {
        var list = DeviceList()
        let claims = (0..<200).map { DeviceList.Source.browse(.allDevices, instance: "claim \($0)") }
        for claim in claims { _ = list.found(.fake("A", id: "1"), from: claim) }
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices, instance: "a"))
        for claim in claims { #expect(list.lost(deviceID: "1", from: claim) == nil) }
        #expect(list.devices.count == 1)
    }

    private func claim(_ address: String, name: String = "TV", hasAnswered: Bool = true) -> Device {
        var device = Device(deviceID: "1", friendlyName: name, networkAddresses: [address], servicePort: 8009)
        device.hasAnswered = hasAnswered
        return device
    }

    private func place(_ address: String) -> DeviceAddress { DeviceAddress(host: address, port: 8009) }

    @Test func anInstanceWithADevicesIDHidesItsPlaceFromNobody() {
        let (real, forged) = (claim("10.0.0.1"), claim("10.0.0.2", name: "Forged"))
        for isFirst in [false, true] {
            var list = DeviceList()
            if isFirst { _ = list.found(forged, from: .browse(.allDevices, instance: "forged")) }
            _ = list.found(real, from: .browse(.allDevices, instance: "real"))
            if !isFirst { _ = list.found(forged, from: .browse(.allDevices, instance: "forged")) }
            #expect(list.devices.count == 1)
            #expect(Set(list.devices[0].places + list.devices[0].otherPlaces) == [place("10.0.0.1"), place("10.0.0.2")])
            #expect(list.devices[0].friendlyName == (isFirst ? "Forged" : "TV"), "who came first counts")
            let end = list.lost(deviceID: "1", from: .browse(.allDevices, instance: "forged"))
            #expect(list.devices == [real] && end == .updated(real, at: 0))
        }
    }

    @Test func whatHasAnsweredCountsBeforeWhatHasNot() {
        var list = DeviceList()
        _ = list.found(claim("10.0.0.2", hasAnswered: false), from: .browse(.allDevices, instance: "forged"))
        _ = list.found(claim("10.0.0.1"), from: .browse(.allDevices, instance: "real"))
        #expect(list.devices.map(\.networkAddress) == ["10.0.0.1"])
        #expect(list.devices[0].otherPlaces == [place("10.0.0.2")])
        // It says that it is where the device is.
        _ = list.found(
            claim("10.0.0.1", name: "Forged", hasAnswered: false), from: .browse(.allDevices, instance: "forged"))
        #expect(list.devices.map(\.friendlyName) == ["TV"])
    }

    @Test func onlySoManyOtherPlacesAreKnownThoseThatAnsweredFirst() {
        var list = DeviceList()
        _ = list.found(claim("10.0.0.1"), from: .browse(.allDevices, instance: "real"))
        for number in 1...100 {
            _ = list.found(
                claim("10.0.1.\(number)", hasAnswered: number == 100),
                from: .browse(.allDevices, instance: "forged \(number)"))
        }
        #expect(list.devices[0].otherPlaces == [place("10.0.1.100")] + (1...11).map { place("10.0.1.\($0)") })
        #expect(list.devices[0].networkAddress == "10.0.0.1")
    }
}
