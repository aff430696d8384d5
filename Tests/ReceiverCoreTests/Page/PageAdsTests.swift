import Foundation
import Testing

@testable import ReceiverCore

/// What the page is asked of ads and of the next item, and what it says.
@Suite struct PageAdsTests {
    private let t0 = ContinuousClock.now
    private let first = AdLookupID(rawValue: 4)
    private let load = LoadID(rawValue: 1)

    private func lookup(_ tag: String? = "http://192.0.2.9/tag", isLoopback: Bool = false) -> PlayerCommand {
        .lookUpAds(first, AdLookup(document: .clip, tagURL: tag, senderIsLoopback: isLoopback))
    }

    private func item(isLoopback: Bool = false) -> MediaItem {
        MediaItem(
            contentURL: isLoopback ? "http://127.0.0.1:8000/f" : "http://192.0.2.1/f", contentType: "video/mp4",
            senderIsLoopback: isLoopback)
    }

    private func connected() -> PageSession {
        var session = PageSession()
        _ = session.connect(page: "a", seen: 0, at: t0)
        return session
    }

    private func answer(_ id: Int, _ more: String) throws -> PageReports {
        let body = #"{"page":"a","first":1,"seen":0,"reports":[{"type":"ads","lookup":\#(id),\#(more)}]}"#
        return try PageReports.decode(Array(body.utf8))
    }

    private func see(_ number: Int, _ session: inout PageSession) {
        _ = session.receive(PageReports(page: "a", first: 1, seen: number, reports: []), at: t0)
    }

