import Testing
import ToldMedia

@testable import CastNowPlaying
@testable import NowPlayingCore

@Suite struct MetadataTests {
    private func info(_ metadata: String) throws -> NowPlayingInfo { playback(try told(metadata: metadata)).info }

    @Test(arguments: [0, 100, 250]) func ofAnythingThereAreTitleAndArtist(type: Int) throws {
        let info = try info(
            #""metadataType":\#(type),"title":"Talk","artist":"Ann","albumName":"Talks","trackNumber":3"#)
        #expect(info[.title] == "Talk")
        #expect(info[.artist] == "Ann")
        #expect(info[.albumTitle] == "Talks")
        #expect(info[.albumTrackNumber] == 3)
    }

    @Test func withoutAnArtistTheSubtitleStandsBelowTheTitle() throws {
        let info = try info(#""metadataType":0,"title":"Talk","subtitle":"About bridges""#)
        #expect(info[.artist] == "About bridges")
        #expect(info[.subtitle] == "About bridges")
        #expect(info[.albumTitle] == nil)
    }

    @Test func aFilmHasItsStudio() throws {
        let info = try info(#""metadataType":1,"title":"Film","studio":"Studio","subtitle":"A story""#)
        #expect(info[.title] == "Film")
        #expect(info[.artist] == "Studio")
        #expect(info[.subtitle] == "A story")
        #expect(info[.mediaType] == .video)
        #expect(try self.info(#""metadataType":1,"title":"Film","subtitle":"A story""#)[.artist] == "A story")
    }

    @Test func anEpisodeHasItsSeriesSeasonAndNumber() throws {
        let info = try info(
            #""metadataType":2,"title":"Pilot","seriesTitle":"Series","season":2,"episode":5"#)
        #expect(info[.title] == "Pilot")
        #expect(info[.artist] == "Series")
        #expect(info[.albumTitle] == "Season 2")
        #expect(info[.discNumber] == 2)
        #expect(info[.albumTrackNumber] == 5)
        #expect(info[.subtitle] == "Season 2, episode 5")
    }

    @Test func anEpisodeWithoutATitleIsItsNumber() throws {
        #expect(
            try info(#""metadataType":2,"seriesTitle":"Series","season":2,"episode":5"#)[.title]
                == "Season 2, episode 5")
        #expect(try info(#""metadataType":2,"seriesTitle":"Series","episode":5"#)[.title] == "Episode 5")
    }

    @Test func musicHasArtistAlbumAndPlace() throws {
        let info = try info(
            #"""
            "metadataType":3,"title":"Song","artist":"Ann","albumArtist":"Various","albumName":"Album",\#
            "composer":"Bob","trackNumber":7,"discNumber":2
            """#)
        #expect(info[.artist] == "Ann")
        #expect(info[.albumTitle] == "Album")
        #expect(info[.composer] == "Bob")
        #expect(info[.albumTrackNumber] == 7)
        #expect(info[.discNumber] == 2)
        #expect(try self.info(#""metadataType":3,"title":"Song","albumArtist":"Various""#)[.artist] == "Various")
    }

    @Test func aPictureHasWhoTookItAndWhere() throws {
        let info = try info(#""metadataType":4,"title":"Sea","artist":"Ann","location":"Rome""#)
        #expect(info[.title] == "Sea")
        #expect(info[.artist] == "Ann")
        #expect(info[.albumTitle] == "Rome")
    }

    @Test func aChapterHasItsBook() throws {
        let info = try info(
            #"""
            "metadataType":5,"title":"Part","chapterTitle":"The storm","bookTitle":"Book","artist":"Ann",\#
            "chapterNumber":4
            """#)
        #expect(info[.title] == "The storm")
        #expect(info[.chapterTitle] == "The storm")
        #expect(info[.albumTitle] == "Book")
        #expect(info[.artist] == "Ann")
        #expect(info[.chapterNumber] == 4)
    }

    @Test func ofABookTheContainerTellsTheRest() throws {
        let info = playback(
            try told(
                media: #""metadata":{"metadataType":5,"title":"Part"}"#,
                #"""
                ,"queueData":{"containerMetadata":{"containerType":"AUDIOBOOK_CONTAINER","title":"Book",\#
                "authors":["Ann","Bob"]}}
                """#)
        ).info
        #expect(info[.title] == "Part")
        #expect(info[.albumTitle] == "Book")
        #expect(info[.artist] == "Ann, Bob")
    }

    @Test func withoutATitleTheFileIsNamedAndNothingElseOfItsURL() throws {
        #expect(playback(try told()).info[.title] == "a film.mp4")
    }

    @Test func withoutAFileTheApplicationIsNamed() throws {
        let info = playback(try told(media: #""contentId":"dQw4w9WgXcQ""#)).info
        #expect(info[.title] == "Default Media Receiver")
    }

    @Test func hostileTextIsBoundedAndShowable() throws {
        let info = try info(
            #""metadataType":3,"title":"\#(String(repeating: "x", count: 20_000))","artist":"a\u202eb\u0007c","trackNumber":-4"#
        )
        #expect(info[.title]?.utf8.count == NowPlayingLimits.textBytes)
        #expect(info[.artist] == "ab c")
        #expect(info[.albumTrackNumber] == nil)
    }

    @Test func whatIsWronglyTypedIsLeftOut() throws {
        let info = try info(#""metadataType":3,"title":["Song"],"artist":7,"albumName":{"a":1},"trackNumber":"x""#)
        #expect(info[.title] == "a film.mp4")
        #expect(info[.artist] == nil)
        #expect(info[.albumTitle] == nil)
        #expect(info[.albumTrackNumber] == nil)
    }
}
