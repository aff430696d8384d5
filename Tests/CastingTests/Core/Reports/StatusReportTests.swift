import Foundation
import Testing

@testable import Casting

@Suite struct StatusReportTests {
    private func media(_ text: String, tracks: Int = 0) -> StatusReport.Media {
        StatusReport.Media(
            title: text, subtitle: text, url: text, contentType: text, state: "playing", idleReason: nil,
            position: 0, duration: nil, rate: 1, activeTracks: Array(0..<tracks),
            tracks: (0..<tracks).map { .init(id: $0, name: text, language: text, type: "text") },
            mediaSessionId: 1, repeatMode: nil)
    }

    @Test("A device's texts are told up to a limit, however long they are")
    func bounded() throws {
        let told = media(String(repeating: "x", count: 60_000), tracks: 2_000)
        #expect(told.title?.utf8.count == ReportLimit.textLength && told.subtitle == told.title)
        #expect(told.url.utf8.count == ReportLimit.urlLength && told.contentType.utf8.count == ReportLimit.nameLength)
        #expect(told.tracks.count == ReportLimit.tracks && told.activeTracks.count == ReportLimit.tracks)
        #expect(told.tracks.allSatisfy { $0.name?.utf8.count == ReportLimit.nameLength && $0.language == $0.name })
        #expect(try JSONEncoder().encode(told).count < 200_000)
    }

    @Test("A picture neither plays nor waits, and has no time", arguments: [
        ("paused", "a picture"), ("playing", "a picture"), ("loading", "a picture, loading"),
    ])
    func picture(state: String, words: String) {
        let media = StatusReport.Media(
            title: "Garden", subtitle: nil, url: "http://a/b.jpg", contentType: "image/jpeg", state: state,
            idleReason: nil, position: 0, duration: nil, rate: 1, activeTracks: [], tracks: [], mediaSessionId: 1,
            repeatMode: nil)
        let report = StatusReport(
            device: .init(id: "1", name: "TV", address: "a"), trust: nil, application: nil, statusText: nil,
            mirrored: false, volume: .init(level: 0.5, muted: false), media: media, playerFailure: nil)
        #expect(report.text == "TV: Garden\n  \(words), volume 50 %")
        #expect(report.text(tellsNormalSpeed: true) == report.text)
    }

    @Test("What people and servers write stays whole")
    func whole() {
        let text = String(repeating: "居", count: 80)
        let told = media(text, tracks: 80)
        #expect(told.title == text && told.url == text && told.tracks.count == 80 && told.tracks[79].name == text)
    }

    @Test("What is cut is cut between two letters")
    func letters() {
        let told = media(String(repeating: "居", count: 10_000))
        #expect(told.title?.utf8.count == ReportLimit.textLength - ReportLimit.textLength % 3)
        #expect(told.title?.allSatisfy { $0 == "居" } == true)
    }
}
