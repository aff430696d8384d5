import Testing

@testable import CastWidgetsCore

@Suite struct CastInstructionsStateTests {
    // S0-25
    @Test func showsOnceWhenTheFirstDeviceTurnsUp() {
        var overlay = CastInstructionsState(wasShown: false)
        #expect(overlay.handle(.devicesChanged(hasDevices: false)) == [])
        #expect(overlay.handle(.devicesChanged(hasDevices: true)) == [.present(overlay.content)])
        #expect(overlay.handle(.devicesChanged(hasDevices: true)) == [])
        #expect(overlay.handle(.dismissed) == [.dismiss, .keepShown(true)] && overlay.handle(.dismissed) == [])
        #expect(overlay.handle(.devicesChanged(hasDevices: false)) == [])
        #expect(overlay.handle(.devicesChanged(hasDevices: true)) == [])
        #expect(overlay.handle(.flagCleared) == [.keepShown(false), .present(overlay.content)])
    }

    @Test func oneThatWasShownIsNotShownAgain() {
        var overlay = CastInstructionsState(wasShown: true)
        #expect(overlay.handle(.devicesChanged(hasDevices: true)) == [])
    }

    @Test func waitsForAButtonToPointAt() {
        var overlay = CastInstructionsState(wasShown: false, isButtonVisible: false)
        #expect(overlay.handle(.devicesChanged(hasDevices: true)) == [])
        #expect(!overlay.handle(.buttonVisibilityChanged(true)).isEmpty)
        #expect(overlay.handle(.buttonVisibilityChanged(false)) == [.dismiss])
        // Nobody has said that it was read.
        #expect(!overlay.wasShown && overlay.handle(.buttonVisibilityChanged(true)) == [.present(overlay.content)])
    }

    @Test func onlyThePersonEndsIt() {
        for event: CastInstructionsState.Action in [
            .devicesChanged(hasDevices: false), .buttonVisibilityChanged(false),
        ] {
            var overlay = CastInstructionsState(wasShown: false)
            _ = overlay.handle(.devicesChanged(hasDevices: true))
            let done = overlay.handle(event)
            #expect(!done.contains(.keepShown(true)) && !overlay.wasShown, "\(event)")
            _ = overlay.handle(.buttonVisibilityChanged(true))
            _ = overlay.handle(.devicesChanged(hasDevices: true))
            #expect(overlay.isPresented, "\(event): it is there again")
        }
    }

    // S0-26
    @Test func carriesTheAppsOwnTextPlaceAndButton() {
        var overlay = CastInstructionsState(wasShown: false)
        #expect(overlay.content.title == nil && overlay.content.titlePlace == .center)
        overlay.content.title = "Here"
        overlay.content.titlePlace = .bottom
        overlay.content.dismissButton = "Fine"
        guard case .present(let content) = overlay.handle(.devicesChanged(hasDevices: true)).first else {
            return #expect(Bool(false), "nothing was presented")
        }
        #expect(content.title == "Here" && content.titlePlace == .bottom && content.dismissButton == "Fine")
    }
}
