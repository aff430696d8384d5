import Foundation
import Synchronization
import Testing

@testable import MediaServing
@testable import ServingCore

/// Real films through real ffmpeg: each segment is asked for, in an order that makes several runs, and looked at.
@Suite struct OnDemandHLSTests {
    private final class Events: Sendable {
        let all = Mutex<[ServingEvent]>([])
        func add(_ event: ServingEvent) { all.withLock { $0.append(event) } }
    }

    private func stream(
        _ path: String, in folder: TestFolder, player: PlayerCapabilities = .chromium,
        limits: SegmentSchedule.Limits = .init(), events: Events = Events()
    ) async throws -> (OnDemandHLS, MediaFile, PlaybackPlan) {
        let file = try await MediaProbe().examine(path)
        let plan = try PlaybackPlan.decide(file, for: player)
        let conversion = try #require(plan.conversion)
        let hls = try await OnDemandHLS.make(
            file: file, conversion: conversion, parents: [folder.path], number: 1, limits: limits,
            report: { events.add($0) })
        return (hls, file, plan)
    }

    /// Asks for all segments and checks that their pictures follow each other without a gap or a repetition, that sound
    /// covers the whole, and that each begins where the playlist says.
    private func check(
        _ hls: OnDemandHLS, order: [Int], rate: Double, hasVideo: Bool = true, duration: Double
    ) async throws {
        let table = hls.table
        #expect(Set(order) == Set(0..<table.count))
        var pictures: [Int: [Double]] = [:]
        var sounds: [Int: [Double]] = [:]
        for index in order {
            let path = try await hls.segment(index)
            if hasVideo {
                pictures[index] = try await packetTimes(path, "v").map { $0 - SegmentCommand.offset }.sorted()
            }
            sounds[index] = try await packetTimes(path, "a").map { $0 - SegmentCommand.offset }.sorted()
        }
        if hasVideo {
            for index in 0..<table.count {
                let first = try #require(pictures[index]?.first)
                #expect(abs(first - table.start(index)) < 1.5 / rate, "segment \(index) begins at \(first)")
            }
            let times = (0..<table.count).flatMap { pictures[$0] ?? [] }
            for (earlier, later) in zip(times, times.dropFirst()) {
                #expect(abs(later - earlier - 1 / rate) < 0.4 / rate, "picture at \(earlier) is followed by \(later)")
            }
            #expect(abs(Double(times.count) / rate - duration) < 0.3)
        }
        let heard = (0..<table.count).flatMap { sounds[$0] ?? [] }.sorted()
        #expect(abs(try #require(heard.first)) < 0.1)
        #expect(abs(try #require(heard.last) - duration) < 0.3)
        for (earlier, later) in zip(heard, heard.dropFirst()) {
            #expect(later - earlier < 0.1, "sound at \(earlier) is followed by \(later)")
        }
    }

