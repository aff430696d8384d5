import Testing

@testable import SenderCore

@Suite struct DiscoveryCriteriaTests {
    @Test func namesItsSubtypes() {
        let criteria = DiscoveryCriteria(applicationIDs: ["AABBCCDD", "YouTube", "AABBCCDD"])
        #expect(criteria.allSubtypes == ["_AABBCCDD._sub._googlecast._tcp", "_YouTube._sub._googlecast._tcp"])
        #expect(criteria.browseTargets == [.application("AABBCCDD"), .application("YouTube")])
        #expect(DiscoveryCriteria.isWellFormed(applicationID: "AABBCCDD"))
        #expect(!DiscoveryCriteria.isWellFormed(applicationID: "YouTube"))
        #expect(!DiscoveryCriteria.isWellFormed(applicationID: "aabbccdd"))
    }

    @Test func theDefaultMediaReceiverIsOnEveryDevice() {
        #expect(defaultMediaReceiverApplicationID == "CC1AD845")
        let criteria = DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID)
        #expect(criteria.browseTargets == [.allDevices])
        #expect(criteria.allSubtypes == ["_CC1AD845._sub._googlecast._tcp"])
    }
}
