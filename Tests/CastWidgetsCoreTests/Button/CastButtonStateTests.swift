import Testing

@testable import CastWidgetsCore
@testable import SenderCore

@Suite struct CastButtonStateTests {
    // S0-27
    @Test func isThereWheneverDevicesCouldBe() {
        var button = CastButtonState(network: NetworkAccess(path: .none))
        for (path, isThere) in [
            (NetworkAccess.Path.none, false), (.wifi, true), (.ethernet, true), (.other, false),
        ] {
            for state in [CastState.noDevicesAvailable, .notConnected, .noDevicesAvailable] {
                #expect(button.handle(.networkChanged(NetworkAccess(path: path))) == [])
                #expect(button.handle(.castStateChanged(state)) == [])
                #expect(button.isVisible == isThere, "\(path) \(state)")
            }
        }
    }

    @Test func staysWhileASessionIsLeft() {
        var button = CastButtonState(castState: .connected)
        _ = button.handle(.networkChanged(NetworkAccess(path: .none)))
        #expect(button.isVisible)
        _ = button.handle(.castStateChanged(.notConnected))
        #expect(!button.isVisible && button.handle(.tapped) == [])
    }

    // S0-28, S0-29, S0-32
    @Test func aTapAsksForPermissionFirstAndOpensTheDialogThen() {
        var button = CastButtonState(network: NetworkAccess(permission: .undetermined))
        #expect(button.handle(.tapped) == [.presentPermissionDialog])
        for permission in [NetworkAccess.Permission.granted, .denied] {
            _ = button.handle(.networkChanged(NetworkAccess(permission: permission)))
            for state in CastState.allCases {
                _ = button.handle(.castStateChanged(state))
                #expect(button.handle(.tapped) == [.presentDialog(state)])
            }
        }
    }

    // S0-32
    @Test func theAppMayTakeTheTapForItself() {
        var button = CastButtonState(network: NetworkAccess(permission: .undetermined), castState: .notConnected)
        button.triggersDefaultCastDialog = false
        #expect(button.handle(.tapped) == [.tapped(.notConnected)])
    }

    @Test func eachStateIsSaidInItsOwnWords() {
        let said = Set(CastState.allCases.map { CastButtonState(castState: $0).accessibilityLabel })
        #expect(said.count == CastState.allCases.count)
    }
}
