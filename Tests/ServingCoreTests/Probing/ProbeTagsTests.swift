import Testing

@testable import ServingCore

@Suite struct ProbeTagsTests {
    private func file(_ container: String, _ tags: String) throws -> MediaFile {
        let json = """
            {"format": {"format_name": "\(container)"\(tags.isEmpty ? "" : ", \"tags\": {\(tags)}")}, "streams": [
            {"index": 0, "codec_type": "audio", "codec_name": "vorbis", "tags": {"TITLE": "Other", "ARTIST": "Who"}},
            {"index": 1, "codec_type": "audio", "codec_name": "opus", "disposition": {"default": 1},
             "tags": {"TITLE": "Title", "artist": "Artist", "ALBUM": "Album"}}]}
            """
        return try ProbeReport.read(Array(json.utf8)).mediaFile(path: "song", size: 1)
    }

    @Test func oggHasTheTagsOfASongAtItsSound() throws {
        let song = try file("ogg", "")
        #expect(song.title == "Title" && song.artist == "Artist" && song.album == "Album")
        let both = try file("ogg", #""title": "Whole""#)
        #expect(both.title == "Whole" && both.artist == "Artist")
    }

    // The title of a sound in Matroska is "Stereo" and the like.
    @Test func aSoundsTitleIsNoFilmsTitle() throws {
        #expect(try file("matroska,webm", "").title == nil)
    }
}
