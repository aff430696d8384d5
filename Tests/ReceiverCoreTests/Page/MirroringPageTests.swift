import Foundation
import MirroredFrames
import Testing

@testable import CastStreaming
@testable import ReceiverCore

@Suite struct MirroringPageTests {
    private let t0 = ContinuousClock.now
    private let id = MirroringID(rawValue: 1)

    private func types(_ connection: PageSession.Connection) throws -> [String] {
        let lines =
            switch connection {
            case .resumed(let lines), .fresh(let lines, _): lines
            }
        return try lines.map { line in
            let object = try JSONSerialization.jsonObject(with: Data(try line.bytes())) as? [String: Any]
            return object?["type"] as? String ?? ""
        }
    }

    @Test func aPageIsToldWhatIsMirroredAsItReadsIt() throws {
        let line = PageLine(number: 3, content: .command(.mirror(.bench)))
        #expect(
            String(decoding: try line.bytes(), as: UTF8.self) == #"{"mirroring":1,"n":3,"streams":["#
                + #"{"channels":2,"decoder":"opus","index":0,"kind":"audio","sampleRate":48000},"#
                + #"{"channels":0,"decoder":"vp8","index":1,"kind":"video","sampleRate":0}],"type":"mirror"}"# + "\n")
    }

    @Test func anotherPageIsToldWhatIsMirroredStill() throws {
        var session = PageSession()
        _ = session.connect(page: "a", seen: 0, at: t0)
        _ = session.send(.mirror(.bench), at: t0)
        #expect(try types(session.connect(page: "b", seen: 0, at: t0)) == ["reset", "mirror"])
        _ = session.send(.endMirroring(id), at: t0)
        #expect(try types(session.connect(page: "c", seen: 0, at: t0)) == ["reset"])
    }

    private func report(_ json: String) throws -> PageReports {
        try PageReports.decode(Array(#"{"page":"a","first":1,"seen":0,"reports":[\#(json)]}"#.utf8))
    }

    private static func mirrored(_ counts: String) -> String {
        #"{"type":"mirrored","mirroring":1,"streams":[{"stream":1,\#(counts)}]}"#
    }

    @Test func countsOfWhatIsMirroredAreEventsAlsoRightAfterItsEnd() throws {
        let told = Self.mirrored(
            #""shown":3,"late":1,"skipped":0,"broken":0,"delays":[401.5],"seen":[[33333,-1.5]]"#)
        var session = PageSession()
        _ = session.connect(page: "a", seen: 0, at: t0)
        #expect(session.receive(try report(told), at: t0).isEmpty)
        _ = session.connect(page: "a", seen: 0, at: t0)
        var shown = PageSession()
        _ = shown.connect(page: "a", seen: 0, at: t0)
        _ = shown.send(.mirror(.bench), at: t0)
        _ = shown.send(.endMirroring(id), at: t0)
        let seen = MirroringCounts.Seen(timestamp: .microseconds(33_333), lateness: .microseconds(-1_500))
        let expected = MirroringCounts(stream: 1, shown: 3, late: 1, delays: [401.5], seen: [seen])
        #expect(shown.receive(try report(told), at: t0) == [.mirrored(id, [expected])])
    }

    @Test func theLastWordOnWhatWasReplacedIsHeard() throws {
        var session = PageSession()
        _ = session.connect(page: "a", seen: 0, at: t0)
        _ = session.send(.mirror(.bench), at: t0)
        _ = session.send(.endMirroring(id), at: t0)
        for number in 2...MirroringJournal.endedLimit + 1 {
            _ = session.send(.mirror(MirroringFormat(id: MirroringID(rawValue: number), streams: [])), at: t0)
        }
        let told = Self.mirrored(#""shown":3,"late":1,"skipped":0,"broken":0,"delays":[]"#)
        let expected = MirroringCounts(stream: 1, shown: 3, late: 1)
        #expect(session.receive(try report(told), at: t0) == [.mirrored(id, [expected])])
        // As many as are kept have ended since.
        _ = session.send(.mirror(MirroringFormat(id: MirroringID(rawValue: 99), streams: [])), at: t0)
        let again = try PageReports.decode(Array(#"{"page":"a","first":2,"seen":0,"reports":[\#(told)]}"#.utf8))
        #expect(session.receive(again, at: t0).isEmpty)
    }

    @Test func whatAPageSaysIsBounded() throws {
        let many = Array(repeating: "1", count: 5000).joined(separator: ",")
        let told = Self.mirrored(
            #""shown":-4,"late":99999999999,"skipped":0,"broken":0,"delays":[\#(many)],"seen":[[1],[1e300,-1e300]]"#)
        let event = try report(told).reports[0].event(at: t0)
        guard case .mirrored(_, let counts)? = event, let first = counts.first else {
            Issue.record("no counts")
            return
        }
        #expect(first.shown == 0 && first.late == 1_000_000 && first.delays.count == MirroringCounts.delayLimit)
        #expect(first.seen.map(\.lateness) == [.seconds(-60)])
        #expect(try report(#"{"type":"mirrorKey","mirroring":1}"#).reports[0].event(at: t0) == nil)
        #expect(
            try report(#"{"type":"mirrorKey","mirroring":1,"stream":1}"#).reports[0].event(at: t0)
                == .needsKeyFrame(id, stream: 1))
        #expect(
            try report(#"{"type":"decodes","codecs":["vp8","opus","mpeg2"]}"#).reports[0].event(at: t0)
                == .decodes([.vp8, .opus]))
    }
}
