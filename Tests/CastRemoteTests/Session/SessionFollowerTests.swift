import CastSender
import CastWire
import CastingFakes
import SenderFakes
import SenderScripts
import Testing

@testable import CastRemote

@MainActor @Suite(.timeLimit(.minutes(1))) struct SessionFollowerTests {
    @Test func whatIsStartedOnADeviceThatWasIdleIsJoinedAndNothingIsStarted() async throws {
        let (idle, playing) = (FakeTV(), FakeTV.running(FakeTV.state("PLAYING")))
        let context = CastContext.fake(idle, playing)
        let follower = SessionFollower(context)
        try await context.sessionManager.connect(to: .tv)
        #expect(context.sessionManager.currentCastSession?.applicationMetadata == nil)
        // Another sender starts something there.
        idle.say(Script.receiverStatus(id: 0, applications: Script.application))
        await until { context.sessionManager.currentSession?.remoteMediaClient?.mediaStatus != nil }
        await follower.settle()
        #expect(context.sessionManager.currentSession?.device.deviceID == "0001")
        for tv in [idle, playing] { #expect(!tv.sentTypes.contains("LAUNCH") && !tv.sentTypes.contains("STOP")) }
    }

    @Test func whoHasLeftMeanwhileIsNotBroughtBack() async throws {
        let (idle, playing) = (FakeTV(), FakeTV.running())
        let context = CastContext.fake(idle, playing)
        let follower = SessionFollower(context)
        try await context.sessionManager.connect(to: .tv)
        context.sessionManager.endSession()
        idle.say(Script.receiverStatus(id: 0, applications: Script.application))
        await until { context.sessionManager.connectionState == .disconnected }
        await follower.settle()
        #expect(context.sessionManager.currentSession == nil)
    }
}
