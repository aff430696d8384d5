import Testing

@testable import MPVPlayer

/// What an mpv 0.35.1 said, and what nobody should.
@Suite struct MPVConversationTests {
    private let start = ContinuousClock.now

    /// As mpv answers: each request, then each property, then what changes as the file opens.
    private static let answers = (1...17).map { #"{"request_id":\#($0),"error":"success"}"# }.dropLast()
    private static let opened = [
        #"{"event":"property-change","id":1,"name":"working-directory","data":"/films"}"#,
        #"{"event":"property-change","id":2,"name":"path","data":"film.mp4"}"#,
        #"{"event":"property-change","id":3,"name":"stream-open-filename","data":"film.mp4"}"#,
        #"{"event":"property-change","id":4,"name":"media-title","data":"A Film"}"#,
        #"{"event":"property-change","id":5,"name":"metadata","data":{"major_brand":"isom","ARTIST":"Somebody"}}"#,
        #"{"event":"property-change","id":6,"name":"duration","data":30.000000}"#,
        #"{"event":"property-change","id":7,"name":"pause","data":false}"#,
        #"{"event":"property-change","id":8,"name":"speed","data":1.000000}"#,
        #"{"event":"property-change","id":9,"name":"volume","data":130.000000}"#,
        #"{"event":"property-change","id":10,"name":"mute","data":false}"#,
        #"{"event":"property-change","id":11,"name":"playlist-pos","data":0}"#,
        #"{"event":"property-change","id":12,"name":"playlist-count","data":1}"#,
        #"{"event":"property-change","id":13,"name":"seekable","data":true}"#,
        #"{"event":"property-change","id":14,"name":"core-idle","data":false}"#,
        #"{"event":"property-change","id":15,"name":"eof-reached","data":false}"#,
        #"{"event":"property-change","id":16,"name":"track-list","data":[{"id":1,"type":"video","selected":true,"#
            + #""demux-fps":10.000000},{"id":1,"type":"sub","title":"film.en.srt","external":true,"selected":true,"#
            + #""main-selection":0,"external-filename":"film.en.srt","codec":"subrip"}]}"#,
        #"{"request_id":17,"data":5.000000,"error":"success"}"#,
    ]

    private func take(
        _ lines: [String], _ conversation: inout MPVConversation, after seconds: Double = 0
    ) throws -> [MPVConversation.Step] {
        try conversation.take(Array(lines.map { $0 + "\n" }.joined().utf8), at: start + .seconds(seconds))
    }

    private func playing() throws -> MPVConversation {
        var conversation = MPVConversation()
        _ = try conversation.start(at: start)
        _ = try take(Array(Self.answers) + Self.opened, &conversation)
        return conversation
    }

    @Test("Everything is known once each property and the time were told")
    func ready() throws {
        var conversation = MPVConversation()
        let lines = String(decoding: try conversation.start(at: start), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 16)
        #expect(lines[1] == #"{"command":["observe_property",2,"path"],"request_id":2}"#)
        _ = try take(Array(Self.answers) + Self.opened.dropLast(), &conversation)
        #expect(!conversation.isReady && conversation.waitingSince == start)
        _ = try take([Self.opened.last ?? ""], &conversation)
        #expect(conversation.isReady && conversation.waitingSince == nil)
        let state = conversation.state
        #expect(state.playbackState == .playing && state.rate == 1 && state.volume == 1)
        #expect(state.seconds(at: start + .seconds(2)) == 7 && state.seconds(at: start + .seconds(99)) == 30)
        #expect(state.metadataItems.compactMap(\.text) == ["A Film", "Somebody"])
    }

    @Test("A seek stands still for nobody: one question, and one jump with its answer")
    func seek() throws {
        var conversation = try playing()
        let idle = #"{"event":"property-change","id":14,"name":"core-idle","data":true}"#
        #expect(try take([#"{"event":"seek"}"#, idle], &conversation, after: 1) == [])
        let asked = try take([#"{"event":"playback-restart"}"#], &conversation, after: 1)
        #expect(asked == [.send(Array("{\"command\":[\"get_property\",\"time-pos\"],\"request_id\":18}\n".utf8))])
        let awake = #"{"event":"property-change","id":14,"name":"core-idle","data":false}"#
        let answer = #"{"data":20.0,"request_id":18,"error":"success"}"#
        #expect(try take([awake, answer], &conversation, after: 1) == [.changed([.jump])])
        #expect(conversation.state.seconds(at: start + .seconds(2)) == 21)
    }

    @Test("A pause keeps the time, and mpv's own time is no jump where it is the same")
    func pause() throws {
        var conversation = try playing()
        let paused = #"{"event":"property-change","id":7,"name":"pause","data":true}"#
        let steps = try take([paused], &conversation, after: 3)
        #expect(steps.first == .changed([.playback]) && steps.count == 2)
        #expect(conversation.state.seconds(at: start + .seconds(60)) == 8)
        #expect(try take([#"{"data":7.9,"request_id":18,"error":"success"}"#], &conversation, after: 3) == [])
        #expect(conversation.state.playbackState == .paused && conversation.state.rate == 0)
    }

    @Test("The same file played again is another item")
    func again() throws {
        var conversation = try playing()
        let first = conversation.state.itemNumber
        let lines = [#"{"event":"end-file","reason":"eof"}"#, #"{"event":"start-file"}"#, #"{"event":"file-loaded"}"#]
        #expect(try take(lines, &conversation).contains(.changed([.item])))
        #expect(conversation.state.itemNumber == first + 1)
    }

    @Test("mpv's no is told to who asked")
    func refused() throws {
        var conversation = try playing()
        let id = try conversation.request(.next, at: start).id
        let steps = try take([#"{"request_id":\#(id),"error":"error running command"}"#], &conversation)
        #expect(steps == [.answered(request: id, .refused("error running command"))])
        #expect(try take([#"{"request_id":\#(id),"error":"success"}"#], &conversation) == [])
    }

    @Test("Requests without an answer are counted, and absurd numbers never sent")
    func bounds() throws {
        var conversation = try playing()
        #expect(throws: MPVError.wrongNumber) { _ = try conversation.request(.seek(.nan), at: start) }
        #expect(throws: MPVError.wrongNumber) { _ = try conversation.request(.speed(0), at: start) }
        for _ in 0..<MPVLimits.requests { _ = try conversation.request(.mute(true), at: start) }
        #expect(throws: MPVError.tooManyRequests) { _ = try conversation.request(.mute(true), at: start) }
        #expect(conversation.waitingSince == start)
    }

    @Test("Who speaks no JSON, or without end, is no mpv")
    func strangers() throws {
        var web = MPVConversation()
        #expect(throws: MPVError.notMPV) {
            _ = try take(Array(repeating: "HTTP/1.1 400 Bad Request", count: MPVLimits.strayLines), &web)
        }
        var endless = MPVConversation()
        #expect(throws: MPVError.notMPV) {
            _ = try endless.take(Array(repeating: UInt8(ascii: "["), count: MPVLimits.lineBytes + 1), at: start)
        }
    }

    @Test(
        "Values of another kind, depth or size are none",
        arguments: [
            #""data":{"a":{"b":[1]}}"#, #""data":[1,2]"#, #""data":"x""#, #""data":-1e300"#, #""data":null"#,
            #""data":"# + String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000),
        ])
    func hostile(data: String) throws {
        var conversation = try playing()
        for property in ["duration", "volume", "speed", "metadata", "track-list", "playlist-pos"] {
            _ = try take([#"{"event":"property-change","name":"\#(property)",\#(data)}"#], &conversation)
        }
        let state = conversation.state
        #expect(state.tracks.isEmpty || data.contains("[["))
        #expect(state.rate.isFinite && state.duration.map { $0 > 0 } ?? true)
    }

    @Test("A line may come byte by byte, and bytes that are no UTF-8 are repaired")
    func pieces() throws {
        var conversation = try playing()
        let line = #"{"event":"property-change","name":"media-title","data":"Caf"#.utf8 + [0xE9] + "\"}\n".utf8
        for byte in line { _ = try conversation.take([byte], at: start) }
        #expect(conversation.state.mediaTitle == "Caf\u{FFFD}")
    }

    @Test("What it plays goes over with its place, its time and its subtitles")
    func handOver() throws {
        let conversation = try playing()
        let playback = try MPVPlayback(conversation.state, at: start + .seconds(2))
        #expect(playback.place == .file("/films/film.mp4") && playback.position == 7 && playback.subtitleTrack == 1)
        let handOver = try MPVHandOver(playback)
        #expect(handOver.source == "/films/film.mp4" && handOver.start == 7)
        #expect(handOver.subtitles == ["/films/film.en.srt"] && handOver.showsSubtitles && handOver.leftOut.isEmpty)
        #expect(throws: MPVError.nothingPlays) { _ = try MPVPlayback(MPVState(), at: start) }
    }

    @Test(
        "Of several sounds in the film the one that is on goes over, by its place in the film",
        arguments: [
            (#"{"id":1,"type":"audio"},{"id":2,"type":"audio","selected":true}"#, 2),
            (#"{"id":1,"type":"audio","selected":true},{"id":2,"type":"audio"}"#, 1),
            (#"{"id":1,"type":"audio","selected":true}"#, nil),
            (#"{"id":1,"type":"audio"},{"id":2,"type":"audio"}"#, nil),
            (
                #"{"id":1,"type":"audio"},{"id":2,"type":"audio"},{"id":3,"type":"audio","external":true,"selected":true}"#,
                nil
            ),
        ] as [(String, Int?)])
    func sound(tracks: String, number: Int?) throws {
        var conversation = try playing()
        _ = try take([#"{"event":"property-change","name":"track-list","data":[\#(tracks)]}"#], &conversation)
        let handOver = try MPVHandOver(try MPVPlayback(conversation.state, at: start))
        #expect(handOver.audio == number)
    }
}
