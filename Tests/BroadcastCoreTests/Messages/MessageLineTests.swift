import BroadcastCore
import Testing

@Suite struct MessageLineTests {
    static let request: BroadcastRequest = {
        var request = BroadcastRequest(
            device: .init(
                id: "0123456789abcdef0123456789abcdef", name: "Wohnzimmer \"TV\"\n", model: "Marquee",
                addresses: ["127.0.0.1", "::1"], port: 8009, capabilities: 5),
            source: .file("/films/a b.mkv"),
            video: .init(width: 1280, height: 720, framesPerSecond: 29.97, bitRate: 5_000_000, codec: "vp8"),
            audio: .init(codec: "opus", bitRate: 128_000))
        request.targetDelay = 200
        request.maximumTargetDelay = 1_000
        request.duration = 12.5
        request.impairment = "loss=5%,seed=7"
        return request
    }()

    static let statistics: BroadcastStatistics = {
        var statistics = BroadcastStatistics(seconds: 3.5, width: 1280, height: 720)
        statistics.roundTrip = 12.25
        statistics.loss = 0.015
        statistics.framesDropped = 3
        return statistics
    }()

    static let all: [BroadcastMessage] = [
        .hello(BroadcastHello(program: "marquee 0.1.0", processID: 42)),
        .stay(BroadcastStay(name: "tv", group: "org.marquee", patience: 60)),
        .attach(BroadcastAttachment(controls: true)), .refused("another has it"),
        .state(BroadcastState(name: "tv", since: 1_763_000_000.25)),
        .start(request),
        .start(BroadcastRequest(outputs: request.outputs, source: .synthetic, audio: nil)),
        .start(BroadcastRequest(outputs: request.outputs, source: .other("hologram"))),
        .start(
            BroadcastRequest(
                outputs: [.server("rtmps://live.example.org/app/key")] + request.outputs + [.file("/films/new.mkv")],
                source: .synthetic)),
        .stop,
        .progress(.negotiating),
        .began(
            BroadcastOutline(
                device: "TV", videoCodec: "vp8", width: 1280, height: 720, audioCodec: nil, encoder: "libvpx",
                targetDelay: 400, maximumTargetDelay: 1_000, framesPerSecond: 30, sourceStart: 1_763_000_000.25)),
        .statistics(statistics),
        .warning("the film has no sound"),
        .ended(BroadcastEnding(.refused, "it said no")),
    ]

    @Test("A message is one line, and the same again when it is read", arguments: all)
    func roundTrip(message: BroadcastMessage) throws {
        let line = message.line
        #expect(!line.contains(UInt8(ascii: "\n")))
        #expect(try BroadcastMessage(line: line) == message)
    }

    @Test(
        "Whatever a device says, its words fit into a line",
        arguments: ["\u{1}", "é", "👩‍👧", "\"", "a\u{301}"])
    func longSentences(part: String) throws {
        let long = String(repeating: part, count: 60_000)
        for message in [BroadcastMessage.ended(BroadcastEnding(.refused, long)), .warning(long)] {
            #expect(message.line.count <= BroadcastMessage.lineLimit)
            var outbox = BroadcastOutbox()
            #expect(outbox.add(message) == .queued)
            switch try BroadcastMessage(line: message.line) {
            case .ended(let ending): #expect(ending.kind == .refused && ending.sentence.hasPrefix(part.prefix(1)))
            case .warning(let sentence): #expect(sentence.hasSuffix("…") && sentence.utf8.count > 4_000)
            default: Issue.record("another message")
            }
        }
    }

    @Test("A sentence of usual length stays whole")
    func usualSentence() {
        let sentence = String(repeating: "x", count: 4_096)
        #expect(BroadcastEnding(.lost, sentence).sentence == sentence)
        #expect(BroadcastEnding(.lost, sentence + "y").sentence.count == 4_094)
    }

    @Test("The form of a line is what others may write too")
    func form() throws {
        #expect(String(decoding: BroadcastMessage.stop.line, as: UTF8.self) == #"{"type":"stop"}"#)
        let line = #"{ "type": "ended", "later": [1], "body": {"kind":"lost","sentence":"gone","more":true} }"#
        #expect(try BroadcastMessage(line: line.utf8) == .ended(BroadcastEnding(.lost, "gone")))
    }

