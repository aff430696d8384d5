import Testing

@testable import ServingCore

@Suite struct SegmentPlanTests {
    private let film = MediaFile(
        path: "film.mkv", containers: ["matroska"], duration: 40,
        streams: [
            MediaStream(index: 0, kind: .video, codec: "h264", framesPerSecond: 25),
            MediaStream(index: 1, kind: .audio, codec: "aac"),
        ])
    private let copied = PlaybackPlan.Conversion(videoStream: 0, video: .copy, audioStream: 1, audio: .aac)

    private func look(_ closed: [Double], open: [Double] = [], hidden: Set<Int> = []) -> FilmLook {
        let frames = closed.map { FilmLook.KeyFrame($0) } + open.map { FilmLook.KeyFrame($0, isOpen: true) }
        return FilmLook(keyframes: frames.sorted { $0.time < $1.time }, hidden: hidden)
    }

    @Test func aCopiedPictureIsCutAtItsKeyFrames() throws {
        #expect(SegmentPlan.streamToCutAtKeyframes(copied) == 0)
        let plan = try SegmentPlan(copied, of: film, looks: [look([0, 7, 14, 21, 28])])
        #expect(plan.conversion == copied)
        #expect(plan.table.boundaries == [0, 7, 14, 21, 28, 40])
    }

    @Test func itIsCutAtClosedGroupsOfPicturesWhereThereAreEnough() throws {
        let plan = try SegmentPlan(copied, of: film, looks: [look([0, 14, 28], open: [7, 21])])
        #expect(plan.table.boundaries == [0, 14, 28, 40])
        #expect(!plan.conversion.losesLeadingPictures)
    }

    @Test func openGroupsOfPicturesAreCutSeldomAndLoseTheirLeadingPictures() throws {
        let plan = try SegmentPlan(copied, of: film, looks: [look([0], open: [4, 8, 12, 16, 20, 24, 28, 32, 36])])
        #expect(plan.conversion.video == .copy && plan.conversion.losesLeadingPictures)
        #expect(plan.table.boundaries == [0, 12, 24, 36, 40])
    }

    @Test func aRecordingThatBeginsAmidPicturesIsEncodedAnewAndBeginsWithAStill() throws {
        var headless = look([1.5, 8, 15, 22, 29])
        headless.headless = [0]
        headless.take(entries: Array("N/A,0.000000,K_\n1.500000,1.420000,K_\n".utf8), of: film)
        #expect(headless.firstWhole == nil)
        headless.take(entries: Array("0.080000,0.000000,__\n1.500000,1.420000,K_\n".utf8), of: film)
        let encoded = PlaybackPlan.Conversion(videoStream: 0, video: .h264, audioStream: 1, audio: .aac)
        for conversion in [copied, encoded] {
            let plan = try SegmentPlan(conversion, of: film, looks: [headless])
            #expect(plan.conversion.video == .h264 && plan.conversion.firstPictures == [1.5])
            let command = SegmentCommand(
                file: film, conversion: plan.conversion, table: plan.table, folder: "/x", first: 0)
            let filters = command.arguments.first { $0.hasPrefix("trim=") }
            #expect(filters?.hasPrefix("trim=start=1.480000,") == true)
            #expect(filters?.hasSuffix("fps=fps=25.000000:start_time=0.000000") == true)
        }
    }

    @Test func aFilmWithoutWholeKeyFramesIsEncodedAnew() throws {
        #expect(try SegmentPlan(copied, of: film, looks: [look([12, 24], open: [0])]).conversion.video == .h264)
        var partial = look([0, 7, 14, 21, 28])
        #expect(partial.examples == [14, 21, 28])
        partial.take(kinds: Array("14.000000,I\n21.000000,I,\n28.000000,I\n".utf8), of: film)
        #expect(try SegmentPlan(copied, of: film, looks: [partial]).conversion.video == .copy)
        partial.take(kinds: Array("14.000000,I\n21.000000,P\n27.000000,I\n".utf8), of: film)
        #expect(try SegmentPlan(copied, of: film, looks: [partial]).conversion.video == .h264)
    }

    @Test func fieldsThatOnlyDecodedPicturesTellOfAreMadeFrames() throws {
        var look = look([0, 7, 14, 21, 28])
        look.take(fields: Array("0\n0,\n".utf8))
        #expect(try !SegmentPlan(copied, of: film, looks: [look]).conversion.hasFields)
        look.take(fields: Array("0\n1\n1,\n".utf8))
        #expect(try SegmentPlan(copied, of: film, looks: [look]).conversion.hasFields)
    }

