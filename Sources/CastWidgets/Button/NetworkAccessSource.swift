import CastSender
public import CastWidgetsCore

/// Reports the state of the network, and requests the system's permission if the system has one. Used on the main
/// actor. Marquee's own.
///
/// An app on a platform with such a permission has to provide its own source.
@MainActor
public protocol NetworkAccessSource: AnyObject {
    /// The access as it is known at first.
    var access: NetworkAccess { get }
    /// Returns the access whenever it changes, and once at the beginning if ``access`` could not know it yet.
    func changes() -> AsyncStream<NetworkAccess>
    /// Lets the system ask the person. The answer is reported as a change.
    func requestPermission()
}

/// Linux: the system asks no question, and a wired network counts as Wi-Fi.
final class SystemNetworkAccess: NetworkAccessSource {
    /// Assumes a network with devices until the kernel reports the real state some milliseconds later.
    let access = NetworkAccess()

    nonisolated init() {}

    func requestPermission() {}

    func changes() -> AsyncStream<NetworkAccess> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: NetworkAccess.self, bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            for await reach in MachineNetwork.changes() { continuation.yield(NetworkAccess(path: reach.path)) }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}

extension MachineNetwork {
    fileprivate var path: NetworkAccess.Path {
        switch self {
        case .none: .none
        case .local: .ethernet
        case .pointToPoint: .other
        }
    }
}