    @Test("A type that is not known is kept as it came")
    func unknownType() throws {
        let line = Array(#"{"type":"later","body":{"for":3}}"#.utf8)
        let message = try BroadcastMessage(line: line)
        #expect(message == .unknown(UnknownBroadcastMessage(type: "later", line: line)))
        #expect(message.line == line)
    }

    @Test("Names that are not known are kept inside of known messages")
    func unknownNames() throws {
        let stage = try BroadcastMessage(line: #"{"type":"progress","body":"dreaming"}"#.utf8)
        #expect(stage == .progress(BroadcastStage(rawValue: "dreaming")))
        let ending = try BroadcastMessage(line: #"{"type":"ended","body":{"kind":"bored","sentence":""}}"#.utf8)
        #expect(ending == .ended(BroadcastEnding(.init(rawValue: "bored"))))
    }

    @Test(
        "What is no message is refused",
        arguments: [
            "", "{", "[]", "null", "7", #"{"type":7}"#, #"{"type":"start"}"#, #"{"type":"start","body":{}}"#,
            #"{"type":"statistics","body":{"seconds":"x"}}"#, #"{"type":"ended","body":"lost"}"#, "\u{0}",
            #"{"type":"start","body":{"device":{},"source":{"kind":"file"}}}"#,
            #"{"type":"start","body":{"source":{"kind":"synthetic"},"video":{}}}"#,
            #"{"type":"start","body":{"allOutputs":[],"source":{"kind":"synthetic"},"video":{}}}"#,
            #"{"type":"start","body":{"allOutputs":[{"kind":"file","path":"a.mkv"}],"source":{"kind":"synthetic"},"video":{}}}"#,
            #"{"type":"start","body":{"allOutputs":[{"kind":"later"}],"source":{"kind":"synthetic"},"video":{}}}"#,
        ])
    func refuses(text: String) {
        let error = #expect(throws: BroadcastError.self) { _ = try BroadcastMessage(line: text.utf8) }
        #expect(error?.code == .badMessage)
    }

    @Test("Bytes that are no text are refused")
    func refusesBytes() {
        #expect(throws: BroadcastError.self) { _ = try BroadcastMessage(line: [0x7B, 0xFF, 0xFE, 0x7D]) }
    }

    @Test(
        "Numbers that JSON does not have go there and back all the same",
        arguments: [Double.infinity, -Double.infinity, Double.nan])
    func oddNumbers(number: Double) throws {
        var statistics = Self.statistics
        statistics.loss = number
        let read = try BroadcastMessage(line: BroadcastMessage.statistics(statistics).line)
        guard case .statistics(let found) = read else { throw BroadcastError(.badMessage, "\(read)") }
        #expect(found.loss == number || found.loss.isNaN && number.isNaN)
    }

    @Test(
        "A request with numbers that nobody can reckon with is refused",
        arguments: [
            (#""duration":12.5"#, #""duration":"nan""#), (#""duration":12.5"#, #""duration":1e300"#),
            (#""duration":12.5"#, #""duration":-1"#), (#""framesPerSecond":29.97"#, #""framesPerSecond":"inf""#),
            (#""framesPerSecond":29.97"#, #""framesPerSecond":1e300"#),
            (#""width":1280"#, #""width":9223372036854775807"#), (#""height":720"#, #""height":-720"#),
            (#""targetDelay":200"#, #""targetDelay":9223372036854775807"#),
            (#""bitRate":5000000"#, #""bitRate":9223372036854775807"#), (#""port":8009"#, #""port":80090"#),
        ])
    func absurdRequests(number: String, other: String) throws {
        let line = String(decoding: BroadcastMessage.start(Self.request).line, as: UTF8.self)
        let changed = line.replacing(number, with: other)
        #expect(changed != line)
        let error = #expect(throws: BroadcastError.self) { try BroadcastMessage(line: changed.utf8) }
        #expect(error?.code == .badMessage)
    }

    @Test("Whole numbers that are only shown are cut to what they may be")
    func absurdStatistics() throws {
        var statistics = Self.statistics
        (statistics.bitRate, statistics.framesSent, statistics.width) = (.max, .min, .max)
        let read = try BroadcastMessage(line: BroadcastMessage.statistics(statistics).line)
        guard case .statistics(let found) = read else { throw BroadcastError(.badMessage, "\(read)") }
        #expect(found.bitRate == 1_000_000_000_000 && found.framesSent == 0 && found.width == 32_768)
        #expect(found.framesDropped == 3 && found.height == 720)
    }
}

@Suite struct LineSplitterTests {
    private let text = Array("one\ntwo\n\nthree".utf8)

    @Test("Lines come out whole however the bytes are cut")
    func cuts() throws {
        for step in 1...text.count {
            var splitter = LineSplitter()
            var lines: [String] = []
            for start in stride(from: 0, to: text.count, by: step) {
                let piece = text[start..<min(start + step, text.count)]
                lines += try splitter.take(piece).map { String(decoding: $0, as: UTF8.self) }
            }
            #expect(lines == ["one", "two"], "cut into \(step)")
            #expect(try splitter.take([UInt8(ascii: "\n")]) == [Array("three".utf8)])
        }
    }

    @Test("A line of just the limit passes, a byte more does not")
    func limit() throws {
        var splitter = LineSplitter(limit: 8)
        #expect(try splitter.take(Array("12345678\n".utf8)) == [Array("12345678".utf8)])
        #expect(try splitter.take(Array("1234".utf8)) == [])
        let error = #expect(throws: BroadcastError.self) { try splitter.take(Array("56789".utf8)) }
        #expect(error?.code == .badMessage)
    }

    @Test("Without a newline no more than the limit is held")
    func bounded() {
        var splitter = LineSplitter(limit: 100)
        #expect(throws: BroadcastError.self) {
            for _ in 0..<20 { _ = try splitter.take([UInt8](repeating: 0x61, count: 10)) }
        }
    }
}
