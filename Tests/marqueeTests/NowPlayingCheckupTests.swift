import DBus
import Testing

@testable import CastSender
@testable import marquee

@Suite struct NowPlayingCheckupTests {
    private let places = NowPlayingCheckup.Places(
        ["HOME": "/home/x", "XDG_DATA_DIRS": "/opt/share:/usr/share", "XDG_CURRENT_DESKTOP": "ubuntu:GNOME"])
    private let entry = "/usr/share/applications/marquee.desktop"
    private let icon = "/usr/share/icons/hicolor/scalable/apps/marquee.svg"

    @Test func aBusThatTakesPlayersIsGood() {
        #expect(NowPlayingCheckup.bus(.success(())).verdict == .good)
    }

    @Test(
        "No bus is no fault, a bus that takes no player is one",
        arguments: [
            (DBusError.Code.notConnected, Finding.Verdict.note), (.disconnected, .note), (.unavailable, .note),
            (.timeout, .note), (.refused, .missing), (.nameTaken, .note),
        ])
    func bus(code: DBusError.Code, verdict: Finding.Verdict) {
        let finding = NowPlayingCheckup.bus(.failure(DBusError(code, "Why.")))
        #expect(finding.verdict == verdict)
        #expect(finding.finding.hasSuffix("Why."))
        // Without the library the line of libsystemd says what to do.
        let others: [DBusError.Code] = [.unavailable, .disconnected, .refused]
        #expect((finding.remedy == nil) == others.contains(code))
    }

    @Test(arguments: [("AccessDenied", true), ("ServiceUnknown", true), ("LimitsExceeded", false)])
    func aSandboxIsToAllowTheNameOnlyWhereItWasForbidden(name: String, isForbidden: Bool) {
        let error = DBusError(.refused, "Why.", name: "org.freedesktop.DBus.Error." + name)
        let finding = NowPlayingCheckup.bus(.failure(error))
        #expect(finding.verdict == .missing && finding.finding.hasSuffix("Why."))
        #expect((finding.remedy != nil) == isForbidden)
    }

    @Test(
        "A bus that does not answer is told to who wants to show something; one that refuses is there",
        arguments: [
            (.notConnected, "no session bus answers"), (.disconnected, "no session bus answers"),
            (.timeout, "no session bus answers"), (.unavailable, "D-Bus can't be used here"), (.refused, nil),
            (.cancelled, nil),
        ] as [(DBusError.Code, String?)])
    func silence(code: DBusError.Code, words: String?) {
        let sentence = NowPlayingCheckup.silence(.failure(DBusError(code, "Why.")))
        #expect(sentence == words.map { $0 + ", so no media control shows the playback: see `marquee doctor`" })
        #expect(NowPlayingCheckup.silence(.success(())) == nil)
    }

    @Test func whoWaitsForDevicesIsToldOnceWhichAreSilent() {
        #expect(NowPlayingCommand.waitingSentence(nobody: "Nobody", silent: []) == "Nobody; still waiting")
        let tv = Device(deviceID: "1", friendlyName: "TV", networkAddresses: ["127.0.0.1"], servicePort: 8009)
        let sentence = NowPlayingCommand.waitingSentence(nobody: "Nobody", silent: [tv])
        #expect(sentence.hasPrefix("no answer from \"TV\"") && sentence.hasSuffix("still waiting"))
    }

    @Test func filesAreLookedForWhereDesktopsLook() {
        #expect(places.data == ["/home/x/.local/share", "/opt/share", "/usr/share"])
        // Without HOME the list of users says where that is.
        let usual = NowPlayingCheckup.Places([:]).data
        #expect(usual.count == 3 && usual.suffix(2) == ["/usr/local/share", "/usr/share"])
        let none = NowPlayingCheckup.installation(places) { _ in false }
        #expect(none.verdict == .note)
        #expect(none.finding.contains("/home/x/.local/share, /opt/share, /usr/share"))
        let bare = NowPlayingCheckup.installation(places) { $0 == entry }
        #expect(bare.verdict == .note)
        #expect(bare.remedy == "make install")
        let whole = NowPlayingCheckup.installation(places) { [entry, icon].contains($0) }
        #expect(whole.verdict == .good)
        #expect(whole.finding.hasPrefix(entry))
    }

    @Test func theServiceIsThereAndEnabledOrNot() {
        let unit = "/usr/lib/systemd/user/marquee-now-playing.service"
        let link = "/home/x/.config/systemd/user/default.target.wants/marquee-now-playing.service"
        #expect(NowPlayingCheckup.service(places) { _ in false }.remedy == "make install")
        let idle = NowPlayingCheckup.service(places) { $0 == unit }
        #expect(idle.verdict == .note)
        #expect(idle.remedy == "systemctl --user enable --now marquee-now-playing")
        #expect(NowPlayingCheckup.service(places) { [unit, link].contains($0) }.verdict == .good)
    }

    @Test func theDesktopIsKnownByWhateverOfItsNames() {
        #expect(NowPlayingCheckup.desktop(places.desktops).finding.hasPrefix("GNOME"))
        #expect(NowPlayingCheckup.desktop(["sway"]).verdict == .note)
        #expect(NowPlayingCheckup.desktop(["sway"]).finding.contains("sway"))
        #expect(NowPlayingCheckup.desktop([]).finding.contains("playerctl"))
    }

    @Test func playerctlIsNoNeedButAHelp() {
        #expect(NowPlayingCheckup.playerctl(isThere: true).verdict == .good)
        #expect(NowPlayingCheckup.playerctl(isThere: false).verdict == .note)
        #expect(NowPlayingCheckup.playerctl(isThere: false).remedy == "apt-get install playerctl")
    }
}
