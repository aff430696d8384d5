import FilePaths
import Testing

@testable import ServingCore

@Suite struct ProbeQuestionTests {
    private func film(_ duration: Double?, start: Double = 0) -> MediaFile {
        MediaFile(path: "/films/a b.mkv", containers: ["matroska"], duration: duration, startTime: start, streams: [])
    }

    /// The words after an option.
    private func value(of option: String, in arguments: [String]) -> String? {
        arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }

    @Test func everyQuestionKeepsAFilmToItsOwnFile() {
        let questions = [
            ProbeQuestion.contents(of: "/films/a b.mkv", head: []).arguments,
            ProbeQuestion.keyframes(of: film(20), stream: 1, spacing: 6)?.arguments ?? [],
            ProbeQuestion.beginning(of: film(20)).arguments,
            ProbeQuestion.pace(of: film(20), stream: 0).arguments,
            ProbeQuestion.kinds(of: film(20), stream: 0, at: [4]).arguments,
            ProbeQuestion.fields(of: film(20), stream: 0).arguments,
            ProbeQuestion.entries(of: film(20), stream: 0, from: 2, length: 3).arguments,
            ProbeQuestion.ranges(of: film(20), stream: 0, [2...9]).arguments,
            TrackQuestion(MediaStream(index: 2, kind: .subtitle, codec: "ass")).arguments(of: "/films/a b.mkv"),
            TrackQuestion(MediaStream(index: 2, kind: .subtitle, codec: "mov_text")).arguments(of: "/films/a b.mkv"),
        ]
        for arguments in questions {
            #expect(value(of: "-protocol_whitelist", in: arguments) == "file")
            #expect(value(of: "-format_whitelist", in: arguments) == FilmFormats.list)
            #expect(arguments.contains("file:/films/a b.mkv"))
        }
    }

    @Test func keyFramesAreLookedForAtEachMultipleOfTheSpacing() {
        let question = ProbeQuestion.keyframes(of: film(13, start: -0.5), stream: 1, spacing: 6)
        #expect(value(of: "-select_streams", in: question?.arguments ?? []) == "1")
        let places = value(of: "-read_intervals", in: question?.arguments ?? [])
        #expect(places == "-0.500%+#2,5.500%+#2,11.500%+#2")
        #expect(ProbeQuestion.keyframes(of: film(nil), stream: 1, spacing: 6) == nil)
    }

    @Test func keyFramesAreTimesFromTheFilmsStart() {
        let answer =
            "1,7.0,0.04,K__\n1,1.0,0.04,K__\n1,1.0,0.04,K__\n1,2.5,0.04,___\nx,K\n1,-9,0.04,K__\n1,99,0.04,K__\n1,nan,0.04,K__\n\n1,13.5,0.04,K_"
        let look = FilmLook(of: film(13, start: 1), places: Array(answer.utf8))
        #expect(look.keyframes == [.init(0), .init(6), .init(12.5)])
    }

    @Test func aKeyFrameIsOpenWhereWhatComesBehindItIsShownBeforeIt() {
        let answer =
            "0,0.000,0.04,K__\n0,0.120,0.04,___\n0,6.000,0.04,K__\n0,5.920,0.04,___\n0,12.000,0.04,K__\n0,12.120,0.04,___\n0,18.0,0.04,K__\n"
        let look = FilmLook(of: film(30), places: Array(answer.utf8))
        #expect(look.keyframes == [.init(0), .init(6, isOpen: true), .init(12), .init(18)])
    }

    @Test func whatBeginsLongBeforeTheFilmIsNotShown() {
        let answer = "0,-3.400,0.04,KD_\n0,-3.240,0.04,_D_\n1,-0.021,0.04,K__\n2,0.500,0.04,K__\n"
        #expect(FilmLook(of: film(30), beginning: Array(answer.utf8)).hidden == [0])
        #expect(FilmLook(of: film(30, start: 3), beginning: Array("1,2.5,0.04,K__\n".utf8)).hidden == [1])
        #expect(FilmLook(of: film(30), beginning: []).hidden == [])
        // Padding of sound.
        #expect(FilmLook(of: film(30), beginning: Array("1,-0.021,0.02,KD_\n".utf8)).hidden == [])
        let amid = "0,1.5,0.04,___\n1,1.4,0.02,K__\n0,3.0,0.04,K__\n"
        #expect(FilmLook(of: film(30), beginning: Array(amid.utf8)).headless == [0])
    }

