import BroadcastCore
import Testing

@Suite("Where a broadcast goes, as people write it")
struct OutputTextTests {
    @Test(
        "Servers, files and what is neither",
        arguments: [
            ("Living room", .device("Living room")), ("192.168.1.20:8009", .device("192.168.1.20:8009")),
            ("AC/DC", .device("AC/DC")), ("rtmp", .device("rtmp")), (".mp4", .device(".mp4")),
            ("rtmp://a.example/live/KEY", .server("rtmp://a.example/live/KEY")),
            ("RTMPS://a.example:443/app/KEY", .server("rtmps://a.example:443/app/KEY")),
            ("tv.lan", .device("tv.lan")), ("http", .device("http")),
            (
                "srt://[::1]:9000?streamid=x&passphrase=0123456789",
                .server("srt://[::1]:9000?streamid=x&passphrase=0123456789")
            ),
            ("out.mp4", .file("out.mp4")), ("./a b.MKV", .file("./a b.MKV")), ("/x/y.z.webm", .file("/x/y.z.webm")),
            ("@/run/key", .written("/run/key")),
        ] as [(String, OutputText.Output)])
    func kinds(text: String, output: OutputText.Output) {
        #expect(OutputText.output(text) == output)
        #expect(OutputText.complaint(text) == nil)
    }

    @Test(
        "What is written wrongly is said, without its secrets",
        arguments: [
            "rtmp://", "rtmp:///live/s3cret", "rtmp://host", "rtmp://host/", "rtmp://host:0/live/s3cret",
            "rtmp://host:99999/live/s3cret", "rtmp://a:b:c/live/s3cret", "rtmp://host/live/s3cret with", "srt://host",
            "srt://user:s3cret@host", "srt://:9000/?passphrase=s3cret", "http://host/live/s3cret",
            "udp://host:1?s3cret",
            "rtmp://host/s3cret", "rtmps://host//s3cret/", "rtmp://host/s3cret?live", "rtmp:/host/live/s3cret",
            "rtmp:host/live/s3cret.mp4", "RTMP//host/live/s3cret", " rtmp://host/live/s3cret", "srt:host?s3cret",
            "http:/host/s3cret", "srt://host:9000?passphrase=s3cret", "srt://host:9000?streamid=a&passphrase=s3cret",
            "out.avi", "rtmp://host/live/s3cret" + String(repeating: "x", count: 3_000), "/films/out.avi", "./out",
            "../x.mov",
            "@",
        ])
    func complaints(text: String) throws {
        let complaint = try #require(OutputText.complaint(text))
        #expect(!complaint.contains("s3cret"))
        #expect(complaint.utf8.count < 400)
    }

    @Test(
        "A server is shown without its key, its user and its query",
        arguments: [
            ("rtmp://a.example/live2/abcd-efgh", "rtmp://a.example/live2"),
            ("rtmps://me:secret@a.example:443/app/inst/key?token=1", "rtmps://a.example:443/app"),
            ("srt://a.example:9000?streamid=publish:x&passphrase=abc", "srt://a.example:9000"),
            ("srt://a.example:9000/publish", "srt://a.example:9000"),
            ("rtmp://a.example/live/?key", "rtmp://a.example"),
            ("rtmp://a.example/live/x?key", "rtmp://a.example/live"),
            ("rtmp://a.example/live/x#key", "rtmp://a.example/live"),
            // One part alone may be an application, or a key whose application was forgotten.
            ("rtmp://a.example/abcd-efgh", "rtmp://a.example"), ("rtmps://a.example//abcd-efgh/", "rtmps://a.example"),
        ])
    func shown(url: String, shown: String) {
        #expect(OutputText.shown(url) == shown)
        #expect(BroadcastRequest.Output.server(url).shown == shown)
    }

    @Test("What is to be taken out of others' messages, the longest first")
    func secrets() {
        #expect(
            OutputText.secrets(of: "rtmps://me:pass@a.example/app/one/two?token=abc&x=1") == [
                "token=abc&x=1", "one/two", "me:pass", "abc",
            ])
        #expect(OutputText.secrets(of: "srt://h:1?passphrase=0123456789") == ["passphrase=0123456789", "0123456789"])
        #expect(OutputText.secrets(of: "rtmp://h/abcd-efgh") == ["abcd-efgh"])
        #expect(OutputText.secrets(of: "rtmp://h/live/").contains("live"))
        #expect(OutputText.secrets(of: "rtmp://h").isEmpty)
    }

    @Test("The first device of several is the request's device, and one alone is said as ever")
    func device() throws {
        let tv = BroadcastRequest.Destination(id: "1", name: "TV", addresses: ["::1"], port: 8009)
        var request = BroadcastRequest(outputs: [.file("/a.mkv"), .device(tv)], source: .synthetic)
        #expect(request.device == tv)
        #expect(request.streams == [.file("/a.mkv")] && request.devices == [tv])
        #expect(request.alone(.device(tv)).outputs == [.device(tv)])
        request.outputs = [.device(tv)]
        let line = String(decoding: BroadcastMessage.start(request).line, as: UTF8.self)
        #expect(line.contains(#""device":{"#) && !line.contains("utputs"))
        request.outputs = [.server("srt://h:1")]
        #expect(request.device == nil && request.streams == request.outputs)
    }
}
