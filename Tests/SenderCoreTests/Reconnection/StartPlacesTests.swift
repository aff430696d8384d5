import CastWire
import Testing

@testable import SenderCore

/// The places that are tried at a start, and what is told if all fail.
@Suite struct StartPlacesTests {
    private func device(_ addresses: [String], others: [String] = []) throws -> Device {
        var device = Device(deviceID: "1", friendlyName: "TV", networkAddresses: addresses, servicePort: 8009)
        device.otherPlaces = try others.map { try #require(DeviceAddress($0)) }
        return device
    }

    @Test func aDevicesOwnAddressesLeaveRoomForOthers() throws {
        let own = (1...40).map { "10.0.0.\($0)" }
        let device = try device(own, others: ["10.0.1.1:8009", "10.0.1.1:9009", "10.0.0.1:8009"])
        let targets = StartPlaces.targets(of: device)
        let expected = own.prefix(4).map { "\($0):8009" } + ["10.0.1.1:8009", "10.0.1.1:9009"]
        #expect(targets.map(\.place.description) == expected)
        #expect(targets.allSatisfy { $0.device.networkAddresses.count == 1 && $0.device.otherPlaces.isEmpty })
    }

    @Test func theProvenPlaceComesFirst() throws {
        let device = try device(["10.0.0.2", "10.0.0.3"], others: ["10.0.0.1:9009"])
        let moved = StartPlaces.moved(device, to: try #require(DeviceAddress("10.0.0.1:9009")))
        #expect(moved.networkAddresses == ["10.0.0.1"] && moved.servicePort == 9009)
        #expect(moved.otherPlaces.map(\.description) == ["10.0.0.2:8009", "10.0.0.3:8009"])
        let own = StartPlaces.moved(device, to: try #require(DeviceAddress("10.0.0.3:8009")))
        #expect(own.networkAddresses == ["10.0.0.3", "10.0.0.2"] && own.otherPlaces == device.otherPlaces)
    }

    private func refusal(_ pin: UInt8) throws -> CastError {
        let pin = try #require(KeyPin(String(repeating: String(pin, radix: 16), count: 64)))
        return .refused(
            DeviceRefusal(.untrustedRoot, "Unknown: `marquee pin` it", pin: pin, pinnedKey: .authentication))
    }

    @Test func ofDifferentKeysNoneIsOffered() throws {
        let places = try ["10.0.0.1:8009", "10.0.0.2:8009"].map { try #require(DeviceAddress($0)) }
        let different = try #require(StartPlaces.told([try refusal(1), try refusal(2)], places))
        #expect(different.deviceRefusal?.pin == nil)
        #expect(
            different.description
                == "Another machine may be pretending to be this device, which is announced at 10.0.0.1:8009 and"
                + " 10.0.0.2:8009, with different keys: if you know its address, `marquee pin` that address")
        let same = try #require(StartPlaces.told([try refusal(1), try refusal(1)], places))
        #expect(same.deviceRefusal?.pin != nil && same.description.hasSuffix("Unknown: `marquee pin` it"))
    }

    @Test func whoAnsweredCountsBeforeWhoDidNot() throws {
        let away = CastError(.networkError, "No connection.")
        #expect(StartPlaces.told([away, try refusal(1)], [])?.isAuthenticationRefusal == true)
        #expect(StartPlaces.told([away, away], []) == away)
        #expect(StartPlaces.told([], []) == nil)
    }
}
