import CastWire
import Testing

@testable import ReceiverCore

/// Applications that the receiver's owner registered, and what senders bring for them.
@Suite struct ApplicationTests {
    private static let chart = Namespace("urn:x-cast:chart")
    private static let page = ApplicationRecord(
        appID: "CHART", displayName: "Chart", namespaces: [chart], idleStatusText: "Chart",
        url: "http://192.0.2.9/chart")
    private static let player = ApplicationRecord(
        appID: "PLAYER", displayName: "Player", namespaces: [.media, chart], idleStatusText: "Player")

    private static func launched(_ appID: String, _ more: String = "", connections: [UInt64] = [1]) -> DeviceBench {
        var bench = DeviceBench(
            applications: [.defaultMediaReceiver, page, player], connections: connections)
        for connection in connections { bench.connect(on: connection) }
        bench.say(#"{"type":"LAUNCH","appId":"\#(appID)","requestId":1\#(more)}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        return bench
    }

    @Test func aPageIsShownAndTakenAwayAndItsIdIsAvailable() {
        var bench = Self.launched("CHART")
        let shown = ApplicationPage(url: "http://192.0.2.9/chart", senderIsLoopback: false)
        #expect(bench.commands.first == .showApplication(shown))
        #expect(bench.device.media == nil)
        let known = bench.say(
            #"{"type":"GET_APP_AVAILABILITY","requestId":4,"appId":["CHART","OTHER"]}"#, .receiver)
        #expect(known.first?.json["availability"]?["CHART"]?.stringValue == "APP_AVAILABLE")
        #expect(known.first?.json["availability"]?["OTHER"]?.stringValue == "APP_UNAVAILABLE")
        bench.say(#"{"type":"STOP","requestId":5}"#, .receiver)
        #expect(bench.commands.first == .showApplication(nil))

        // From one application to another the page goes first.
        bench = Self.launched("CHART")
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":6}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        #expect(bench.commands.first == .showApplication(nil))
        #expect(bench.device.media != nil)
    }

    @Test func onlyASenderOnThisMachineMayHaveAPageOfThisMachine() {
        var bench = DeviceBench(applications: [Self.page], connections: [])
        bench.open(7, isLoopback: true)
        bench.connect(on: 7)
        bench.say(#"{"type":"LAUNCH","appId":"CHART","requestId":1}"#, .receiver, on: 7)
        bench.wait(ReceiverPlatform.launchDelay)
        let shown = ApplicationPage(url: "http://192.0.2.9/chart", senderIsLoopback: true)
        #expect(bench.commands.first == .showApplication(shown))
    }

    @Test func aPageThatCanNotBeShownEndsItsApplication() {
        var bench = Self.launched("CHART")
        let told = bench.screen(.applicationFailed(reason: "Its server answered 404."))
        #expect(told.last?.type == "RECEIVER_STATUS" && told.last?.status?["applications"] == nil
            || told.last?.status?["applications"] == [])
        #expect(bench.device.platform.running == nil)
        #expect(bench.logs.contains { $0.contains("404") })

        // The player is not ended by a page that was there before it.
        bench = Self.launched("PLAYER")
        bench.screen(.applicationFailed(reason: "late"))
        #expect(bench.device.platform.running?.record.appID == "PLAYER")
    }

    @Test func messagesGoBetweenSendersAndThePage() {
        var bench = Self.launched("PLAYER", connections: [1, 2])
        for connection in [UInt64(1), 2] { bench.connect(to: bench.transport, on: connection) }
        bench.say("hello", Self.chart, to: bench.transport, on: 2)
        let heard = PageMessage(namespace: "urn:x-cast:chart", sender: "2:sender-0", text: "hello")
        #expect(bench.commands == [.message(heard)])

        let answer = bench.actionsOf { $0.screen(.message(heard)) }
        #expect(answer.map(\.0) == [2] && answer.map(\.1.text) == ["hello"])
        #expect(answer.map(\.1.destinationID) == ["sender-0"])
        var all = heard
        all.sender = "*"
        #expect(bench.actionsOf { $0.screen(.message(all)) }.map(\.0) == [1, 2])

        // In namespaces that it has not, to senders that are not there, too long.
        var bad = [heard, heard, heard, heard]
        bad[0].namespace = "urn:x-cast:com.google.cast.media"
        bad[1].namespace = "urn:x-cast:other"
        bad[2].sender = "3:sender-0"
        bad[3].text = String(repeating: "x", count: PageMessage.textLimit + 1)
        for message in bad { #expect(bench.actionsOf { $0.screen(.message(message)) }.isEmpty) }
        bench.say("hello", Namespace("urn:x-cast:other"), to: bench.transport)
        #expect(bench.commands.isEmpty)
    }

    @Test(arguments: [
        #"{"type":"LOAD","requestId":3,"credentials":"other","media":{"contentId":""}}"#,
        #"{"type":"LOAD","requestId":3,"credentials":"other","queueData":{"startIndex":9,"items":[{"media":{"#
            + #""contentId":"http://a/b"}}]}}"#,
        #"{"type":"RESUME_SESSION","requestId":3,"sessionState":{"loadRequestData":{"credentials":"other","media":{"#
            + #""contentId":""}}}}"#,
    ])
    func aRefusedLoadChangesNoCredentials(text: String) {
        var bench = Self.launched("CC1AD845", "")
        bench.connect(to: bench.transport)
        bench.ask(#"{"type":"LOAD","requestId":2,"credentials":"mine","media":{"contentId":"http://a/b"}}"#)
        #expect(bench.ask(text).first { $0.requestID == 3 }?.type == "INVALID_REQUEST")
        #expect(bench.device.applicationCredentials?.credentials == "mine")
        let sound = text.replacing(#""contentId":"""#, with: #""contentId":"http://a/c""#)
            .replacing(#""startIndex":9"#, with: #""startIndex":0"#)
        bench.ask(sound)
        #expect(bench.device.applicationCredentials?.credentials == "other")
    }

    @Test func credentialsAreKeptForTheApplicationAndToldToNobody() {
        let launch = #","credentialsData":{"credentials":"launch-secret","credentialsType":"ios"}"#
        var bench = Self.launched("CC1AD845", launch)
        var said = bench.actions.map { "\($0)" }
        let paged = Self.launched("CHART", launch)
        guard case .showApplication(let shown?)? = paged.commands.first else {
            Issue.record("no page")
            return
        }
        #expect(shown.credentials?.credentials == "launch-secret")
        said += paged.actions.map { "\($0)" }
        #expect(bench.device.applicationCredentials?.credentials == "launch-secret")
        #expect(bench.device.applicationCredentials?.type == "ios")
        bench.connect(to: bench.transport)
        bench.ask(
            #"{"type":"LOAD","requestId":2,"credentials":"load-secret","media":{"contentId":"http://a/b"}}"#)
        said += bench.actions.map { "\($0)" }
        #expect(bench.device.applicationCredentials?.credentials == "load-secret")
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        said += bench.actions.map { "\($0)" }
        var dumped = ""
        dump(bench.device, to: &dumped)
        said += [dumped, String(reflecting: bench.device)]
        #expect(said.count > 4 && said.allSatisfy { !$0.contains("-secret") })
        bench.say(#"{"type":"STOP","requestId":5}"#, .receiver)
        #expect(bench.device.applicationCredentials == nil)
    }
}

extension DeviceBench {
    /// What a step sends, as it is, and over which connection.
    fileprivate mutating func actionsOf(_ step: (inout DeviceBench) -> Void) -> [(UInt64, CastMessage)] {
        step(&self)
        return actions.compactMap {
            if case .send(let connection, let message) = $0 { (connection.rawValue, message) } else { nil }
        }
    }
}

@Suite struct ApplicationListTests {
    @Test func aListNamesPagesAndPlayers() throws {
        let records = try ApplicationList.records(in: #"""
            [{"appId":"A1","name":"Chart","url":"https://chart.example/","namespaces":["urn:x-cast:chart"]},
            {"appId":"B2","more":1}]
            """#)
        #expect(records.map(\.appID) == ["A1", "B2"] && records.map(\.displayName) == ["Chart", "B2"])
        #expect(records[0].url == "https://chart.example/" && records[0].namespaces == [Namespace("urn:x-cast:chart")])
        #expect(records[1].url == nil && records[1].namespaces == [.media])
        #expect(try ApplicationList.records(in: "[]").isEmpty)
    }

    @Test(arguments: [
        "", "{}", "[7]", #"[{"name":"x"}]"#, #"[{"appId":""}]"#, #"[{"appId":"a b"}]"#, #"[{"appId":"CC1AD845"}]"#,
        #"[{"appId":"A"},{"appId":"A"}]"#, #"[{"appId":"A","url":"file:///etc/passwd"}]"#, #"[{"appId":"A","url":7}]"#,
        #"[{"appId":"A","namespaces":["urn:x-cast:com.google.cast.media"]}]"#,
        #"[{"appId":"A","namespaces":["chart"]}]"#,
    ])
    func aListThatMakesNoSenseIsRefusedInOneSentence(text: String) {
        let error = #expect(throws: ReceiverError.self) { try ApplicationList.records(in: text) }
        #expect(error?.code == .badConfiguration && error?.description.contains("\n") == false)
    }
}
