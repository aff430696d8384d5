import Foundation
import Testing

@testable import ReceiverCore

/// What the page is told beside the plain controls, and what it tells.
@Suite struct ScreenMessageTests {
    private let load = LoadID(rawValue: 3)

    private func object(_ command: PlayerCommand) throws -> [String: Any] {
        let bytes = try PageLine(number: 7, content: .command(command)).bytes()
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func anAdIsToldWithItsSkipTimeHeld() throws {
        var item = MediaItem(contentURL: "http://h/ad.mp4", contentType: "video/mp4", senderIsLoopback: false)
        item.ad = .init(title: "Buy", skippableAfter: 5, number: 1, count: 2)
        item.albumTitle = "An album"
        var sent = try #require(try object(.load(load, item))["item"] as? [String: Any])
        var ad = try #require(sent["ad"] as? [String: Any])
        #expect(ad["title"] as? String == "Buy")
        #expect(ad["skippableAfter"] as? Double == 5)
        #expect(ad["number"] as? Int == 1 && ad["count"] as? Int == 2)
        #expect(sent["album"] as? String == "An album")

        item.ad?.skippableAfter = -.infinity
        sent = try #require(try object(.load(load, item))["item"] as? [String: Any])
        ad = try #require(sent["ad"] as? [String: Any])
        #expect(ad["skippableAfter"] == nil)
    }

    @Test func theNextItemIsToldAndTakenAway() throws {
        let next = NextItem(title: "Second", imageURL: "http://h/p.jpg")
        let told = try object(.setNext(load, next))
        #expect(told["type"] as? String == "next" && told["load"] as? Int == 3)
        #expect((told["next"] as? [String: Any])?["image"] as? String == "http://h/p.jpg")
        let unfetchable = NextItem(imageURL: "file:///etc/passwd")
        #expect((try object(.setNext(load, unfetchable))["next"] as? [String: Any])?["image"] == nil)
        #expect(try object(.setNext(load, nil))["next"] == nil)
    }

    @Test func messagesGoBothWaysAndAreBounded() throws {
        let message = PageMessage(namespace: "urn:x-cast:example", sender: "sender-0", text: #"{"a":"\n"}"#)
        let sent = try object(.message(message))
        #expect(sent["type"] as? String == "message" && sent["text"] as? String == message.text)
        #expect(sent["load"] == nil)

        var report = PageReport(type: "message")
        report.namespace = message.namespace
        report.sender = "*"
        report.text = "hello"
        let told = PageMessage(namespace: message.namespace, sender: "*", text: "hello")
        #expect(report.event(at: .now) == .message(told))
        report.text = String(repeating: "x", count: PageMessage.textLimit + 1)
        #expect(report.event(at: .now) == nil)
        report.text = nil
        #expect(report.event(at: .now) == nil)
    }

    @Test(arguments: [("hdr", MediaDescription.DynamicRange.high), ("sdr", .standard), ("bright", nil), (nil, nil)])
    func aDescriptionMayChangeAndHasItsRangeWhereItIsKnown(
        _ word: String?, _ range: MediaDescription.DynamicRange?
    ) {
        var report = PageReport(type: "described", load: 3)
        report.kind = "video"
        report.width = 1920
        report.height = 1080
        report.duration = 8
        report.range = word
        let description = MediaDescription(
            kind: .video, duration: 8, width: 1920, height: 1080, dynamicRange: range)
        guard case .playback(let told) = report.event(at: .now) else { return #expect(Bool(false), "no report") }
        #expect(told.event == .described(description))
    }

    @Test(arguments: [
        ("https://example.com/app.html", false, true), ("http://192.168.1.2/app", false, true),
        ("http://127.0.0.1:8080/app.html", false, false), ("http://127.0.0.1:8080/app.html", true, true),
        ("http://[::1]/", false, false), ("file:///etc/passwd", true, false), ("javascript:alert(1)", true, false),
        ("chrome://settings", true, false), ("", true, false),
    ])
    func anApplicationsPageIsHTTPAndFromElsewhereUnlessItsSenderIsHere(
        _ url: String, _ isLoopback: Bool, _ mayOpen: Bool
    ) {
        #expect((ApplicationPage(url: url, senderIsLoopback: isLoopback).refusal == nil) == mayOpen)
    }

    @Test func whileAnotherApplicationIsShownOnlyTheScreensStateIsKept() {
        var session = PageSession()
        let idle = PlayerCommand.setIdle(name: "TV", status: "Ready")
        let item = MediaItem(contentURL: "http://h/f.mp4", contentType: "video/mp4", senderIsLoopback: false)
        _ = session.connect(page: "a", seen: 0, at: .now)
        _ = session.send(.load(load, item), at: .now)
        session.setAside()
        #expect(session.current == nil)
        #expect(session.send(idle, at: .now) == .kept)
        #expect(session.send(.play(load), at: .now) == .kept)
        for _ in 0...PageSession.unseenLimit {
            #expect(session.send(.setVolume(level: 0.5, muted: false), at: .now) == .kept)
        }
        guard case .refused(.playback(let report), stop: nil) = session.send(.load(load, item), at: .now),
            case .failed = report.event
        else { return #expect(Bool(false), "a load was taken") }

        // Ours comes back, as a page that knows nothing, and nobody is told that anything was lost.
        guard case .fresh(let lines, let events) = session.connect(page: "b", seen: 0, at: .now) else {
            return #expect(Bool(false), "not fresh")
        }
        let known: [PageLine.Content] = [.reset, .command(idle), .command(.setVolume(level: 0.5, muted: false))]
        #expect(lines.map(\.content) == known)
        #expect(events == [.ready])
        #expect(session.send(.play(load), at: .now) != .kept)
    }
}
