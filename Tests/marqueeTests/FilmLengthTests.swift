import CastWire
import Foundation
import Testing

@testable import CastReceiver
@testable import CastTransport
@testable import MediaServing
@testable import MulticastDNS
@testable import marquee

/// What `--player clock-probe` asks ffprobe about, and what it makes of the answer.
@Suite struct FilmLengthTests {
    private func address(
        _ url: String, _ resolved: [String], senderIsLoopback: Bool = false
    ) throws -> FilmLength.Address? {
        let item = MediaItem(contentURL: url, contentType: "video/mp4", senderIsLoopback: senderIsLoopback)
        return FilmLength.address(
            try #require(URLComponents(string: url)), try resolved.map { try #require(IPAddress(literal: $0)) },
            LoadPolicy(item))
    }

    @Test func theAddressThatWasLookedAtIsTheOneThatIsAsked() throws {
        let named = try #require(try address("http://nas.example:81/f.mp4?a=b", ["192.0.2.7"]))
        #expect(named == .init(url: "http://192.0.2.7:81/f.mp4?a=b", host: "nas.example:81"))
        let six = try #require(try address("http://nas.example/f", ["2001:db8::7"]))
        #expect(six == .init(url: "http://[2001:db8::7]/f", host: "nas.example"))
        let literal = try #require(try address("https://192.0.2.7/f", ["192.0.2.7"]))
        #expect(literal.url == "https://192.0.2.7/f")
        // Its certificate is its name's.
        #expect(try address("https://nas.example/f", ["192.0.2.7"]) == nil)
        #expect(try address("http://nas.example/f", []) == nil)
        // However it is written.
        #expect(try address("https://[2001:DB8:0::7]/f", ["2001:db8::7"])?.url == "https://[2001:db8::7]/f")
        #expect(try address("http://user:secret@192.0.2.7", ["192.0.2.7"])?.url == "http://192.0.2.7/")
    }

    @Test func anAddressOfThisMachineIsForItsOwnSendersOnly() throws {
        let machine = MachineAddresses(["192.0.2.7"])
        for (isHere, isAsked) in [(false, false), (true, true)] {
            for url in ["http://192.0.2.7:81/f.mp4", "http://nas.lan:81/f.mp4"] {
                let item = MediaItem(contentURL: url, contentType: "video/mp4", senderIsLoopback: isHere)
                let address = FilmLength.address(
                    try #require(URLComponents(string: url)), [try #require(IPAddress(literal: "192.0.2.7"))],
                    LoadPolicy(item, machine: machine))
                #expect((address != nil) == isAsked, "\(url)")
            }
        }
    }

    /// It came with its zone, and trapped.
    @Test(arguments: ["http://[fe80::1%251]/a.mp4", "http://[fe80::1%25lo]:80/a.mp4", "http://[fe80::1]/a.mp4"])
    func anAddressOfOneLinkIsLeftAlone(url: String) async throws {
        #expect(try address(url, ["fe80::1"]) == nil)
        let item = MediaItem(contentURL: url, contentType: "video/mp4", senderIsLoopback: false)
        #expect(try await FilmLength.describe(item) == ClockPlayerCore.assume(item))
    }

    @Test(arguments: ["127.0.0.1", "::1", "0.0.0.0", "::ffff:127.0.0.1"])
    func aNameOfThisMachineIsForItsOwnSendersOnly(resolved: String) throws {
        #expect(try address("http://innocent.lan/f", ["192.0.2.7", resolved]) == nil)
        #expect(try address("http://innocent.lan/f", [resolved], senderIsLoopback: true) != nil)
        // Its owner may have it lead anywhere.
        #expect(try address("http://innocent.example/f", [resolved], senderIsLoopback: true) == nil)
    }

    @Test(arguments: [
        "169.254.169.254", "100.100.100.200", "224.0.0.251", "255.255.255.255", "fd00:ec2::254", "ff02::1",
    ])
    func aNameOfNobodysServerIsNotAsked(resolved: String) throws {
        #expect(try address("http://innocent.example/f", [resolved]) == nil)
        #expect(try address("http://innocent.example/f", ["192.0.2.7", resolved]) == nil)
    }

    @Test func listsAndRedirectsAreNotFollowed() throws {
        let arguments = FilmLength.arguments(.init(url: "http://192.0.2.7/f", host: "h"))
        func value(_ option: String) -> String? {
            arguments.firstIndex(of: option).map { arguments[$0 + 1] }
        }
        #expect(value("-protocol_whitelist") == "http,https,tcp,tls" && value("-max_redirects") == "0")
        let formats = try #require(value("-format_whitelist")).split(separator: ",")
        #expect(Set(formats).isDisjoint(with: ["hls", "dash", "concat", "sdp", "applehttp"]))
        // Those that a film of this machine is read with, and what holds its memory.
        #expect(Array(arguments.dropFirst(2).prefix(6)) == MediaProgram.only(protocols: "http,https,tcp,tls"))
        #expect(value("-max_alloc") != nil)
        #expect(arguments.last == "http://192.0.2.7/f" && value("-headers") == "Host: h\r\n")
    }

    private func described(_ json: String) throws -> MediaDescription {
        let item = MediaItem(contentURL: "http://h/f", contentType: "video/mp4", senderIsLoopback: false)
        return try JSONDecoder().decode(FilmLength.Report.self, from: Data(json.utf8))
            .description(orElse: ClockPlayerCore.assume(item))
    }

    @Test func whatIsFoundGoesBeforeWhatTheSenderSays() throws {
        let film = try described(
            #"{"format":{"duration":"12.5"},"streams":[{"codec_type":"video","width":640,"height":360},{}]}"#)
        #expect(film == MediaDescription(kind: .video, duration: 12.5, width: 640, height: 360))
        let song = try described(
            #"{"format":{"duration":"3"},"streams":[{"codec_type":"audio"},"#
                + #"{"codec_type":"video","disposition":{"attached_pic":1}}]}"#)
        #expect(song == MediaDescription(kind: .audio, duration: 3))
    }

    @Test(arguments: ["{}", #"{"format":{"duration":"nan"}}"#, #"{"format":{"duration":"-1"}}"#, #"{"format":{}}"#])
    func whereNothingIsFoundTheSenderIsBelieved(json: String) throws {
        #expect(try described(json) == MediaDescription(kind: .video, duration: nil))
    }

    @Test func numbersBeyondReasonAreHeld() throws {
        let film = try described(
            #"{"format":{"duration":"1e300"},"streams":[{"codec_type":"video","width":9223372036854775807}]}"#)
        #expect(film.duration == 1e10 && film.width == 0)
    }
}
