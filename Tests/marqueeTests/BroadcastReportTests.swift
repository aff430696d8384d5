import Foundation
import Testing

@testable import ScreenBroadcast
@testable import marquee

@Suite struct BroadcastReportTests {
    private let record = BroadcastRecord(
        name: BroadcastName("tv")!, program: "p", processID: 42, processStart: "b 1", since: 1_000, source: "screen",
        destinations: ["TV\u{7}", "rtmp://host/live"], socket: "s")

    @Test("Before the first picture it is starting, then running or paused; what is gone has no process")
    func conditions() {
        var state = BroadcastState(name: "tv", since: 1_000)
        state.stage = .negotiating
        #expect(
            BroadcastReport(record, state).state == .starting && BroadcastReport(record, state).stage == "negotiating")
        state.outline = BroadcastOutline(
            device: "TV", videoCodec: "vp8", width: 4, height: 2, audioCodec: nil, targetDelay: 400)
        #expect(BroadcastReport(record, state).state == .running && BroadcastReport(record, state).stage == nil)
        state.isPaused = true
        #expect(BroadcastReport(record, state).state == .paused && BroadcastReport(record, state).pid == 42)
        #expect(BroadcastReport(record, .crashed).pid == nil && BroadcastReport(record, .ended).pid == nil)
    }

    @Test("A line for a person names it, its way, its time and who has it, and nothing in it moves the cursor")
    func text() {
        var state = BroadcastState(name: "tv", since: 1_000)
        state.controller = .init(program: "app\u{1B}", processID: 7, since: 1)
        state.warnings = ["slow\u{1B}[2J"]
        let text = BroadcastReport(record, state).text(now: 1_090)
        #expect(text.hasPrefix("tv: starting screen to \"TV") && text.contains("rtmp://host/live\" for 1:30"))
        #expect(text.contains("process 7, controls it)"))
        #expect(text.contains("\n  slow") && !text.unicodeScalars.contains("\u{1B}"))
        #expect(BroadcastReport(record, .crashed, message: "gone").text(now: 0).hasSuffix("\n  gone"))
    }

    @Test("Of servers and files the state of each is told, and nothing before there are numbers")
    func outputs() {
        var state = BroadcastState(name: "tv", since: 1_000)
        state.outline = BroadcastOutline(
            device: "TV", videoCodec: "h264", width: 4, height: 2, audioCodec: nil, targetDelay: 400)
        state.statistics = BroadcastStatistics(seconds: 0, width: 4, height: 2)
        #expect(BroadcastReport(record, state).text(now: 1_000).hasSuffix("for 0:00"))
        var statistics = BroadcastStatistics(seconds: 5, width: 4, height: 2)
        statistics.outputs = [OutputStatistics(name: "rtmp://host/live", state: .reconnecting, bytes: 850_000)]
        state.statistics = statistics
        let text = BroadcastReport(record, state).text(now: 1_005)
        #expect(text.contains("850 kB reconnecting") && !text.contains("loss"))
    }

    @Test("A log's line is its broadcast's, by the name behind the time")
    func lines() {
        let name = BroadcastName("tv")
        #expect(BroadcastLogCommand.isOf(name, "2026-11-25T19:18:36Z tv: began"))
        #expect(!BroadcastLogCommand.isOf(name, "2026-11-25T19:18:36Z tv-2: tv: began"))
        #expect(!BroadcastLogCommand.isOf(name, "tv:") && BroadcastLogCommand.isOf(nil, "anything"))
    }

    @Test("A log is read on where it is written on, moved away or cut, each line once and whole")
    func tail() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mqt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.log")
        func append(_ text: String) throws {
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
        }
        var tail = LogTail(path: file.path)
        #expect(tail.next() == [])
        try Data("one\ntwo\nthr".utf8).write(to: file)
        #expect(tail.next() == ["one", "two"])
        try append("ee\n")
        #expect(tail.next() == ["three"])
        #expect(tail.next() == [])
        try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("b.log"))
        #expect(tail.next() == [])
        try Data("four\n".utf8).write(to: file)
        #expect(tail.next() == ["four"])
    }
}
