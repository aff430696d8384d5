import Testing

@testable import ServingCore

@Suite struct SegmentPlanTests {
    private let film = MediaFile(
        path: "film.mkv", containers: ["matroska"], duration: 40,
        streams: [MediaStream(index: 0, kind: .video, codec: "h264", framesPerSecond: 25)])
    private let copied = PlaybackPlan.Conversion(videoStream: 0, video: .copy, audioStream: 1, audio: .aac)

    @Test func aCopiedPictureIsCutAtItsKeyFrames() throws {
        #expect(SegmentPlan.streamToCutAtKeyframes(copied) == 0)
        let plan = try SegmentPlan(copied, of: film, keyframes: [0, 7, 14, 21, 28])
        #expect(plan.conversion == copied)
        #expect(plan.table.boundaries == [0, 7, 14, 21, 28, 40])
    }

    @Test(arguments: [nil, [], [0, 35]] as [[Double]?])
    func whereItCantBeCutWellItIsEncodedAnew(keyframes: [Double]?) throws {
        let plan = try SegmentPlan(copied, of: film, keyframes: keyframes)
        #expect(plan.conversion.video == .h264)
        #expect(plan.table == .even(duration: 40, framesPerSecond: 25))
    }

    @Test func aSongNeedsNoKeyFrames() throws {
        let song = PlaybackPlan.Conversion(videoStream: nil, video: .copy, audioStream: 0, audio: .aac)
        #expect(SegmentPlan.streamToCutAtKeyframes(song) == nil)
        let plan = try SegmentPlan(song, of: film, keyframes: nil)
        #expect(plan.conversion == song)
        #expect(plan.table == .even(duration: 40, framesPerSecond: nil))
    }

    @Test func withoutALengthThereIsNoPlan() {
        var endless = film
        endless.duration = nil
        let error = #expect(throws: ServingError.self) { try SegmentPlan(copied, of: endless, keyframes: [0]) }
        #expect(error?.code == .lengthUnknown)
    }

    @Test func aTimeIsInTheSegmentThatBeganBeforeIt() {
        let table = SegmentTable.atKeyframes([0, 10, 20], duration: 30)
        #expect([0, 9, 9.99, 10, 19.9, 29, 1e9].map(table.segment) == [0, 0, 0, 1, 1, 2, 2])
    }

    @Test func theFirstPieceOfACopyIsThrownAwayWhereItBeginsBeforeItsSegment() throws {
        let table = SegmentTable.atKeyframes([0, 10, 20], duration: 30)
        func command(first: Int, _ conversion: PlaybackPlan.Conversion) -> SegmentCommand {
            SegmentCommand(file: film, conversion: conversion, table: table, folder: "/tmp/x", first: first)
        }
        let early = try #require(FinishedPiece("0.ts,10.000000,20.000000"))
        let inTime = try #require(FinishedPiece("0.ts,20.000000,30.000000"))
        #expect(early.start == 0 && inTime.start == 10)
        #expect(command(first: 1, copied).isLeadIn(early))
        #expect(!command(first: 1, copied).isLeadIn(inTime))
        #expect(!command(first: 0, copied).isLeadIn(early))
        #expect(early.index(in: table, from: 0) == 0 && early.index(in: table, from: 2) == 2)
        #expect(inTime.index(in: table, from: 0) == 1)
    }
}
