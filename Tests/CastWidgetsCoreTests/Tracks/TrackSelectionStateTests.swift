import Testing

@testable import CastWidgetsCore

@Suite struct TrackSelectionStateTests {
    private func opened(_ active: String = "[1,6]") throws -> TrackSelectionState {
        var selection = TrackSelectionState()
        _ = selection.handle(.opened(try film(media: tracks, commands: .editTracks, #","activeTrackIds":\#(active)"#)))
        return selection
    }

    @Test func offersSoundAndTextForPeople() throws {
        let selection = try opened()
        #expect(selection.audioTracks.map(\.identifier) == [1, 2])
        #expect(selection.textTracks.map(\.identifier) == [3, 4])
        #expect(selection.audioID == 1 && selection.textID == nil)
    }

    @Test func atMostOneOfEachAndTheOthersStay() throws {
        var selection = try opened()
        for id in [3, 4, 2, 5, 99] { _ = selection.handle(.selected(trackID: id)) }
        #expect(selection.handle(.confirmed) == [.select(trackIDs: [6, 2, 4]), .dismiss])
        #expect(selection.handle(.confirmed) == [])
    }

    @Test func whatIsAsItWasIsNotSent() throws {
        var selection = try opened("[1,3]")
        _ = selection.handle(.textSwitchedOff)
        _ = selection.handle(.selected(trackID: 3))
        #expect(selection.handle(.confirmed) == [.dismiss])
    }

    @Test func cancelledNothingIsSent() throws {
        var selection = try opened()
        _ = selection.handle(.selected(trackID: 2))
        #expect(selection.handle(.cancelled) == [.dismiss])
    }

    // S3-23
    @Test func anotherSendersChoiceCountsWhereThePersonHasMadeNone() throws {
        let others = try film(media: tracks, commands: .editTracks, #","activeTrackIds":[2,4]"#)
        var untouched = try opened()
        _ = untouched.handle(.mediaChanged(others))
        #expect(untouched.audioID == 2 && untouched.textID == 4)
        var touched = try opened()
        _ = touched.handle(.selected(trackID: 3))
        _ = touched.handle(.mediaChanged(others))
        #expect(touched.audioID == 1 && touched.textID == 3)
    }

    @Test func itClosesWithItsFilm() throws {
        var selection = try opened()
        #expect(selection.handle(.mediaChanged(try film(media: tracks, #","mediaSessionId":9"#))) == [.dismiss])
    }
}
