import BroadcastCore
import Testing

@testable import marquee_broadcast

@Suite("What the extension is told by its setup information")
struct UploadSetupTests {
    @Test("The device alone is enough")
    func usual() throws {
        let setup = try UploadSetup(["to": "192.0.2.7", "unknown": "x"])
        #expect(setup.request.source == .samples && setup.request.audio != nil && setup.mixesMicrophone)
        let device = try #require(setup.request.device)
        #expect(device.addresses == ["192.0.2.7"] && device.port == 8009 && setup.request.outputs == [.device(device)])
        #expect(device.id == "192.0.2.7" && !device.isDescribed && device.hasScreen && setup.title == nil)
    }

    @Test("What is said counts")
    func said() throws {
        let setup = try UploadSetup([
            "to": "[2001:db8::1]:8010", "id": "abc", "name": "TV", "capabilities": "4", "size": "640x360", "fps": "25",
            "bitrate": "1.5M", "codec": "vp8", "quality": "text", "delay": "200", "sound": "off", "microphone": "drop",
            "title": "Match",
        ])
        var device = BroadcastRequest.Destination(id: "abc", name: "TV", addresses: ["2001:db8::1"], port: 8010)
        device.capabilities = 4
        var request = BroadcastRequest(
            device: device, source: .samples,
            video: .init(width: 640, height: 360, framesPerSecond: 25, bitRate: 1_500_000, codec: "vp8"), audio: nil)
        (request.quality, request.targetDelay) = (.text, 200)
        #expect(setup.request == request && !setup.mixesMicrophone && setup.title == "Match")
    }

    @Test(
        "A place is an address or a name, with a port or without",
        arguments: [
            ("tv.local", "tv.local", 8009), ("tv.local:1", "tv.local", 1), ("::1", "::1", 8009), ("[::1]", "::1", 8009),
        ])
    func places(text: String, host: String, port: Int) throws {
        let device = try #require(try UploadSetup(["to": text]).request.device)
        #expect(device.addresses == [host] && device.port == port)
    }

    @Test(
        "What is missing or wrong is named by its key",
        arguments: [
            ([:], "\"to\" is missing"), (["to": ""], "\"to\" in"), (["to": "tv:0"], "\"to\" in"),
            (["to": ":80"], "\"to\" in"), (["to": "[::1]x"], "\"to\" in"), (["to": "tv/1"], "\"to\" in"),
            (["to": "tv", "size": "big"], "\"size\" in"), (["to": "tv", "fps": "0"], "\"fps\" in"),
            (["to": "tv", "fps": "nan"], "\"fps\" in"), (["to": "tv", "bitrate": "1"], "\"bitrate\" in"),
            (["to": "tv", "quality": "best"], "\"quality\" in"), (["to": "tv", "delay": "9"], "\"delay\" in"),
            (["to": "tv", "sound": "yes"], "\"sound\" in"), (["to": "tv", "microphone": "loud"], "\"microphone\" in"),
            (["to": "tv", "capabilities": "x"], "\"capabilities\" in"),
        ] as [([String: String], String)])
    func wrong(information: [String: String], words: String) {
        let error = #expect(throws: PlanError.self) { try UploadSetup(information) }
        #expect(error?.description.contains(words) == true)
    }

    @Test("A server is an output too, and what is wrong with its URL is said without its key")
    func servers() throws {
        let setup = try UploadSetup(["to": "rtmp://live.example.org/app/secret"])
        #expect(setup.request.outputs == [.server("rtmp://live.example.org/app/secret")])
        #expect(setup.request.device == nil)
        for wrong in [
            "http://live.example.org/app/secret", "srt://?passphrase=secret", "live.example.org/app/secret",
        ] {
            let error = #expect(throws: PlanError.self) { try UploadSetup(["to": wrong]) }
            #expect(error?.description.contains("secret") == false)
        }
    }

    @Test("No setup information at all names no device")
    func none() { #expect(throws: PlanError.self) { try UploadSetup(nil) } }
}
