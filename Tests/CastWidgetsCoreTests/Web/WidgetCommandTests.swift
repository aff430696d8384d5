import CastWire
import Testing

@testable import CastWidgetsCore

@Suite struct WidgetCommandTests {
    private func read(_ members: String) throws -> WidgetCommand {
        try WidgetRequest(Array(#"{"id":"a1-b2-c3",\#(members)}"#.utf8)).command
    }

    @Test func eachCommandIsReadWithItsValues() throws {
        var style = TextTrackStyle()
        style.foregroundColor = .red
        style.edgeType = .dropShadow
        style.windowType = .roundedCorners
        style.fontGenericFamily = .monospacedSansSerif
        style.fontStyle = .boldItalic
        style.fontScale = 1.5
        style.fontFamily = "Droid Sans"
        let cases: [(String, WidgetCommand)] = [
            (#""command":"choose","device":"0001""#, .choose(deviceID: "0001")),
            (#""command":"disconnect","stopCasting":false"#, .disconnect(stopCasting: false)),
            (#""command":"acceptPermission""#, .acceptPermission), (#""command":"searchAgain""#, .searchAgain),
            (#""command":"dismissNotice""#, .dismissNotice), (#""command":"tapPlayback""#, .tapPlayback),
            (#""command":"play""#, .ask(.play)), (#""command":"pause""#, .ask(.pause)),
            (#""command":"stop""#, .ask(.stop)), (#""command":"next""#, .ask(.next)),
            (#""command":"previous""#, .ask(.previous)), (#""command":"skipAd""#, .ask(.skipAd)),
            (#""command":"seek","position":12.5"#, .ask(.seek(12.5))),
            (#""command":"skip","by":-30"#, .ask(.skip(-30))),
            (#""command":"setRate","rate":1.5"#, .ask(.setRate(1.5))),
            (#""command":"setRepeatMode","mode":"allAndShuffle""#, .ask(.setRepeatMode(.allAndShuffle))),
            (#""command":"shuffle""#, .ask(.shuffle)),
            (#""command":"setMuted","muted":true"#, .ask(.setMuted(true))),
            (#""command":"setStreamVolume","level":0.25"#, .ask(.setStreamVolume(0.25))),
            (#""command":"tapButton","bar":"expanded","slot":3"#, .tapButton(.expanded, slot: 3)),
            (#""command":"selectTracks","audio":1,"text":null"#, .selectTracks(audio: 1, text: nil)),
            (#""command":"selectTracks""#, .selectTracks(audio: nil, text: nil)),
            (#""command":"setVolume","level":1"#, .setVolume(1, member: nil)),
            (#""command":"setVolume","level":0,"member":"m""#, .setVolume(0, member: "m")),
            (#""command":"setDeviceMuted","muted":false,"member":null"#, .setDeviceMuted(false, member: nil)),
            (#""command":"jump","item":7"#, .jump(itemID: 7)),
            (#""command":"move","item":7,"before":null"#, .move(itemID: 7, beforeItemID: nil)),
            (#""command":"move","item":7,"before":4294967295"#, .move(itemID: 7, beforeItemID: 0xFFFF_FFFF)),
            (#""command":"remove","items":[1,2]"#, .remove(itemIDs: [1, 2])),
            (#""command":"dismissInstructions""#, .dismissInstructions),
            (#""command":"showInstructions""#, .showInstructions),
            (
                ##""command":"setTextTrackStyle","style":{"foregroundColor":"#ff0000","edgeType":"dropShadow","##
                    + ##""edgeColor":null,"windowType":"roundedCorners","fontGenericFamily":"monospacedSansSerif","##
                    + ##""fontStyle":"boldItalic","fontScale":1.5,"fontFamily":"Droid Sans"}"##,
                .ask(.setTextTrackStyle(style))
            ),
        ]
        for (text, command) in cases { #expect(try read(text) == command, "\(text)") }
    }

    @Test func whatIsWrongIsToldByName() {
        let cases: [(String, String)] = [
            (#""command":"dance""#, "no command"), (#""command":7"#, "command"), (#""x":1"#, "command is missing"),
            (#""command":"choose""#, "device is missing"), (#""command":"choose","device":"""#, "device"),
            (#""command":"choose","device":"\#(String(repeating: "a", count: 257))""#, "device"),
            (#""command":"disconnect""#, "stopCasting"), (#""command":"play","epoch":7"#, "epoch"),
            (#""command":"disconnect","stopCasting":"true""#, "stopCasting"),
            (#""command":"seek""#, "position"), (#""command":"seek","position":-1"#, "position"),
            (#""command":"seek","position":1e999"#, ""), (#""command":"seek","position":NaN"#, "JSON"),
            (#""command":"seek","position":"5""#, "position"), (#""command":"skip","by":1e6"#, "by"),
            (#""command":"setRate","rate":0.49"#, "rate from 0.5 to 2"),
            (#""command":"setRate","rate":2.01"#, "rate from 0.5 to 2"), (#""command":"setRate","rate":0"#, "rate"),
            (#""command":"setRate","rate":100"#, "rate"),
            (#""command":"setRepeatMode","mode":"unchanged""#, "mode"),
            (#""command":"setRepeatMode","mode":"REPEAT_ALL""#, "mode"),
            (#""command":"setStreamVolume","level":1.01"#, "level from 0 to 1"),
            (#""command":"setVolume","level":-0.1"#, "level"),
            (#""command":"setVolume","level":1,"member":7"#, "member"),
            (#""command":"tapButton","bar":"mini","slot":3"#, "slot is to be 0 to 2"),
            (#""command":"tapButton","bar":"mini","slot":-1"#, "slot"),
            (#""command":"tapButton","bar":"mini","slot":0.5"#, "slot"),
            (#""command":"tapButton","bar":"top","slot":0"#, "bar"),
            (#""command":"selectTracks","audio":"1""#, "audio"),
            (#""command":"jump","item":4294967296"#, "item"), (#""command":"jump","item":null"#, "item is missing"),
            (#""command":"move","before":1"#, "item is missing"), (#""command":"remove","items":[]"#, "items"),
            (#""command":"remove","items":[1,"2"]"#, "items"), (#""command":"remove","items":5"#, "items"),
            (#""command":"remove","items":[\#(Array(repeating: "1", count: 1_001).joined(separator: ","))]"#, "items"),
            (#""command":"setTextTrackStyle""#, "style"),
            (#""command":"setTextTrackStyle","style":{"edgeType":"DROP_SHADOW"}"#, "edgeType"),
            (#""command":"setTextTrackStyle","style":{"edgeColor":"red"}"#, "edgeColor"),
            (#""command":"setTextTrackStyle","style":{"fontScale":1000}"#, "fontScale"),
        ]
        for (text, words) in cases {
            let fault = #expect(throws: CommandFault.self, "\(text)") { try read(text) }
            for word in words.split(separator: " ") { #expect(fault?.description.contains(word) ?? false, "\(text)") }
        }
    }

    @Test func aBodyThatIsNoneIsRefused() {
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        for body in [
            "", "null", "[]", "7", "{", "{}", #"{"id":"short","command":"play"}"#, #"{"id":7,"command":"play"}"#,
            #"{"id":"with space in","command":"play"}"#, #"{"id":"ünïcodeé","command":"play"}"#,
            #"{"id":"\#(String(repeating: "a", count: 65))","command":"play"}"#, #"{"command":"play"}"#,
            #"{"id":"12345678","command":"play"} x"#, #"{"id":"12345678","command":"play","x":\#(deep)}"#,
            #"{"id":"12345678","command":"play","x":"\#(String(repeating: "a", count: WidgetRequest.bodyLimit))"}"#,
        ] {
            #expect(throws: CommandFault.self, "\(body.prefix(80))") { try WidgetRequest(Array(body.utf8)) }
        }
        #expect(throws: CommandFault.self) { try WidgetRequest([0x7B, 0xFF, 0x7D]) }
    }

    @Test func whatLeavesTheOneDeviceIsForOwners() throws {
        for text in [
            #""command":"choose","device":"0001""#, #""command":"disconnect","stopCasting":true"#,
            #""command":"acceptPermission""#, #""command":"searchAgain""#, #""command":"showInstructions""#,
            #""command":"dismissInstructions""#,
        ] {
            #expect(try read(text).isForOwners, "\(text)")
        }
        for text in [#""command":"play""#, #""command":"setVolume","level":1"#, #""command":"jump","item":1"#] {
            #expect(try !read(text).isForOwners, "\(text)")
        }
    }
}
