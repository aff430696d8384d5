import Testing

@testable import SenderCore

@Suite struct ApplicationLaunchTests {
    private let start = ContinuousClock.now

    @Test func thatSomebodyHasToAllowItIsToldOnce() {
        var launch = ApplicationLaunch(replacing: nil, at: start)
        #expect(launch.told(ApplicationLaunch.awaitingPermission) && launch.awaitsPermission)
        #expect(!launch.told(ApplicationLaunch.awaitingPermission) && launch.awaitsPermission)
        #expect(launch.told("USER_ALLOWED") && !launch.awaitsPermission)
        #expect(!launch.told(ApplicationLaunch.awaitingPermission) && !launch.awaitsPermission)
    }

    @Test func progressIsNoNewsAndItsTimeHasAnEnd() {
        var launch = ApplicationLaunch(replacing: "S1", at: start)
        #expect(!launch.told("LOADING") && launch == ApplicationLaunch(replacing: "S1", at: start))
        #expect(launch.mayGoOn(at: start + .seconds(119), longest: .seconds(120)))
        #expect(!launch.mayGoOn(at: start + .seconds(120), longest: .seconds(120)))
    }
}
