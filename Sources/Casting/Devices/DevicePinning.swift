package import CastSender
import PlatformFoundation

/// Trusts a device that can't prove that it is genuine, by pinning its current key.
@MainActor package enum DevicePinning {
    package enum Outcome {
        /// No pin is needed.
        case trusted(DeviceTrust?)
        /// The new pin, and why the device was refused.
        case pinned(KeyPin, DeviceRefusal)
    }

    /// - Throws: ``CastFailure`` if the device is not there, or shows no key that could be pinned.
    package static func pin(
        _ device: Device, in context: CastContext, keptIn store: FileTrustStore
    ) async throws -> Outcome {
        do throws(CastError) {
            let session = try await context.sessionManager.connect(to: device, options: .joinOnly)
            let trust = session.trust
            try? await context.sessionManager.disconnect()
            return .trusted(trust)
        } catch {
            guard let refusal = error.underlying as? DeviceRefusal, let pin = refusal.pin else {
                throw CastFailure(connecting: error, to: device)
            }
            try keep(pin, of: device, refusal, in: store)
            return .pinned(pin, refusal)
        }
    }

    private static func keep(
        _ pin: KeyPin, of device: Device, _ refusal: DeviceRefusal, in store: FileTrustStore
    ) throws {
        do throws(CastError) {
            try store.add(
                NamedPin(
                    pin: pin, name: device.shownName, deviceID: device.deviceID, since: Date(), key: refusal.pinnedKey))
        } catch {
            throw CastFailure(.wrongUse, error.description, error: error)
        }
    }
}
