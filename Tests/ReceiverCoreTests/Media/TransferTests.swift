import CastWire
import Testing

@testable import ReceiverCore

/// What plays goes on at another device: by STORE_SESSION and RESUME_SESSION, or by the devices themselves.
@Suite struct TransferTests {
    private static func source() -> DeviceBench {
        var bench = DeviceBench.playing(connections: [1, 2])
        bench.ask(#"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"activeTrackIds":[2]}"#)
        bench.report(.tracksChanged([2]), .playing)
        bench.ask(#"{"type":"SET_VOLUME","requestId":9,"mediaSessionId":1,"volume":{"level":0.25}}"#)
        bench.report(.streamVolumeChanged(level: 0.25, muted: false), .playing)
        bench.report(.seeked, .playing, position: 21)
        return bench
    }

    private func load(_ bench: DeviceBench) -> MediaItem? {
        for command in bench.commands { if case .load(_, let item) = command { return item } }
        return nil
    }

    @Test func aStoredSessionGoesOnElsewhereWithPositionTracksAndVolume() throws {
        var source = Self.source()
        let answer = try #require(source.ask(#"{"type":"STORE_SESSION","requestId":10,"mediaSessionId":1}"#).first)
        #expect(answer.type == "SESSION_STATE" && answer.requestID == 10)
        let state = try #require(answer.json["sessionState"])
        #expect(state["loadRequestData"]?["currentTime"]?.doubleValue == 21)

        var destination = DeviceBench.launched()
        let text = try JSONPayload.encode(
            JSONValue.object(["type": "RESUME_SESSION", "requestId": 3, "sessionState": state]))
        destination.ask(text)
        let item = try #require(load(destination))
        #expect(item.contentURL == "http://192.0.2.1/film.mp4" && item.startTime == 21 && item.activeTrackIDs == [2])
        #expect(destination.commands.contains(.setStreamVolume(LoadID(rawValue: 1), level: 0.25, muted: false)))
        let loaded = destination.report(.loaded(DeviceBench.filmFacts), .playing, position: 21)
        #expect(loaded.first { $0.requestID == 3 }?.media?["currentTime"]?.doubleValue == 21)
    }

    @Test func aPausedSessionStaysPausedAndAQueueGoesAlong() throws {
        var source = DeviceBench.launched()
        let items = (0..<900).map { #"{"media":{"contentId":"http://h/\#($0)","contentType":"video/mp4"}}"# }
        source.ask(
            """
            {"type":"QUEUE_LOAD","requestId":2,"startIndex":450,"repeatMode":"REPEAT_ALL",\
            "items":[\(items.joined(separator: ","))]}
            """
        )
        source.report(.loaded(DeviceBench.filmFacts), .playing)
        source.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":3}"#)
        source.report(.paused, .paused, position: 5)
        let answer = try #require(source.ask(#"{"type":"STORE_SESSION","requestId":4}"#).first)
        let state = try #require(answer.json["sessionState"])
        #expect(try JSONPayload.encode(state).utf8.count <= StoredSession.maximumLength)
        var destination = DeviceBench.launched()
        destination.ask(
            try JSONPayload.encode(
                JSONValue.object(["type": "RESUME_SESSION", "requestId": 3, "sessionState": state])))
        let item = try #require(load(destination))
        #expect(item.contentURL == "http://h/450" && !item.autoplay && item.startTime == 5)
        let queue = try #require(destination.device.media?.session?.queue)
        #expect(queue.repeatMode == .all && queue.entries.count > 100 && queue.hasPrevious)
    }

    @Test(arguments: [
        #"{"type":"RESUME_SESSION","requestId":3}"#, #"{"type":"RESUME_SESSION","requestId":3,"sessionState":{}}"#,
    ])
    func aStateThatSaysNothingIsRefused(text: String) {
        var bench = DeviceBench.playing()
        #expect(bench.ask(text).first?.type == "INVALID_REQUEST")
        #expect(bench.device.media?.session?.id == 1)
    }

    @Test func aDeviceThatGivesAwayWhatItPlaysSaysWhereAndEnds() throws {
        var source = Self.source()
        var destination = DeviceBench(connections: [])
        let session = source.transport
        let departure = try #require(source.device.departure(at: source.now))
        let (arrived, actions) = destination.device.arrive(departure, at: destination.now)
        let sessionID = try #require(arrived)
        #expect(sessionID == destination.transport)
        #expect(
            actions.contains {
                guard case .player(.load(_, let item)) = $0 else { return false }
                return item.startTime == 21 && item.activeTrackIDs == [2]
            })
        let place = SessionMove.Destination(
            deviceID: "b", name: "B", address: "127.0.0.1", port: 9, sessionID: sessionID)
        let left = source.device.departed(departure, to: place, at: source.now)
        let texts = left.compactMap { action -> String? in
            guard case .send(_, let message) = action else { return nil }
            return message.text
        }
        let moves = texts.compactMap(SessionMove.init(text:))
        #expect(moves == [.init(sessionID: session, destination: place), .init(sessionID: session, destination: place)])
        #expect(source.device.platform.running == nil && source.device.media == nil)
        #expect(left.contains(.player(.stop(LoadID(rawValue: 1)))))
    }

    private static func move(_ sessionID: String, port: Int? = nil) -> SessionMove {
        SessionMove(
            sessionID: sessionID,
            destination: .init(deviceID: "b", name: "B", address: nil, port: port, sessionID: "there"))
    }

    @Test func aSendersMoveIsPassedOnToTheOthersOnce() throws {
        var bench = DeviceBench.playing(connections: [1, 2])
        let move = Self.move(bench.transport)
        bench.ask(#"{"type":"STORE_SESSION","requestId":10,"mediaSessionId":1}"#)
        let other = Self.move("another")
        #expect(bench.say(try other.text(), .multizone).isEmpty)
        let strange = Self.move(bench.transport, port: 70_000)
        #expect(bench.say(try strange.text(), .multizone).isEmpty)
        let sent = bench.say(try move.text(), .multizone)
        #expect(sent.map(\.connection) == [2] && sent.first?.type == SessionMove.type)
        #expect(bench.say(try move.text(), .multizone).isEmpty)
    }

    @Test func whatAnybodyElseSaysOfAMoveIsPassedOnToNobody() throws {
        var bench = DeviceBench.playing(connections: [1, 2])
        let text = try Self.move(bench.transport).text()
        #expect(bench.say(text, .multizone).isEmpty, "it has stored nothing")
        bench.ask(#"{"type":"STORE_SESSION","requestId":10,"mediaSessionId":1}"#)
        #expect(bench.say(text, .multizone, on: 2).isEmpty, "another one has stored it")
        bench.wait(.seconds(121))
        #expect(bench.say(text, .multizone).isEmpty, "that was long ago")
        bench.ask(#"{"type":"STORE_SESSION","requestId":11,"mediaSessionId":1}"#)
        bench.say(#"{"type":"CLOSE"}"#, .connection, to: bench.transport)
        #expect(bench.say(text, .multizone).isEmpty, "it has left the application")
    }

    @Test func aFloodOfStoringsTakesNobodysPlace() throws {
        let others = (2...60).map { UInt64($0) }
        var bench = DeviceBench.playing(connections: [1] + others)
        bench.ask(#"{"type":"STORE_SESSION","requestId":10,"mediaSessionId":1}"#)
        // One connection under many names, then many connections.
        for index in 0..<40 {
            let sender = "sender-\(index)"
            bench.connect(from: sender, to: bench.transport, on: 2)
            bench.ask(#"{"type":"STORE_SESSION","requestId":11,"mediaSessionId":1}"#, from: sender, on: 2)
        }
        for other in others { bench.ask(#"{"type":"STORE_SESSION","requestId":12}"#, on: other) }
        #expect(bench.say(try Self.move(bench.transport).text(), .multizone).count == others.count)
    }

    @Test func placesOfThoseWhoStoreAreBounded() {
        var handovers = SessionHandovers()
        let now = ContinuousClock.now
        func sender(_ index: Int) -> SenderAddress {
            SenderAddress(connection: ConnectionID(rawValue: UInt64(index)), senderID: "sender-0")
        }
        for index in 0...SessionHandovers.maximum { handovers.stored(by: sender(index), at: now) }
        #expect(handovers.mayTell(on: sender(0).connection, at: now) == sender(0))
        #expect(handovers.mayTell(on: sender(SessionHandovers.maximum).connection, at: now) == nil)
        // One that has its place may store again, and what is over makes room.
        let later = now + SessionHandovers.limit
        handovers.stored(by: sender(3), at: now + .seconds(1))
        #expect(handovers.mayTell(on: sender(3).connection, at: later) == sender(3))
        handovers.stored(by: sender(SessionHandovers.maximum), at: later)
        #expect(handovers.mayTell(on: sender(SessionHandovers.maximum).connection, at: later) != nil)
    }

    @Test func aMixedQueueTakesNoRightToThisMachineAlong() throws {
        var bench = DeviceBench.playing(connections: [1, 2])
        #expect(bench.device.departure(at: bench.now)?.senderIsLoopback == false)
        bench = DeviceBench(connections: [])
        bench.open(1, isLoopback: true)
        bench.open(2)
        bench.connect()
        bench.connect(on: 2)
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":1}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        for connection in [1, 2] as [UInt64] { bench.connect(to: bench.transport, on: connection) }
        bench.ask(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://127.0.0.1/a"}}"#)
        #expect(bench.device.departure(at: bench.now)?.senderIsLoopback == true)
        bench.ask(
            #"{"type":"QUEUE_INSERT","requestId":3,"mediaSessionId":1,"items":[{"media":{"contentId":"http://h/b"}}]}"#,
            on: 2)
        #expect(bench.device.departure(at: bench.now)?.senderIsLoopback == false)
    }
}
