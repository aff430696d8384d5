import Synchronization

/// Where presses of volume keys come from: a desktop's media keys, a remote control, or the app itself.
///
/// Asked on the main actor; presses may come from any thread. Marquee's own.
public protocol VolumeKeySource: Sendable {
    /// The presses from now on, repeats included; ends when there will be none any more.
    var presses: AsyncStream<VolumeKey> { get }
}

/// Volume keys that the app reads itself and hands on.
///
/// Used from any thread. A reader that does not keep up loses the oldest of more than 64 presses. Marquee's own.
public final class AppVolumeKeySource: VolumeKeySource {
    private typealias Readers = [Int: AsyncStream<VolumeKey>.Continuation]
    private let readers = Mutex<(lastID: Int, continuations: Readers)>((0, [:]))

    /// A source that nobody reads yet.
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

    /// A key was pressed, or repeats while it is held. From any thread; without a reader the press is lost.
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
        // From this call on, not from the task's first turn.
        let presses = source.presses
        task = Task {
            // A press that came before the source was taken away, and is seen after, counts no more.
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
    /// Lets these keys change the volume of the device while a session is connected: one step each, as large as the
    /// device says. Takes the place of an earlier source; nil only takes that one away.
    ///
    /// - Returns: false, and no key does anything, where `CastOptions.physicalVolumeButtonsWillControlDeviceVolume` is
    ///   not set.
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
