import CastWire
import SenderFakes
import SenderScripts

@testable import CastSender

/// A device with the Default Media Receiver.
final class FakeReceiver: ScriptedConnection {
    let line = ScriptedLine()
    let remoteAddress: String
    let peerCertificate: [UInt8]?

    init(remoteAddress: String = "127.0.0.1", peerCertificate: [UInt8] = [1, 2, 3]) {
        self.remoteAddress = remoteAddress
        self.peerCertificate = peerCertificate
    }

    func usualAnswers(to message: CastMessage) -> [CastMessage] { Script.answers(to: message) }
}

extension FakeReceiver {
    /// A receiver whose application runs already, with this media.
    static func running(
        _ application: String = Script.application, media: String = "", at address: String = "127.0.0.1"
    ) -> FakeReceiver {
        let receiver = FakeReceiver(remoteAddress: address)
        receiver.answer("GET_STATUS") { message, json in
            let id = json["requestId"]?.intValue ?? 0
            return message.namespace == .media
                ? [Script.mediaStatus(id: id, media)] : [Script.receiverStatus(id: id, applications: application)]
        }
        return receiver
    }
}

extension FakeReceiver {
    /// One that can't prove that it is the device.
    static func impostor(at address: String) -> FakeReceiver {
        FakeReceiver(remoteAddress: address, peerCertificate: FakeAuthenticator.impostor)
    }
}
