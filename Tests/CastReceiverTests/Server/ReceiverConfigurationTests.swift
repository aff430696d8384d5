import Testing

@testable import CastReceiver

@Suite struct ReceiverConfigurationTests {
    private let configuration = Receiver.Configuration(
        name: "TV", stateDirectory: "/s", developerRootDirectory: "/r", player: .clock)

    @Test func everyReceiverHasTheBuiltInApplicationsUnlessItsOwnerSaysOtherwise() {
        #expect(configuration.applications == ApplicationRecord.builtIn)
    }

    @Test func itsProfileSaysHowItsVolumeIsChangedAndWhetherItIsAGroup() {
        let id = String(repeating: "0123456789abcdef", count: 2)
        var configuration = configuration
        #expect(configuration.profile(id: id).modelName == "Marquee")
        configuration.volumeControl = VolumeControl(.master)
        configuration.isGroup = true
        let profile = configuration.profile(id: id)
        #expect(profile.friendlyName == "TV" && profile.modelName == "Google Cast Group")
        #expect(profile.volumeControl.kind == .master)
        #expect(profile.capabilities == 1 | 4 | 32 | 2048)
    }
}
