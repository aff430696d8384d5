import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// A device that does not tell its volume: what is not known is not 0.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct UnknownVolumeTests {
    @Test func whatTheDeviceHasNotToldIsNotKnownAndNoStepIsCountedFromIt() async throws {
        let receiver = FakeReceiver()
        receiver.answer("GET_STATUS") { message, json in
            let id = json["requestId"]?.intValue ?? 0
            guard message.namespace == .receiver else { return [Script.mediaStatus(id: id)] }
            let status = #"{"applications":[\#(Script.application)]}"#
            return [Script.message(#"{"type":"RECEIVER_STATUS","requestId":\#(id),"status":\#(status)}"#, .receiver)]
        }
        let context = CastContext.fake(receiver)
        let controller = DeviceVolumeController(context: context)
        let session = try await context.sessionManager.connect(to: .tv)
        #expect(session.knownDeviceVolume == nil && session.currentDeviceVolume == 0)
        await until { controller.isEnabled }
        await #expect(throws: CastError.volumeUnknown) { try await controller.volumeUp().value }
        #expect(receiver.sentJSON("SET_VOLUME").isEmpty)
        try await controller.setVolume(0.3).value
        #expect(session.knownDeviceVolume == 0.3)
        try await controller.volumeUp().value
        #expect(receiver.sentJSON("SET_VOLUME").last?["volume"]?["level"] == 0.35)
    }
}