    @Test func aLookupIsOneLine() throws {
        var document = AdLookup(document: .schedule, response: "<VMAP/>", senderIsLoopback: false)
        document.tagURL = nil
        let bytes = try PageLine(number: 7, content: .command(.lookUpAds(first, document))).bytes()
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"document":"schedule","lookup":4,"n":7,"response":"<VMAP/>","type":"lookUpAds"}"# + "\n")
        let dropped = try PageLine(number: 8, content: .command(.preload(load, nil))).bytes()
        #expect(String(decoding: dropped, as: UTF8.self) == #"{"load":1,"n":8,"type":"preload"}"# + "\n")
    }

    @Test func whatItFoundIsTakenOnce() throws {
        var session = connected()
        _ = session.send(lookup(), at: t0)
        let ad = #"{"url":"http://h/a","type":"video/mp4","duration":9,"skip":0,"title":"","click":null,"mark":"4.1"}"#
        let batch = try answer(4, #""ads":[\#(ad)]"#)
        let found = FoundAd(
            url: "http://h/a", contentType: "video/mp4", duration: 9, skippableAfter: 0, mark: "4.1")
        #expect(session.receive(batch, at: t0) == [.adsFound(first, .ads([found]))])
        let again = PageReports(page: "a", first: 2, seen: 0, reports: batch.reports)
        #expect(session.receive(again, at: t0).isEmpty)
    }

    /// One letter may be as long as the post.
    @Test func aWordIsBoundedInBytes() throws {
        let word = "a" + String(repeating: "\u{200D}", count: 1_000)
        let told = try #require(
            try answer(4, #""ads":[{"url":"http://h/a","title":"\#(word)"}]"#).reports.first?.event(at: t0))
        guard case .adsFound(first, .ads(let found)) = told else { return #expect(Bool(false), "\(told)") }
        #expect(try #require(found.first?.title).utf8.count <= 200)
    }

    @Test func whatItFoundIsBoundedAndChecked() throws {
        let long = String(repeating: "x", count: 5000)
        let ads = #"{"url":"http://h/\#(long)"},{"url":"http://h/a","duration":-1,"skip":1e300,"title":"\#(long)"}"#
        let told = try #require(try answer(4, #""ads":[\#(ads)]"#).reports.first?.event(at: t0))
        guard case .adsFound(first, .ads(let found)) = told else { return #expect(Bool(false), "\(told)") }
        #expect(found.count == 1 && found[0].duration == nil && found[0].skippableAfter == nil)
        #expect(found[0].title?.count == 200)

        let many = Array(repeating: #"{"offset":"start","ads":[{"url":"u"}]},{"tag":"no place"}"#, count: 50)
        let breaks = try #require(
            try answer(4, #""breaks":[\#(many.joined(separator: ","))]"#).reports.first?.event(at: t0))
        guard case .adsFound(first, .breaks(let slots)) = breaks else { return #expect(Bool(false), "\(breaks)") }
        #expect(slots.count == 16 && slots[0].offset == "start" && slots[0].ads.first?.url == "u")

        let nothing = try answer(4, #""reason":"\#(long)""#).reports.first?.event(at: t0)
        #expect(nothing == .adsFound(first, .nothing(reason: String(long.prefix(500)))))
    }

    @Test(arguments: ["file:///etc/passwd", "http://127.0.0.1:8008/x", "javascript:1", "", nil] as [String?])
    func aTagThatMayNotBeFetchedIsAnsweredAtOnce(_ tag: String?) {
        var session = connected()
        guard case .refused(.adsFound(first, .nothing), stop: nil) = session.send(lookup(tag), at: t0) else {
            return #expect(Bool(false), "asked")
        }
    }

    @Test func aTagMayHaveTheMacrosOfAdServersInIt() {
        var session = connected()
        let tag = "http://192.0.2.9/tag?cb=[CACHEBUSTING]&at={x}|y"
        guard case .line(let line) = session.send(lookup(tag), at: t0) else { return #expect(Bool(false), "refused") }
        #expect(line.content == .command(lookup(tag)))
    }

    @Test func aLookupIsHeldAgainstItsOwnSendersRule() throws {
        var session = connected()
        _ = session.send(.load(load, item()), at: t0)
        _ = session.send(lookup("http://127.0.0.1:9/tag", isLoopback: true), at: t0)
        #expect(!session.policy.allowsLoopback)
        see(3, &session)
        #expect(session.policy.refusal(of: "http://127.0.0.1:9/tag") == nil)
        #expect(session.policy.refusal(of: "http://127.0.0.1:10/tag") != nil)
        _ = session.receive(try answer(4, #""reason":"none""#), at: t0)
        #expect(!session.policy.allowsLoopback)
    }

    /// What an ad server names comes from this machine only where the sender itself has named the place.
    @Test func whatADocumentNamesIsNotNamedByTheSender() {
        var session = connected()
        var ad = item(isLoopback: true)
        ad.lentPlaces = []
        guard case .refused = session.send(.load(load, ad), at: t0) else { return #expect(Bool(false), "loaded") }
        ad.lentPlaces = Set<LocalPlace>(named: ["http://127.0.0.1:8000/film"])
        guard case .line = session.send(.load(load, ad), at: t0) else { return #expect(Bool(false), "refused") }
        var lookup = AdLookup(document: .clip, tagURL: "http://127.0.0.1:9/", senderIsLoopback: true)
        lookup.lentPlaces = ad.lentPlaces
        guard case .refused = session.send(.lookUpAds(first, lookup), at: t0) else {
            return #expect(Bool(false), "asked")
        }
    }

    @Test func noMoreThanSomeDocumentsAreAskedForAtATime() {
        var session = connected()
        for number in 0..<PageSession.lookupLimit {
            let lookup = AdLookup(document: .clip, response: "<VAST/>", senderIsLoopback: false)
            guard case .line = session.send(.lookUpAds(AdLookupID(rawValue: 100 + number), lookup), at: t0) else {
                return #expect(Bool(false), "refused")
            }
        }
        guard case .refused(.adsFound(first, .nothing), stop: nil) = session.send(lookup(), at: t0) else {
            return #expect(Bool(false), "asked")
        }
    }

    @Test func lookupsEndWithThePageAndWithARefusal() throws {
        var session = connected()
        _ = session.send(lookup(), at: t0)
        let gone = session.gone(reason: "dead", at: t0)
        guard gone.count == 2, case .adsFound(first, .nothing) = gone[0] else { return #expect(Bool(false), "\(gone)") }
        #expect(gone[1] == .gone(reason: "dead"))

        session = connected()
        _ = session.send(lookup(), at: t0)
        #expect(session.refuseLookups(reason: "No.") == [.adsFound(first, .nothing(reason: "No."))])
        #expect(session.receive(try answer(4, #""ads":[{"url":"http://h/a"}]"#), at: t0).isEmpty)

        session.setAside()
        guard case .refused(.adsFound(first, .nothing), stop: nil) = session.send(lookup(), at: t0) else {
            return #expect(Bool(false), "asked")
        }
    }

    @Test func whatIsRefusedWhileItIsGotReadyFailsNothing() {
        var session = connected()
        _ = session.send(.load(load, item()), at: t0)
        var next = item()
        next.contentURL = "http://Next.example/next"
        _ = session.send(.preload(load, next), at: t0)
        let other = session.refuse(host: "other.example", at: t0)
        #expect(other.events.isEmpty && other.lines.isEmpty)
        let refused = session.refuse(host: "next.example", at: t0)
        #expect(refused.events.isEmpty && refused.lines.map(\.content) == [.command(.preload(load, nil))])
        #expect(session.refuse(host: "next.example", at: t0).lines.isEmpty && session.current == load)
        // Once it is loaded it fails as anything else does.
        let second = LoadID(rawValue: 2)
        _ = session.send(.preload(load, next), at: t0)
        _ = session.send(.load(second, next), at: t0)
        let failed = session.refuse(host: "next.example", at: t0)
        #expect(failed.lines.map(\.content) == [.command(.stop(second))] && session.current == nil)
        guard case .playback(let report)? = failed.events.first, case .failed(let failure) = report.event else {
            return #expect(Bool(false), "\(failed)")
        }
        #expect(failure.kind == .refused && failure.reason.contains("next.example"))
    }

    @Test(arguments: [(false, false, true), (true, false, false), (false, true, true), (true, true, true)])
    func aPictureOfWhatComesNextNeedsTheRightOfWhatPlays(_ current: Bool, _ next: Bool, _ isShown: Bool) {
        var session = connected()
        _ = session.send(.load(load, item(isLoopback: current)), at: t0)
        see(2, &session)
        let told = NextItem(title: "Next", imageURL: "http://192.0.2.1/next.png", senderIsLoopback: next)
        guard case .line(let line) = session.send(.setNext(load, told), at: t0),
            case .command(.setNext(_, let sent?)) = line.content
        else { return #expect(Bool(false), "nothing was sent") }
        #expect((sent.imageURL != nil) == isShown && sent.title == "Next")
    }

    @Test(arguments: [(false, false, true), (true, false, false), (false, true, false), (true, true, true)])
    func onlyWhatFallsUnderTheSameRuleIsGotReady(_ current: Bool, _ next: Bool, _ isSent: Bool) {
        var session = connected()
        _ = session.send(.load(load, item(isLoopback: current)), at: t0)
        see(2, &session)
        guard case .line(let line) = session.send(.preload(load, item(isLoopback: next)), at: t0) else {
            return #expect(Bool(false), "not sent")
        }
        #expect(line.content == .command(.preload(load, isSent ? item(isLoopback: next) : nil)))
        #expect(session.policy.allowsLoopback == current)
    }
}