    @Test func whatAnEditListHasCutOffIsNotCopied() throws {
        let frames = [0.0, 7, 14, 21, 28]
        let picture = try SegmentPlan(copied, of: film, looks: [look(frames, hidden: [0])])
        #expect(picture.conversion.video == .h264)
        #expect(picture.table == .even(duration: 40, framesPerSecond: 25))
        let song = PlaybackPlan.Conversion(videoStream: nil, video: .copy, audioStream: 1, audio: .copy)
        #expect(try SegmentPlan(song, of: film, looks: [look([], hidden: [1])]).conversion.audio == .aac)
    }

    /// A lost packet is a gap, and a gap in one stream makes a browser drop all of them up to the next key frame.
    @Test(arguments: ["matroska", "mpegts", "flv", "mp4"])
    func soundBesideAPictureIsEncodedAnewSinceItMayHaveGaps(container: String) throws {
        var film = film
        film.containers = [container]
        var both = PlaybackPlan.Conversion(videoStream: 0, video: .copy, audioStream: 1, audio: .copy, reason: "its x")
        let plan = try SegmentPlan(both, of: film, looks: [look([0, 7, 14, 21, 28])])
        #expect(plan.conversion.video == .copy && plan.conversion.audio == .aac && plan.conversion.reason == "its x")
        both.videoStream = nil
        #expect(try SegmentPlan(both, of: film, looks: [look([])]).conversion.audio == .copy)
    }

    /// `ffmpeg -i in.mp4 -ss 13.3 -c copy out.mkv`: the picture begins at the next key frame, the sound at once.
    @Test func aPictureThatBeginsLongAfterTheSoundStandsUntilThen() throws {
        let sound = (0..<300).map { "1,\(Double($0) / 50),0.02,K__\n" }.joined()
        var late = FilmLook(of: film, beginning: Array(sound.utf8), places: Array("0,6.7,0.04,K_\n0,16.7,0,K_".utf8))
        #expect(!late.hasBeginning(of: 0) && late.hasBeginning(of: 1) && late.firstWhole == nil)
        late.take(first: Array("0,6.700,0.04,K__\n0,6.740,0.04,___\n".utf8), of: film)
        #expect(late.firstWhole == 6.7)
        let plan = try SegmentPlan(copied, of: film, looks: [late])
        #expect(plan.conversion.video == .h264 && plan.conversion.firstPictures == [6.7])
        let list = SegmentCommand(file: film, conversion: plan.conversion, table: plan.table, folder: "/x", first: 0)
            .arguments
        #expect(list.contains { $0.hasSuffix("fps=fps=25.000000:start_time=0.000000") })
        // It is found in the beginning too, and what begins with the film is copied.
        #expect(FilmLook(of: film, beginning: Array("1,0,0.02,K_\n0,1.2,0.04,K_\n".utf8)).firstWhole == 1.2)
        #expect(FilmLook(of: film, beginning: Array("1,0,0.02,K_\n0,0.08,0.04,K_\n".utf8)).firstWhole == nil)
        #expect(FilmLook(of: film, beginning: Array("1,0,0,K_\n0,N/A,0.04,K_\n0,1.2,0,__\n".utf8)).firstWhole == nil)
    }

    @Test(arguments: [nil, FilmLook(), FilmLook(keyframes: [.init(0), .init(35)])])
    func whereItCantBeCutWellItIsEncodedAnew(look: FilmLook?) throws {
        let plan = try SegmentPlan(copied, of: film, looks: [look])
        #expect(plan.conversion.video == .h264)
        #expect(plan.table == .even(duration: 40, framesPerSecond: 25))
    }

    @Test func aSongNeedsNoKeyFrames() throws {
        let song = PlaybackPlan.Conversion(videoStream: nil, video: .copy, audioStream: 0, audio: .aac)
        #expect(SegmentPlan.streamToCutAtKeyframes(song) == nil)
        let plan = try SegmentPlan(song, of: film, looks: [FilmLook()])
        #expect(plan.conversion == song)
        #expect(plan.table == .even(duration: 40, framesPerSecond: nil))
    }

    @Test func withoutALengthThereIsNoPlan() {
        var endless = film
        endless.duration = nil
        let error = #expect(throws: ServingError.self) { try SegmentPlan(copied, of: endless, looks: [look([0])]) }
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
