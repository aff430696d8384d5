import Synchronization

/// A source of volume key presses: a desktop's media keys, a remote control, or the app itself.
///
/// It is called on the main actor; presses may come from any thread. Marquee's own.
public protocol VolumeKeySource: Sendable {
    /// The presses from now on, including repeats. The sequence ends when there will be no more.
    var presses: AsyncStream<VolumeKey> { get }
}

/// Volume keys that the app reads itself and passes on.
///
/// It can be used from any thread. A slow reader loses the oldest of more than 64 presses. Marquee's own.
public final class AppVolumeKeySource: VolumeKeySource {
    private typealias Readers = [Int: AsyncStream<VolumeKey>.Continuation]
    private let readers = Mutex<(lastID: Int, continuations: Readers)>((0, [:]))

    /// Creates a source without readers.
    public init() {}

    public var presses: AsyncStream<VolumeKey> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: VolumeKey.self, bufferingPolicy: .bufferingNewest(64))
        let id = readers.withLock { readers in
            readers.lastID += 1
            readers.continuations[readers.lastID] = continuation
            return readers.lastID
        }
        continuation.onTermination = { [weak self] _ in self?.forget(id) }
        return stream
    }

    /// Reports that a key was pressed, or repeats while it is held. It can be called on any thread. Without a reader
    /// the press is lost.
    public func press(_ key: VolumeKey) {
        for continuation in readers.withLock({ $0.continuations.values.map(\.self) }) { continuation.yield(key) }
    }

    private func forget(_ id: Int) {
        readers.withLock { $0.continuations[id] = nil }
    }

    deinit {
        for continuation in readers.withLock({ $0.continuations.values.map(\.self) }) { continuation.finish() }
    }
}

/// Lets volume keys change the volume of the session's device.
@MainActor
final class VolumeKeyControl {
    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    func follow(_ source: any VolumeKeySource, with controller: DeviceVolumeController) {
        stop()
        // The presses count from this call on, not only from the task's first turn.
        let presses = source.presses
        task = Task {
            // A press from before the source was removed does not count if it is read afterwards.
            for await key in presses where !Task.isCancelled {
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
    /// Lets these keys change the device's volume while a session is connected, one step of the device's own size each.
    ///
    /// It replaces an earlier source; nil only removes that one.
    ///
    /// - Returns: false if `CastOptions.physicalVolumeButtonsWillControlDeviceVolume` is not set. The keys then do
    ///   nothing.
    @discardableResult
    public func setVolumeKeySource(_ source: (any VolumeKeySource)?) -> Bool {
        guard options.physicalVolumeButtonsWillControlDeviceVolume else { return false }
        guard let source else {
            volumeKeys.stop()
            return true
        }
        volumeKeys.follow(source, with: DeviceVolumeController(context: self))
        return true
    }
}
