import CastWire
import Testing

@testable import CastWidgetsCore

/// What of a live stream can be sought in goes on between two statuses (the rules: `MediaClock`).
@Suite struct LiveWindowTests {
    enum Window: String, CaseIterable {
        case moving = #""isMovingWindow":true,"isLiveDone":false"#
        case growing = #""isMovingWindow":false,"isLiveDone":false"#
        case done = #""isMovingWindow":true,"isLiveDone":true"#
    }

    private func broadcast(_ window: Window, state: String = "PLAYING", position: Double = 390) throws -> WidgetMedia {
        try film(
            media: liveMedia, state: state, position: position,
            #","liveSeekableRange":{"start":100,"end":400,\#(window.rawValue)}"#)
    }

    private let later = at(600_000)

    @Test func itsEndGoesOnAndItsStartWhereTheWindowMoves() throws {
        let ranges: [(Window, ClosedRange<Double>)] = [
            (.moving, 700...1000), (.growing, 100...1000), (.done, 100...400),
        ]
        for (window, range) in ranges {
            for state in ["PLAYING", "PAUSED", "BUFFERING"] {
                let media = try broadcast(window, state: state)
                #expect(media.seekableRange(at: start) == 100...400, "\(window)")
                #expect(media.seekableRange(at: later) == range, "\(window), \(state)")
            }
        }
        #expect(try film().seekableRange(at: later) == nil)
        let turned = #","liveSeekableRange":{"start":400,"end":100}"#
        #expect(try film(media: liveMedia, turned).seekableRange(at: later) == nil)
    }

    @Test func itPlaysNoFurtherThanTheEdge() throws {
        #expect(try broadcast(.moving).position(at: later) == 990)
        #expect(try broadcast(.done).position(at: later) == 400)
        #expect(try broadcast(.moving, position: 405).position(at: at(1_000)) == 405)
    }

    @Test func aSliderIsHeldWithinTheWindowOfItsMoment() throws {
        var expanded = ExpandedControllerState()
        _ = expanded.handle(.mediaChanged(try broadcast(.moving)), at: start)
        _ = expanded.handle(.seekBegan(5_000), at: later)
        #expect(expanded.heldPosition == 1_000)
        _ = expanded.handle(.seekMoved(20), at: later)
        #expect(expanded.heldPosition == 700)
        guard case .send(let control, _) = expanded.handle(.seekEnded, at: at(630_000)).first else {
            return #expect(Bool(false), "it did not seek")
        }
        #expect(control == .seek(730), "the window has moved on while it was held")
    }

    @Test func keysOfTheTerminalSeekWithinTheWindowOfTheirMoment() throws {
        var bench = TerminalBench()
        bench.connect(try broadcast(.moving))
        _ = bench.press(.tab)
        bench.now = later
        let keys: [(TerminalKey, Double)] = [
            (.right, 1_000), (.character("."), 1_000), (.left, 980), (.home, 700), (.character("5"), 850),
        ]
        for (key, target) in keys { #expect(bench.press(key) == [.ask(.seek(target))], "\(key)") }
    }

    @Test func theTerminalsTimesStayWithinItsBar() throws {
        func line(_ window: Window) throws -> String? {
            var bench = TerminalBench()
            bench.connect(try broadcast(window))
            _ = bench.press(.tab)
            bench.now = later
            return bench.lines(60, 24).first { $0.contains("━") }
        }
        let moving = try #require(try line(.moving))
        #expect(moving.contains(" 4:50 ") && moving.hasSuffix(" 5:00"), "\(moving)")
        let growing = try #require(try line(.growing))
        #expect(growing.contains(" 14:50 ") && growing.hasSuffix(" 15:00"), "\(growing)")
        let done = try #require(try line(.done))
        #expect(done.contains(" 5:00 ") && done.hasSuffix(" 5:00"), "\(done)")
    }

    @Test func aBroadcastThatIsOverHasALengthInBothControllers() throws {
        var bench = TerminalBench()
        bench.connect(try broadcast(.done, state: "PAUSED", position: 250))
        #expect(bench.states.mini.progress(at: later) == 0.5)
        #expect(bench.text(80, 24).contains("2:30 / 5:00"))
        bench.play(try broadcast(.moving))
        #expect(bench.states.mini.progress(at: later) == nil)
    }

    @Test func theTerminalIsDrawnWhileABroadcastGoesOnWithoutItsPlayer() throws {
        var bench = TerminalBench()
        bench.connect(try broadcast(.growing, state: "PAUSED"))
        #expect(TerminalTick.next(bench.states.expanded, at: later) == later + .seconds(1))
        bench.play(try broadcast(.done, state: "PAUSED"))
        #expect(TerminalTick.next(bench.states.expanded, at: later) == nil)
        bench.play(try broadcast(.done))
        #expect(TerminalTick.next(bench.states.expanded, at: later) == nil, "it is at its end")
    }

    @Test func aTopicSaysHowItGoesOn() throws {
        let rates: [(Window, JSONValue)] = [(.moving, [1, 1]), (.growing, [0, 1]), (.done, [0, 0])]
        for (window, told) in rates {
            var expanded = ExpandedControllerState()
            _ = expanded.handle(.mediaChanged(try broadcast(window)), at: start)
            let topic = MediaTopic(
                mini: MiniControllerState(), expanded: expanded, failure: nil, clock: ServerClock(zero: start)
            ) { $0 }
            let json = try JSONPayload.decode(JSONValue.self, from: try JSONPayload.encode(topic))
            #expect(json["seekable"] == [100, 400] && json["seekableRates"] == told, "\(window)")
            #expect(json["live"] == .bool(window != .done) && json["position"]?["at"] == 0)
        }
    }
}