    @Test func whatAnEditListCutsOffIsToldByItsFlag() {
        var film = film(12.4)
        film.streams = [
            MediaStream(index: 0, kind: .video, codec: "h264"), MediaStream(index: 1, kind: .audio, codec: "ac3"),
        ]
        func look(ending: String = "", places: String = "") -> FilmLook {
            FilmLook(of: film, places: Array(places.utf8), ending: Array(ending.utf8))
        }
        #expect(look(ending: "0,12.36,0.04,__\n0,12.4,0.04,_D\n0,19.96,0.04,KD\n").hidden == [0])
        // The last picture, or a part of the last packet of sound.
        #expect(look(ending: "0,12.4,0.04,_D\n1,12.38,0.02,KD\n").hidden == [])
        let inside = look(places: "0,4.0,0.04,KD\n0,4.04,0.04,_D\n0,6.0,0.04,K_\n")
        #expect(inside.hidden == [0] && inside.keyframes == [.init(6)])
    }

    @Test func keyFramesAreDecodedAloneWhateverFindsThem() {
        func answer(_ containers: [String]) -> [String] {
            var film = film(60, start: 1.4)
            film.containers = containers
            return ProbeQuestion.kinds(of: film, stream: 0, at: [1, 20]).arguments
        }
        #expect(value(of: "-read_intervals", in: answer(["matroska"])) == "2.401%+#1,21.401%+#1")
        #expect(value(of: "-read_intervals", in: answer(["mpegts"])) == "1.400%+3,19.900%+3")
        #expect(answer(["mpegts"]).contains("nokey") && !answer(["matroska"]).contains("nokey"))
    }

    /// A transport stream is read as a whole.
    @Test func aGapOrTwoPicturesAtOneTimeAnywhereInATransportStreamAreUneven() {
        func look(_ times: [Double], _ container: String = "mpegts") -> FilmLook {
            var film = film(90)
            film.containers = [container]
            return FilmLook(of: film, places: Array(times.map { "0,\($0),0.04,K__\n" }.joined().utf8))
        }
        let even = (0..<500).map { Double($0) / 25 }
        #expect(look(even).uneven == [])
        #expect(look(even.filter { $0 < 9.5 || $0 > 9.6 }).uneven == [0])
        #expect(look(even.filter { $0 < 9.5 || $0 > 9.53 }).uneven == [0], "one picture was lost")
        var recording = film(90)
        #expect(ProbeQuestion.keyframes(of: recording, stream: 0, spacing: 6)?.arguments.contains("-fflags") == false)
        recording.containers = ["mpegts"]
        let arguments = ProbeQuestion.keyframes(of: recording, stream: 0, spacing: 6)?.arguments ?? []
        #expect(value(of: "-fflags", in: arguments) == "+discardcorrupt")
        #expect(look(even.map { $0 > 9.9 ? $0 - 0.04 : $0 }).uneven == [0])
        // Elsewhere these are the key frames alone.
        #expect(look(even.filter { $0 < 9.5 || $0 > 9.6 }, "matroska").uneven == [])
    }

    @Test func whereKeyFramesAreFarApartAGapIsLookedFor() {
        let keys = [0.0, 6, 12, 25, 31, 37].map { "0,\($0),0.04,K__\n" }.joined()
        var look = FilmLook(of: film(43), places: Array(keys.utf8))
        #expect(look.suspects(in: film(43)) == [12...25.5])
        let question = ProbeQuestion.ranges(of: film(43, start: 1), stream: 0, [12...25, 30...31.5])
        #expect(value(of: "-read_intervals", in: question.arguments) == "13.000%26.000,31.000%32.500")
        let frames = (0..<325).map { 12 + Double($0) / 25 }
        func answer(_ times: [Double]) -> [UInt8] { Array(times.map { "0,\($0),0.04,___\n" }.joined().utf8) }
        look.take(suspects: answer(frames), of: film(43))
        #expect(look.uneven == [])
        // Up to the next key frame.
        look.take(suspects: answer(frames.filter { $0 < 14 } + [25, 25.04]), of: film(43))
        #expect(look.uneven == [0])
        // Groups that are all long are not read.
        func suspects(_ keys: [Double]) -> [ClosedRange<Double>] {
            FilmLook(of: film(63), places: Array(keys.map { "0,\($0),0.04,K__\n" }.joined().utf8))
                .suspects(in: film(63))
        }
        #expect(suspects([0, 10, 20, 30, 40, 50]) == [])
        // A short film is.
        #expect(suspects([0, 17]) == [0...17.5] && suspects([0]) == [])
    }

    @Test func picturesThatStayMuchLongerThanTheOnesBeforeAreUneven() {
        func look(_ times: [Double]) -> FilmLook {
            FilmLook(of: film(90), beginning: Array(times.map { "0,\($0),0.04,K__\n" }.joined().utf8))
        }
        let even = (0..<60).map { Double($0) / 25 }
        #expect(look(even).uneven == [])
        #expect(look(even.filter { $0 < 0.5 || $0 > 0.6 }).uneven == [0])
        // Pictures wait for others, and the last one is alone.
        #expect(look([0, 0.16, 0.08, 0.04, 0.12] + [9]).uneven == [])
    }
}
