import Testing

@testable import ServingCore

/// Where a run of ffmpeg begins, and where it cuts.
@Suite struct SegmentCommandTests {
    private let film = MediaFile(
        path: "film.mkv", containers: ["matroska"], duration: 40,
        streams: [MediaStream(index: 0, kind: .video, codec: "h264", framesPerSecond: 25)])
    private let table = SegmentTable.atKeyframes([0, 10, 20, 30], duration: 40)
    private let copied = PlaybackPlan.Conversion(videoStream: 0, video: .copy, audioStream: 1, audio: .aac)
    private let encoded = PlaybackPlan.Conversion(videoStream: 0, video: .h264, audioStream: 1, audio: .aac)

    /// The value of an option; nil without it.
    private func option(_ name: String, _ conversion: PlaybackPlan.Conversion, first: Int) -> String? {
        let arguments = SegmentCommand(
            file: film, conversion: conversion, table: table, folder: "/tmp/x", first: first
        ).arguments
        return arguments.firstIndex(of: name).map { arguments[$0 + 1] }
    }

    @Test func whatIsEncodedBeginsWhereItsFirstSegmentDoes() {
        #expect(option("-ss", encoded, first: 0) == nil)
        #expect(option("-ss", encoded, first: 1) == "10.000000")
        #expect(option("-ss", encoded, first: 3) == "30.000000")
    }

    @Test func whatIsCopiedBeginsHalfASegmentEarlier() {
        #expect(option("-ss", copied, first: 0) == nil)
        #expect(option("-ss", copied, first: 1) == "5.000000")
        #expect(option("-ss", copied, first: 3) == "25.000000")
    }

    /// Ten seconds later than in the film, as all its times.
    @Test func theCutsAreTheBoundariesBehindTheBeginning() {
        #expect(option("-segment_times", encoded, first: 0) == "20.000000,30.000000,40.000000")
        #expect(option("-segment_times", encoded, first: 1) == "30.000000,40.000000")
        #expect(option("-force_key_frames", encoded, first: 1) == "20.000000,30.000000")
        // The piece before the first segment is cut off.
        #expect(option("-segment_times", copied, first: 1) == "20.000000,30.000000,40.000000")
    }
}
