import Testing

@testable import SenderCore

@Suite struct UnreadAnnouncementsTests {
    private func all(_ unread: inout UnreadAnnouncements) -> [BrowseEvent] {
        var events: [BrowseEvent] = []
        while let event = unread.take() { events.append(event) }
        return events
    }

    private func device(_ name: String, id: String = "1") -> Device {
        Device(deviceID: id, friendlyName: name, networkAddresses: ["10.0.0.7"], servicePort: 8009)
    }

    @Test func ofEachInstanceTheLastWordIsTold() {
        var unread = UnreadAnnouncements()
        unread.add(.found(device("A"), instance: "a"))
        unread.add(.found(device("B", id: "2"), instance: "b"))
        for number in 0..<10_000 { unread.add(.found(device("A \(number)"), instance: "a")) }
        #expect(
            all(&unread) == [
                .found(device("A 9999"), instance: "a"), .found(device("B", id: "2"), instance: "b"),
            ])
        #expect(unread.take() == nil)
    }

    /// A reader that hangs while ten thousand come and go is told in the end of each that it knew, and of no other.
    @Test func whoWentIsToldHoweverMuchCameMeanwhile() {
        var unread = UnreadAnnouncements()
        unread.add(.found(device("TV"), instance: "tv"))
        unread.add(.found(device("Den", id: "2"), instance: "den"))
        #expect(all(&unread).count == 2)
        unread.add(.lost(deviceID: "1", instance: "tv"))
        for number in 0..<10_000 {
            unread.add(.found(device("New", id: "new \(number)"), instance: "new \(number)"))
            unread.add(.lost(deviceID: "new \(number)", instance: "new \(number)"))
            unread.add(.lost(deviceID: "2", instance: "den"))
            unread.add(.found(device("Den", id: "2"), instance: "den"))
        }
        #expect(unread.size < 200, "what waits is bounded by what is there")
        #expect(all(&unread) == [.lost(deviceID: "1", instance: "tv"), .found(device("Den", id: "2"), instance: "den")])
    }

    @Test func anotherDeviceUnderTheSameNameTakesTheOneBeforeAway() {
        var unread = UnreadAnnouncements()
        unread.add(.found(device("A"), instance: "a"))
        #expect(all(&unread).count == 1)
        unread.add(.found(device("A", id: "2"), instance: "a"))
        #expect(all(&unread) == [.lost(deviceID: "1", instance: "a"), .found(device("A", id: "2"), instance: "a")])
        unread.add(.found(device("A", id: "3"), instance: "a"))
        unread.add(.lost(deviceID: "3", instance: "a"))
        #expect(all(&unread) == [.lost(deviceID: "2", instance: "a")])
    }

    @Test func thatNothingCanBeFoundComesLast() {
        var unread = UnreadAnnouncements()
        unread.add(.failed("No network."))
        unread.add(.found(device("A"), instance: "a"))
        #expect(all(&unread) == [.found(device("A"), instance: "a"), .failed("No network.")])
    }
}
