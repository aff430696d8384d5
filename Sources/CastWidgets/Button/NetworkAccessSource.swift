import CastSender
public import CastWidgetsCore

/// Tells what stands between this machine and the devices of the house, and asks the person for the system's permission
/// where there is such a thing. An app on a platform with that question brings its own. Used on the main actor.
/// Marquee's own.
@MainActor
public protocol NetworkAccessSource: AnyObject {
    /// What is known at first.
    var access: NetworkAccess { get }
    /// What it is whenever it changes, and once at the beginning where ``access`` could not know it yet.
    func changes() -> AsyncStream<NetworkAccess>
    /// Lets the system ask. What the person has answered comes as a change.
    func requestPermission()
}

/// Linux: no question is asked, and a cable counts as Wi-Fi.
final class SystemNetworkAccess: NetworkAccessSource {
    /// Devices are likely behind it until the kernel has said what there is, some milliseconds later.
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
