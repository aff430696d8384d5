import Testing

@testable import ServingCore

@Suite struct SoundChoiceTests {
    private static func sound(
        _ index: Int, _ language: String?, _ title: String? = nil, isDefault: Bool = false, isCommentary: Bool = false
    ) -> MediaStream {
        var stream = MediaStream(
            index: index, kind: .audio, codec: "aac", language: language, title: title, isDefault: isDefault)
        stream.isCommentary = isCommentary
        return stream
    }

    private static let film = MediaFile(
        path: "/f/Film.mkv", containers: ["matroska", "webm"], duration: 60,
        streams: [
            MediaStream(index: 0, kind: .video, codec: "h264"), sound(1, "eng", isDefault: true),
            sound(2, "ger", isCommentary: true), sound(3, "ger"), sound(4, "por", "Brazilian"), sound(5, "pt-PT"),
            sound(6, nil, "Isolated score"), sound(7, "ger", "Stereo"),
        ])

    @Test(arguments: [
        ("de", 3), ("ger", 3), ("German", 3), ("deutsch", 3), ("en", 1), ("en-US", 1), ("1", 1), ("2", 2), ("7", 7),
        ("pt", 4), ("pt-BR", 4), ("pt-PT", 5), ("score", 6), ("isolated SCORE", 6), ("stereo", 7), ("commentary", 2),
    ])
    func aSoundIsFoundByLanguageNumberOrTitle(word: String, index: Int) throws {
        #expect(try SoundChoice.stream(word, of: Self.film).index == index)
    }

    @Test(arguments: ["ja", "9", "0", "-1", "core", "xyz", ""])
    func aSoundThatIsNotThereIsAnErrorThatListsThem(word: String) {
        let error = #expect(throws: ServingError.self) { try SoundChoice.stream(word, of: Self.film) }
        #expect(error?.code == .soundMissing)
        #expect(
            error?.description == "\"/f/Film.mkv\" has no sound \"\(word)\": choose one of 1 (English), "
                + "2 (German (commentary)), 3 (German), 4 (Portuguese (Brazil)), 5 (Portuguese (Portugal)), "
                + "6 (Isolated score), 7 (German – Stereo), by number, language or name.")
    }

    @Test func aFilmWithoutSoundSaysSo() {
        let film = MediaFile(
            path: "a.mp4", containers: ["mp4"], streams: [MediaStream(index: 0, kind: .video, codec: "h264")])
        let error = #expect(throws: ServingError.self) { try SoundChoice.stream("de", of: film) }
        #expect(error?.description == "\"a.mp4\" has no sound: leave --audio out.")
    }

    @Test func theChosenSoundPlaysAndIsTakenOutOfTheFileWhereAPlayerWouldTakeAnother() throws {
        let mp4 = ["mov", "mp4", "m4a", "3gp", "3g2", "mj2"]
        func plan(_ containers: [String], _ chosen: Int?, default marked: Int?) throws -> PlaybackPlan {
            var streams = [
                MediaStream(index: 0, kind: .video, codec: containers == mp4 ? "h264" : "vp9", pixelFormat: "yuv420p"),
                Self.sound(1, "eng"), Self.sound(2, "ger"),
            ]
            for index in streams.indices {
                streams[index].isDefault = index == marked
                if index > 0, containers != mp4 { streams[index].codec = "opus" }
            }
            var file = MediaFile(path: "f", containers: containers, duration: 60, streams: streams)
            file.chosenAudio = chosen
            return try PlaybackPlan.decide(file, for: .chromium)
        }
        #expect(try plan(mp4, nil, default: 1) == .direct(contentType: "video/mp4"))
        #expect(try plan(mp4, 1, default: 1) == .direct(contentType: "video/mp4"))
        #expect(try plan(mp4, nil, default: 2) == .direct(contentType: "video/mp4"))
        let german = try plan(mp4, 2, default: 1)
        #expect(german.conversion?.audioStream == 2 && german.conversion?.copiesVideo == true)
        #expect(german.conversion?.reason == "its sound is not the one that players take")
        #expect(try plan(["matroska", "webm"], nil, default: 1) == .direct(contentType: "video/webm"))
        #expect(try plan(["matroska", "webm"], nil, default: 2).conversion?.audioStream == 2)
    }

    @Test func withoutADefaultNoCommentaryPlays() {
        var file = Self.film
        file.streams = [Self.sound(0, "eng", isCommentary: true), Self.sound(1, "eng")]
        #expect(file.audio?.index == 1)
        file.streams.removeLast()
        #expect(file.audio?.index == 0)
    }
}