    @Test func matroskaWithAC3CopiesThePictureAndCutsAtKeyFrames() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "film.mkv", seconds: 20, ["-c:v", "libx264", "-preset", "ultrafast", "-bf", "2", "-g", "60", "-c:a", "ac3"])
        let events = Events()
        let (hls, file, plan) = try await stream(film, in: folder, events: events)
        guard case .transcode(let conversion) = plan else { return #expect(Bool(false), "\(plan)") }
        #expect(conversion.video == .copy && conversion.audio == .aac)
        #expect(hls.table.count >= 3)
        let last = hls.table.count - 1
        try await check(
            hls, order: [last] + Array(0..<last), rate: 25, duration: try #require(file.duration))
        let made = events.all.withLock { $0.filter { if case .segmentMade = $0 { true } else { false } } }
        #expect(made.count >= hls.table.count)
        await hls.stop()
    }

    @Test func matroskaWithAACIsOnlyRemuxed() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "film.mkv", seconds: 14, ["-c:v", "libx264", "-preset", "ultrafast", "-g", "50", "-c:a", "aac"])
        let (hls, file, plan) = try await stream(film, in: folder)
        guard case .remux = plan else { return #expect(Bool(false), "\(plan)") }
        let order = [1, 0] + Array(2..<hls.table.count)
        try await check(hls, order: order, rate: 25, duration: try #require(file.duration))
        await hls.stop()
    }

    @Test func filmInMPEG4IsEncodedAnewAtEvenCuts() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "film.avi", seconds: 14, rate: "24000/1001", ["-c:v", "mpeg4", "-g", "40", "-c:a", "mp2"])
        let (hls, file, plan) = try await stream(film, in: folder)
        guard case .transcode(let conversion) = plan else { return #expect(Bool(false), "\(plan)") }
        #expect(conversion.video == .h264 && conversion.audio == .aac)
        #expect(hls.table.count == 3)
        try await check(hls, order: [2, 1, 0], rate: 24000.0 / 1001, duration: try #require(file.duration))
        await hls.stop()
    }

    @Test func songInAnotherCodecBecomesSegmentsOfSound() async throws {
        let folder = try TestFolder()
        let song = try await folder.film("song.mka", seconds: 14, ["-map", "1", "-c:a", "ac3"])
        let (hls, file, _) = try await stream(song, in: folder)
        try await check(
            hls, order: [1, 0, 2].filter { $0 < hls.table.count }, rate: 25, hasVideo: false,
            duration: try #require(file.duration))
        await hls.stop()
    }

    @Test func requestsForOneSegmentShareOneRun() async throws {
        let folder = try TestFolder()
        let film = try await folder.film("film.avi", seconds: 8, ["-c:v", "mpeg4", "-c:a", "mp2"])
        let events = Events()
        let (hls, _, _) = try await stream(film, in: folder, events: events)
        let paths = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { try await hls.segment(1) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(paths).count == 1)
        let made = events.all.withLock { $0.filter { $0 == .segmentMade(index: 1, count: 2) } }
        #expect(made.count == 1)
        await hls.stop()
    }

    /// The receiver asks for the segment that its place is in, and is not to wait for one behind it.
    @Test(.timeLimit(.minutes(1))) func whatIsPreparedBeginsWithTheSegmentThatTheTimeIsIn() async throws {
        let folder = try TestFolder()
        let song = try await folder.film("song.mka", seconds: 20, ["-map", "1", "-c:a", "ac3"])
        let events = Events()
        let (hls, _, _) = try await stream(song, in: folder, events: events)
        await hls.prepare(at: 13)
        while events.all.withLock(\.isEmpty), !Task.isCancelled { await Task.yield() }
        #expect(hls.table.start(2) == 12 && hls.table.start(3) == 18)
        #expect(events.all.withLock(\.first) == .segmentMade(index: 2, count: hls.table.count))
        await hls.stop()
    }

    @Test func stopEndsEverythingAndRemovesTheFolder() async throws {
        let folder = try TestFolder()
        let film = try await folder.film("film.avi", seconds: 20, ["-c:v", "mpeg4", "-c:a", "mp2"])
        let (hls, _, _) = try await stream(film, in: folder, limits: .init(readAhead: 0))
        let path = try await hls.segment(0)
        #expect(FileManager.default.fileExists(atPath: path))
        await hls.stop()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.avi"])
        await #expect(throws: ServingError.self) { try await hls.segment(0) }
    }

    private func endless(_ film: EndlessFilm, in folder: TestFolder, most: Int = 64) throws -> OnDemandHLS {
        try OnDemandHLS(
            file: film.file, conversion: .init(videoStream: 0, video: .copy, audioStream: nil, audio: .copy),
            table: .even(duration: 60, framesPerSecond: 25), parents: [folder.path], number: 1,
            limits: .init(mostWaiting: most), report: { _ in })
    }

    @Test(.timeLimit(.minutes(1))) func aRequestThatIsCancelledWaitsNoLonger() async throws {
        let folder = try TestFolder()
        let hls = try endless(EndlessFilm(folder.path + "/film.mp4"), in: folder)
        let request = Task { try await hls.segment(3) }
        while await hls.waiting != 1, !Task.isCancelled { await Task.yield() }
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(await hls.waiting == 0)
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await hls.segment(3)
        }
        await #expect(throws: CancellationError.self) { try await late.value }
        await hls.stop()
    }

    @Test(.timeLimit(.minutes(1))) func onlySoManyWaitForSegments() async throws {
        let folder = try TestFolder()
        let hls = try endless(EndlessFilm(folder.path + "/film.mp4"), in: folder, most: 2)
        let requests = (0..<2).map { index in Task { try await hls.segment(index) } }
        while await hls.waiting != 2, !Task.isCancelled { await Task.yield() }
        let error = await #expect(throws: ServingError.self) { try await hls.segment(0) }
        #expect(error?.code == .tooManyWaiting)
        await hls.stop()
        for request in requests { await #expect(throws: ServingError.notServed) { try await request.value } }
    }

    @Test func filmThatGoesAwayFailsWithASentence() async throws {
        let folder = try TestFolder()
        let film = try await folder.film("film.avi", seconds: 8, ["-c:v", "mpeg4", "-c:a", "mp2"])
        let events = Events()
        let (hls, _, _) = try await stream(film, in: folder, events: events)
        try FileManager.default.removeItem(atPath: film)
        let error = await #expect(throws: ServingError.self) { try await hls.segment(0) }
        #expect(error?.code == .programFailed)
        #expect(error?.description.contains("No such file") == true)
        #expect(events.all.withLock { $0.contains { if case .conversionFailed = $0 { true } else { false } } })
        await hls.stop()
    }
}
