import CastWire
import Testing

@testable import CastSender

@MainActor
@Suite(.serialized)
struct CastContextTests {
    @Test func theSharedContextIsMadeOnce() throws {
        #expect(!CastContext.isSharedInstanceInitialized)
        let early = #expect(throws: CastError.self) { try CastContext.shared }
        #expect(early?.code == .invalidState)
        let context = CastContext.fake()
        try CastContext.setSharedInstance { context }
        #expect(CastContext.isSharedInstanceInitialized)
        #expect(try CastContext.shared === context)
        do {
            try CastContext.setSharedInstance { CastContext.fake() }
            Issue.record("made twice")
        } catch {
            #expect(error.code == .alreadyInitialized)
        }
        #expect(try CastContext.shared === context)
    }

    @Test func optionsHaveTheirDocumentedDefaults() {
        let options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: "CC1AD845"))
        #expect(options.suspendSessionsWhenBackgrounded)
        #expect(!options.stopReceiverApplicationWhenEndingSession)
        #expect(!options.disableDiscoveryAutostart)
        #expect(options.startDiscoveryAfterFirstTapOnCastButton)
        #expect(!options.physicalVolumeButtonsWillControlDeviceVolume)
        #expect(!options.launchOptions.relaunchIfRunning)
        #expect(options.authentication == .standard)
    }
}
