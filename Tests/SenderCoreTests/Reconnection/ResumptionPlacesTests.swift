import CastWire
import Testing

@testable import SenderCore

/// What announcements and refusals do to where a device is looked for.
@Suite struct ResumptionPlacesTests {
    private let good = DeviceAddress(host: "10.0.0.1", port: 8009)
    private let evil = DeviceAddress(host: "10.0.0.2", port: 8009)

    private func device(_ addresses: String..., port: Int = 8009) -> Device {
        Device(deviceID: "1", friendlyName: "TV", networkAddresses: addresses, servicePort: port)
    }

    private func lost() -> ResumptionPlaces {
        var places = ResumptionPlaces()
        places.proved(at: good)
        places.begin()
        return places
    }

    private func hosts(_ places: ResumptionPlaces, _ device: Device? = nil) -> [String] {
        places.targets(of: device ?? self.device("10.0.0.1")).map { $0.place.description }
    }

    @Test func theProvenPlaceComesFirstThenTheNewestAnnouncementThenWhatIsKnown() {
        var places = lost()
        #expect(hosts(places, device("10.0.0.9", "10.0.0.1")) == ["10.0.0.1:8009", "10.0.0.9:8009"])
        #expect(places.sighted(device("10.0.0.3", "10.0.0.1")) == .worthAnAttempt)
        #expect(places.sighted(device("10.0.0.4", port: 9)) == .worthAnAttempt)
        #expect(
            hosts(places, device("10.0.0.9")) == ["10.0.0.1:8009", "10.0.0.4:9", "10.0.0.3:8009", "10.0.0.9:8009"])
        #expect(places.sighted(device("10.0.0.3", "10.0.0.1")) == .worthAnAttempt)
        #expect(hosts(places) == ["10.0.0.1:8009", "10.0.0.3:8009", "10.0.0.4:9"])
    }

    @Test func whatWasRefusedIsNotDialledAgainInThisSuspension() {
        var places = lost()
        #expect(places.sighted(device("10.0.0.2")) == .worthAnAttempt)
        #expect(places.refuse([evil, evil]) == .remembered)
        #expect(places.refused == [evil] && hosts(places) == ["10.0.0.1:8009"])
        #expect(places.sighted(device("10.0.0.2")) == .passedOver)
        #expect(places.sighted(device("10.0.0.2", "10.0.0.1")) == .worthAnAttempt, "where it proved itself")
        #expect(places.sighted(device("10.0.0.2", port: 9)) == .worthAnAttempt, "another place")
        places.begin()
        #expect(places.sighted(device("10.0.0.2")) == .worthAnAttempt)
        #expect(places.proven == good)
    }

    @Test func whereNothingIsLeftNothingIsDialled() {
        var places = lost()
        #expect(places.refuse([good]) == .remembered)
        #expect(hosts(places) == [])
    }

    @Test func whoeverForgesEverNewPlacesIsHeardNoMoreAfterAWhile() {
        var places = lost()
        for port in 1..<ResumptionPlaces.refusalLimit {
            #expect(places.sighted(device("10.0.0.2", port: port)) == .worthAnAttempt)
            #expect(places.refuse([DeviceAddress(host: "10.0.0.2", port: port)]) == .remembered)
        }
        #expect(places.refuse([DeviceAddress(host: "10.0.0.2", port: 99)]) == .full)
        #expect(places.sighted(device("10.0.0.2", port: 100)) == .passedOver)
        #expect(hosts(places) == ["10.0.0.1:8009"])
        #expect(places.sighted(device("10.0.0.1")) == .worthAnAttempt)
    }

    @Test func whatIsKeptOfAnnouncementsIsBounded() {
        var places = lost()
        for number in 10..<99 {
            let addresses = (0..<9).map { "10.0.\(number).\($0)" }
            var forged = device()
            forged.networkAddresses = addresses
            _ = places.sighted(forged)
        }
        #expect(
            hosts(places).count == 1 + ResumptionPlaces.announcementLimit * ResumptionPlaces.addressLimit)
        #expect(hosts(places).first == "10.0.0.1:8009")
    }

    @Test func theDeviceIsAsAnnouncedOnceItHasProvenItselfThereWithoutWhatWasRefused() {
        var places = lost()
        _ = places.sighted(device("10.0.0.2", "10.0.0.3", "10.0.0.4"))
        _ = places.refuse([evil])
        let target = places.targets(of: device("10.0.0.1")).first { $0.place.host == "10.0.0.4" }
        #expect(target?.announcement?.networkAddresses == ["10.0.0.4", "10.0.0.3"])
    }

    @Test func aFailureSaysWhereSomebodyElseAnsweredAndKeepsItsOwnReason() {
        var places = lost()
        let unreachable = CastError(.networkError, "Nobody there.")
        #expect(places.told(unreachable) == unreachable)
        _ = places.refuse([evil])
        #expect(places.told(unreachable).code == .networkError)
        #expect(
            places.told(unreachable).description
                == "Nobody there. What answered at 10.0.0.2:8009 did not prove itself to be the device.")
        let refused = CastError.refused(DeviceRefusal(.untrustedRoot, "Unknown; pin it."))
        #expect(places.told(refused) == .notTheDevice(at: evil) && places.told(refused).deviceRefusal == nil)
    }
}
