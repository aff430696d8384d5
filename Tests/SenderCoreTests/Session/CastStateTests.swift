import Testing

@testable import SenderCore

/// What a cast button shows.
@Suite struct CastStateTests {
    @Test func statesHaveTheirNumbersAndFollowFromConnectionAndList() {
        #expect(CastState.allCases.map(\.rawValue) == [0, 1, 2, 3])
        for (connection, without, with) in [
            (ConnectionState.disconnected, CastState.noDevicesAvailable, CastState.notConnected),
            (.connecting, .connecting, .connecting), (.connected, .connected, .connected),
            (.disconnecting, .noDevicesAvailable, .notConnected),
        ] {
            #expect(CastState(connection: connection, hasDevices: false) == without)
            #expect(CastState(connection: connection, hasDevices: true) == with)
        }
    }
}
