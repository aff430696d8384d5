import Testing

@testable import CastWire

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Typed values of media metadata")
struct MediaMetadataTests {
    private static func written(_ metadata: MediaMetadata) throws -> JSONValue {
        try json(JSONPayload.encode(metadata))
    }

    @Test(arguments: [
        (MediaMetadata.MetadataType.generic, 0), (.movie, 1), (.tvShow, 2), (.musicTrack, 3), (.photo, 4),
        (.audiobookChapter, 5), (.user, 100),
    ])
    func everyTypeHasItsNumber(type: MediaMetadata.MetadataType, number: Int) throws {
        #expect(try Self.written(MediaMetadata(metadataType: type)) == ["metadataType": .number(Double(number))])
    }

    @Test(arguments: [
        (MediaMetadata.Key.title, "title", MediaMetadata.ValueType.string), (.subtitle, "subtitle", .string),
        (.artist, "artist", .string), (.albumArtist, "albumArtist", .string), (.albumTitle, "albumName", .string),
        (.composer, "composer", .string), (.seriesTitle, "seriesTitle", .string), (.studio, "studio", .string),
        (.locationName, "location", .string), (.bookTitle, "bookTitle", .string),
        (.chapterTitle, "chapterTitle", .string), (.discNumber, "discNumber", .integer),
        (.trackNumber, "trackNumber", .integer), (.seasonNumber, "season", .integer),
        (.episodeNumber, "episode", .integer), (.width, "width", .integer), (.height, "height", .integer),
        (.chapterNumber, "chapterNumber", .integer), (.queueItemID, "queueItemId", .integer),
        (.locationLatitude, "latitude", .double), (.locationLongitude, "longitude", .double),
        (.creationDate, "creationDateTime", .date), (.releaseDate, "releaseDate", .date),
        (.broadcastDate, "originalAirdate", .date), (.sectionDuration, "sectionDuration", .timeInterval),
        (.sectionStartAbsoluteTime, "sectionStartAbsoluteTime", .timeInterval),
        (.sectionStartTimeInContainer, "sectionStartTimeInContainer", .timeInterval),
        (.sectionStartTimeInMedia, "sectionStartTimeInMedia", .timeInterval),
    ])
    func standardKeysHaveANameAndAType(key: MediaMetadata.Key, name: String, type: MediaMetadata.ValueType) throws {
        #expect(key.rawValue == name)
        #expect(key.valueType == type)
        let date = Date(timeIntervalSince1970: 0)
        let values: [MediaMetadata.Value] = [
            .string("x"), .integer(1), .double(1), .date(date), .timeInterval(1),
        ]
        for value in values {
            var metadata = MediaMetadata()
            if value.type == type {
                try metadata.set(value, forKey: key)
                #expect(metadata.allKeys == [key])
            } else {
                #expect(throws: MediaMetadataError.wrongType(key: key, expected: type, given: value.type)) {
                    try metadata.set(value, forKey: key)
                }
                #expect(metadata.allKeys == [])
            }
        }
    }

    @Test func otherKeysTakeAnyType() throws {
        var metadata = MediaMetadata()
        try metadata.set(.integer(3), forKey: "com.example.stars")
        #expect(metadata.integer(forKey: "com.example.stars") == 3)
        try metadata.set(.string("three"), forKey: "com.example.stars")
        #expect(metadata.string(forKey: "com.example.stars") == "three")
        metadata.setValue(["a": [1]], forKey: "com.example.tree")
        #expect(metadata.value(forKey: "com.example.tree") == ["a": [1]])
        metadata.setValue(.null, forKey: "com.example.tree")
        #expect(metadata.allKeys == ["com.example.stars"])
    }

    @Test func valuesAreOnTheWireByTheirKind() throws {
        var metadata = MediaMetadata(metadataType: .photo)
        metadata.setInteger(1_920, forKey: .width)
        metadata.setDouble(52.5, forKey: .locationLatitude)
        metadata.setTimeInterval(61.25, forKey: .sectionDuration)
        metadata.setDate(Date(timeIntervalSince1970: 1_392_033_600), forKey: .creationDate)
        #expect(
            try Self.written(metadata) == [
                "metadataType": 4, "width": 1_920, "latitude": 52.5, "sectionDuration": 61.25,
                "creationDateTime": "2014-02-10T12:00:00Z",
            ])
        #expect(metadata.timeInterval(forKey: .sectionDuration) == 61.25)
        #expect(metadata.date(forKey: .creationDate) == Date(timeIntervalSince1970: 1_392_033_600))
        #expect(metadata.string(forKey: .width) == nil)
        #expect(metadata.date(forKey: .width) == nil)
        #expect(metadata.integer(forKey: .locationLatitude) == nil)
    }

    @Test(arguments: [
        ("1970-01-01", 0), ("19700101", 0), ("2014-02-10", 1_391_990_400), ("2014-02-10T12:00:00Z", 1_392_033_600),
        ("20140210T120000Z", 1_392_033_600), ("2014-02-10T12:00", 1_392_033_600),
        ("2014-02-10t14:30+02:30", 1_392_033_600), ("2014-02-10 07:00:00-0500", 1_392_033_600),
        ("2014-02-10T13:00:00+01", 1_392_033_600), ("2014-02-10T12:00:00.250Z", 1_392_033_600.25),
        ("2000-02-29", 951_782_400), ("1969-12-31T23:59:59Z", -1), ("0000-03-01", -62_162_035_200),
        ("9999-12-31T23:59:59Z", 253_402_300_799), ("2016-12-31T23:59:60Z", 1_483_228_800),
    ])
    func datesAreRead(text: String, seconds: Double) {
        #expect(ISO8601Text.secondsSince1970(text) == seconds)
    }

    @Test(arguments: [
        "", "2014", "2014-02", "2014-0210", "201402-10", "2014-13-01", "2014-00-01", "2014-02-30", "2015-02-29",
        "1900-02-29", "2014-02-10T", "2014-02-10T25:00", "2014-02-10T12:60", "2014-02-10T12:00:61",
        "2014-02-10T12:00:00.",
        "2014-02-10T12:00:00+", "2014-02-10T12:00:00+1", "2014-02-10T12:00:00ZZ", "2014-02-10X12:00", "-2014-02-10",
        "２０１４-02-10", "tomorrow",
    ])
    func whatIsNoDateIsNone(_ text: String) {
        #expect(ISO8601Text.secondsSince1970(text) == nil)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-0.5, "1969-12-31T23:59:59.500Z"), (951_868_799.9996, "2000-03-01T00:00:00Z"),
        (4_107_542_400, "2100-03-01T00:00:00Z"), (.infinity, "9999-12-31T23:59:59.999Z"),
        (-.infinity, "0000-01-01T00:00:00Z"), (.nan, "1970-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59.999Z"),
    ])
    func datesAreWritten(seconds: Double, text: String) {
        #expect(ISO8601Text.text(secondsSince1970: seconds) == text)
    }

    @Test func everyDayOfFourHundredYearsSurvives() {
        for day in stride(from: -80_000, to: 70_000, by: 7) {
            let seconds = Double(day) * 86_400 + 43_200
            let text = ISO8601Text.text(secondsSince1970: seconds)
            #expect(ISO8601Text.secondsSince1970(text) == seconds)
        }
    }
}
