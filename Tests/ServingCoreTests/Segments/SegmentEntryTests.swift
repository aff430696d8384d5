import Testing

@testable import ServingCore

/// Films without an index are read from a key frame on.
@Suite struct SegmentEntryTests {
    private func command(
        _ container: String = "mpegts", first: Int = 2, video: PlaybackPlan.Conversion.Video = .h264,
        audio: PlaybackPlan.Conversion.Audio = .aac
    ) -> SegmentCommand {
        let film = MediaFile(
            path: "film", containers: [container], duration: 60, startTime: 1.4,
            streams: [
                MediaStream(index: 0, kind: .video, codec: "hevc", framesPerSecond: 25),
                MediaStream(index: 1, kind: .audio, codec: "aac", channels: 2),
            ])
        return SegmentCommand(
            file: film, conversion: .init(videoStream: 0, video: video, audioStream: 1, audio: audio),
            table: .atKeyframes([20, 40], duration: 60), folder: "/x", first: first)
    }

    private func option(_ name: String, _ command: SegmentCommand) -> String? {
        let list = command.arguments
        return list.firstIndex(of: name).map { list[$0 + 1] }
    }

    /// Times of showing and of decoding, on the film's clock that begins at 1.4 s.
    private let answer = Array(
        "21.400000,21.320000,K__\n31.400000,31.320000,K__\nN/A,33.0,___\n40.900000,40.820000,K__\n".utf8)

    @Test(arguments: ["mpegts", "mpeg"])
    func aRunThatEncodesBeginsToReadAtAKeyFrame(container: String) throws {
        let entered = command(container).entering(by: answer)
        // Half a second ahead of the last one that is two seconds or more before the segment.
        #expect(option("-ss", entered) == "29.420000" && entered.arguments.contains("-noaccurate_seek"))
        #expect(option("-vf", entered)?.hasPrefix("trim=start=40.000000,") == true)
        #expect(option("-af", entered)?.hasPrefix("atrim=start=40.000000,") == true)
        #expect(option("-segment_times", entered) == option("-segment_times", command("matroska")))
        #expect(!entered.isLeadIn(try #require(FinishedPiece("0.ts,50.000000,60.000000"))))
    }

    /// A decoder hides damage; a player of a copy ends at it.
    @Test func aCopyOfATransportStreamIsWithoutBrokenPackets() {
        #expect(option("-fflags", command(video: .copy)) == "+discardcorrupt")
        #expect(option("-fflags", command("mpeg", video: .copy)) == nil && option("-fflags", command()) == nil)
    }

    @Test func aProgramStreamMaySayOnlyWhenAPictureIsDecoded() {
        let entered = command().entering(by: Array("N/A,31.320000,K_\n".utf8))
        #expect(option("-ss", entered) == "29.420000")
    }

    @Test func whereNoKeyFrameIsKnownItIsEnteredLongBefore() {
        #expect(option("-ss", command()) == "25.000000")
        #expect(option("-ss", command(first: 1).entering(by: [])) == "5.000000")
        #expect(option("-ss", command(first: 1).entering(by: Array("1.6,1.5,K_".utf8))) == nil)
    }

    private func slides(_ container: String, first: Int = 2) -> SegmentCommand {
        var film = command(container, first: first).file
        film.streams[0].framesPerSecond = 1 / 6
        (film.streams[0].evenRate, film.streams[0].hasUnevenRate) = (10, true)
        return SegmentCommand(
            file: film, conversion: .init(videoStream: 0, video: .h264, audioStream: 1, audio: .aac),
            table: .atKeyframes([20, 40], duration: 60), folder: "/x", first: first)
    }

    /// The picture that is shown when a segment begins may have come long before it.
    @Test func aSlideShowIsReadFromBeforeItsSegmentAndItsPicturesAreRepeated() {
        let held = "fps=fps=10.000000,tpad=stop=-1:stop_mode=clone,trim="
        for container in ["mpegts", "matroska"] {
            let filters = option("-vf", slides(container)) ?? ""
            #expect(filters.hasSuffix(held + "start=40.000000:end=60.000000") && filters.hasPrefix("scale="))
            #expect(option("-vf", slides(container, first: 0))?.hasSuffix(held + "end=60.000000") == true)
            #expect(option("-af", slides(container))?.hasPrefix("atrim=start=40.000000,") == true)
            #expect(slides(container).arguments.contains("-noaccurate_seek") == (container == "matroska"))
        }
        #expect(option("-max_interleave_delta", slides("matroska")) == "0")
        #expect(option("-threads", slides("matroska")) == "1" && option("-threads", command()) == nil)
        // An index leads to the key frame before a place.
        #expect(option("-ss", slides("matroska")) == "38.000000" && slides("matroska").entryQuestion == nil)
        // Without one, key frames may be far away, and if none is found the film is read from its beginning.
        #expect(slides("mpegts").entryQuestion?.arguments.contains("1.400%+40.000") == true)
        #expect(option("-ss", slides("mpegts")) == nil)
        #expect(option("-ss", slides("mpegts").entering(by: answer)) == "29.420000")
    }

    @Test func whatHasAnIndexOrIsCopiedOrBeginsTheFilmIsNotAskedFor() {
        #expect(command("matroska").entryQuestion == nil && option("-ss", command("matroska")) == "40.000000")
        #expect(command(video: .copy).entryQuestion == nil && command(first: 0).entryQuestion == nil)
        let question = command().entryQuestion
        #expect(question?.arguments.contains("11.400%+30.000") == true)
        #expect(command(first: 1).entryQuestion?.arguments.contains("1.400%+20.000") == true)
    }
}
