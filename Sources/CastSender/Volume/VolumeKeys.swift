/// A key that stands for one of a machine's volume keys.
public enum VolumeKey: Sendable, CaseIterable {
    case up
    case down
    case mute
}

/// Where presses of volume keys come from: a desktop's media keys, a remote control, or the app itself.
public protocol VolumeKeySource: Sendable {
    /// The presses from now on, repeats included; ends when there will be none any more.
    var presses: AsyncStream<VolumeKey> { get }
}

/// Volume keys that the app reads itself and hands on.
public struct AppVolumeKeySource: VolumeKeySource {
    public let presses: AsyncStream<VolumeKey>
    private let continuation: AsyncStream<VolumeKey>.Continuation

    public init() {
        (presses, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    public func press(_ key: VolumeKey) {
        continuation.yield(key)
    }
}

/// Lets volume keys change the volume of the session's device.
@MainActor
final class VolumeKeyControl {
    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }

    func follow(_ source: any VolumeKeySource, with controller: DeviceVolumeController) {
        task?.cancel()
        task = Task {
            for await key in source.presses {
                switch key {
                case .up: controller.volumeUp()
                case .down: controller.volumeDown()
                case .mute: controller.toggleMute()
                }
            }
        }
    }
}

extension CastContext {
    /// Lets these keys change the volume of the device while a session is connected: one step each, as large as the
    /// device says. Takes the place of an earlier source.
    ///
    /// - Returns: false, and no key does anything, where `CastOptions.physicalVolumeButtonsWillControlDeviceVolume` is
    ///   not set.
    @discardableResult
    public func setVolumeKeySource(_ source: any VolumeKeySource) -> Bool {
        guard options.physicalVolumeButtonsWillControlDeviceVolume else { return false }
        volumeKeys.follow(source, with: DeviceVolumeController(context: self))
        return true
    }
}
