import Testing

@testable import ServingCore

@Suite struct ServingRemarksTests {
    private let plain = PlaybackPlan.Conversion(videoStream: 0, video: .h264, audioStream: nil, audio: .aac)

    private func remarks(
        _ form: (inout PictureForm) -> Void = { _ in }, subtitles: [String] = [], burning: Int? = nil,
        isGrowing: Bool = false, missing: [String] = []
    ) -> [String] {
        var video = MediaStream(index: 0, kind: .video, codec: "hevc")
        form(&video.form)
        let streams = subtitles.enumerated().map { index, codec in
            MediaStream(index: index + 1, kind: .subtitle, codec: codec, language: index == 0 ? "ger" : nil)
        }
        let file = MediaFile(path: "/a/b.mkv", containers: ["matroska"], duration: 83.9, streams: [video] + streams)
        var conversion = plain
        conversion.burnedSubtitles = burning
        return ServingRemarks.of(file, conversion, isGrowing: isGrowing, missing: missing)
    }

    @Test func anOrdinaryFilmNeedsNone() {
        #expect(remarks() == [])
        #expect(remarks({ $0.highRange = .pq }) == [])
        #expect(remarks(subtitles: ["subrip"]) == [])
    }

    @Test func recordingsThatMayHaveBeenMissedAreSaid() {
        var file = MediaFile(path: "/a/b.vob", containers: ["mpeg"], duration: 90, streams: [])
        #expect(ServingRemarks.of(file, nil, isGrowing: false, missing: []) == [])
        file.mayHaveMoreParts = true
        let said = ServingRemarks.of(file, nil, isGrowing: false, missing: [])
        #expect(said.count == 1 && said[0].contains("\"b.vob\"") && said[0].contains("its length may be wrong"))
    }

    @Test func aLengthThatPlayersGuessIsSaid() {
        var file = MediaFile(path: "/a/b.mp3", containers: ["mp3"], duration: 90, streams: [])
        file.hasUnsaidLength = true
        #expect(
            ServingRemarks.of(file, nil, isGrowing: false, missing: []).map { $0.prefix(38) } == [
                "\"b.mp3\" does not say how long it is, a"
            ])
    }

    @Test func aCharacterSetThatIsAGuessIsSaidWithTheWayOut() {
        #expect(
            ServingRemarks.guessed("CP949", of: "/a/b.srt")
                == "The character set of \"b.srt\" is a guess: CP949. If its letters are wrong, write its language into its "
                + "name, as in \"b.en.srt\", or convert it to UTF-8.")
    }

    @Test func aFileThatIsCutShortIsSaid() {
        var file = MediaFile(path: "/a/b.mp4", containers: ["mp4"], duration: 90, streams: [])
        file.missingBytes = 1_250_000
        #expect(
            ServingRemarks.of(file, nil, isGrowing: false, missing: []) == [
                "\"b.mp4\" is cut short: 1.2 MB of it are missing at the end. It plays as far as it is there."
            ])
        #expect([7, 1000, 15_999, 999_999_999, 2_500_000_000].map { ServingRemarks.bytes($0) }
            == ["7 bytes", "1 kB", "15 kB", "999 MB", "2.5 GB"])
    }

    @Test func coloursThatCantBeConvertedAreSaid() {
        #expect(remarks({ $0.highRange = .pq }, missing: ["zscale"]).first?.contains("has no zscale") == true)
        #expect(remarks({ $0.hasDolbyColours = true }).first?.contains("Dolby Vision") == true)
    }

    @Test func subtitlesThatNoDeviceShowsAreSaidWithTheWayOut() {
        let codecs = ["hdmv_pgs_subtitle", "dvd_subtitle"]
        #expect(remarks(subtitles: codecs).first?.hasSuffix("into the film: burn:1 for German, burn:2.") == true)
        #expect(remarks(subtitles: codecs, burning: 1) == [])
    }

    @Test func subtitlesOfOneLanguageAreToldApart() {
        var forced = MediaStream(index: 2, kind: .subtitle, codec: "hdmv_pgs_subtitle", language: "ger")
        let whole = forced
        forced.isForced = true
        let file = MediaFile(path: "b.mkv", containers: ["matroska"], streams: [whole, forced, whole])
        let sentence = ServingRemarks.of(file, nil, isGrowing: false, missing: []).first
        #expect(sentence?.hasSuffix("burn:1 for German, burn:2 for German (forced), burn:3 for German 2.") == true)
    }

    @Test func subtitlesThatNothingShowsAreSaid() {
        let codecs = ["dvb_teletext", "eia_608", "subrip", "arib_caption"]
        #expect(
            remarks(subtitles: codecs, burning: 1) == [
                "\"b.mkv\" has subtitles that can't be shown: teletext in German, captions of EIA-608, captions of ARIB."
            ])
    }

    @Test func whatLiesBesideAFilmAndIsNotShownIsSaid() {
        let file = MediaFile(path: "/a/b.mkv", containers: ["matroska"], streams: [])
        func sentences(_ found: SidecarSubtitles.Found) -> [String] { ServingRemarks.of(found, beside: file) }
        #expect(sentences(.init(names: ["b.srt"])) == [])
        #expect(sentences(.init(unsure: ["b en.srt"])).first?.contains("another film's: \"b en.srt\". Name") == true)
        let many = sentences(.init(unsure: (0..<9).map { "b.\($0).srt" }, pictures: ["b.idx"]))
        #expect(many.count == 2 && many[0].contains("\"b.3.srt\" and 5 more") && many[1].contains("\"b.idx\""))
    }

    @Test func aFileThatWasWrittenToWhileItPlayedIsSaid() {
        let file = MediaFile(path: "/a/b.mkv", containers: ["matroska"], duration: 83.9, streams: [])
        let longer = ServingRemarks.changed(file, isLonger: true)
        #expect(longer.hasPrefix("\"b.mkv\" was still being written") && longer.contains("at the start, up to 83 s."))
        #expect(ServingRemarks.changed(file, isLonger: false).hasPrefix("\"b.mkv\" was changed while it played"))
    }

    @Test func whatIsThereOfAFileWithoutAnEndIsNotItsLength() {
        var file = MediaFile(path: "b.webm", containers: ["matroska", "webm"], duration: 6, streams: [])
        #expect(file.arriving(1_000).duration == 6)
        file.isOpenEnded = true
        #expect(file.arriving(1_000).duration == nil)
    }

    @Test func aFileThatCantBeSoughtInIsSaid() {
        let file = MediaFile(path: "/a/b.webm", containers: ["matroska", "webm"], streams: [])
        let said = ServingRemarks.of(file, nil, isGrowing: false, canBeSought: false, missing: [])
        #expect(said.count == 1 && said[0].hasPrefix("\"b.webm\" has no list of its key frames"))
    }

    @Test func aFileThatIsStillWrittenIsSaid() {
        #expect(remarks(isGrowing: true).first?.hasPrefix("\"b.mkv\" is still being written") == true)
    }
}
