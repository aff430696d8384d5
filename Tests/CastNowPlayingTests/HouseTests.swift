import CastSender
import CastWire
import CastingFakes
import NowPlaying
import SenderFakes
import SenderScripts
import Testing

@testable import CastNowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct HouseTests {
    private let publisher = RecordingPublisher()
    private let time = ManualTime()

    private func house(_ context: CastContext) -> HouseNowPlaying {
        HouseNowPlaying(context: context, images: nil) { [publisher] _ in [publisher] }
    }

    @Test func whatSomebodyElseStartedIsJoinedAndNothingIsLaunched() async throws {
        let tv = FakeTV.running(TVBench.status("PLAYING"))
        let house = house(.fake(tv, time: time))
        house.follow(.tv)
        await house.settle()
        await until { publisher.state != nil }
        #expect(publisher.state?.info[.title] == "Film")
        #expect(house.devices.map(\.identity) == ["TV (Marquee)"])
        #expect(!tv.sentTypes.contains("LAUNCH"))
        #expect(await publisher.send(.pause) == .success)
        await house.leave()
        #expect(publisher.state == nil)
        #expect(!tv.sentTypes.contains("STOP"))
        #expect(house.devices.isEmpty || house.devices[0].session == nil)
    }

    @Test func anApplicationThatStartsLaterIsJoinedThen() async throws {
        let idle = FakeTV()
        let playing = FakeTV.running(TVBench.status("PLAYING"))
        let house = house(.fake(idle, playing, time: time))
        house.follow(.tv)
        await house.settle()
        #expect(publisher.publications.isEmpty)
        idle.say(Script.receiverStatus(applications: Script.application))
        await time.advance(toSleeperAt: .seconds(1))
        await until { publisher.state != nil }
        #expect(publisher.state?.playbackState == .playing)
        await house.leave()
    }

    @Test func aDeviceThatDoesNotAnswerIsTriedAgainLaterAndLater() async throws {
        let house = house(.fake(hangs: false, time: time))
        house.follow(.tv)
        await house.settle()
        for seconds in [1, 2, 4, 8] { await time.advance(toSleeperAt: .seconds(seconds)) }
        #expect(publisher.publications.isEmpty)
        await house.leave()
    }

    @Test func oneDeviceIsFollowedOnceAndTwoHaveTwoNames() async throws {
        let house = house(.fake(FakeTV(), FakeTV(), time: time))
        house.follow(.tv)
        house.follow(.tv)
        var other = Device.kitchen
        other.friendlyName = "TV"
        house.follow(other)
        #expect(house.devices.map(\.identity) == ["TV (Marquee)", "TV 0002 (Marquee)"])
        await house.leave()
    }

    @Test func moreDevicesThanAHouseHasAreBounded() async throws {
        let house = house(.fake(time: time))
        for number in 0..<(HouseNowPlaying.limit + 20) {
            house.follow(
                Device(
                    deviceID: "\(number)", friendlyName: "TV \(number)", networkAddresses: ["127.0.0.1"],
                    servicePort: 8009))
        }
        #expect(house.devices.count == HouseNowPlaying.limit)
        await house.leave()
    }
}
