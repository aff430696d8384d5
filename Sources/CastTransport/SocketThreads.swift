package import NIOCore
import NIOPosix

/// The threads that the process's sockets share, made at first use. Who sits above the sockets takes them from here and
/// needs to know nothing of how they are made.
package enum SocketThreads {
    package static var shared: any EventLoopGroup { MultiThreadedEventLoopGroup.singleton }

    /// Each thread has three descriptors of its own, and a machine may have more cores than a process has descriptors.
    /// Call it before the first use of ``shared``.
    package static func fit(descriptors: Int) {
        let most = max(1, descriptors / 64)
        // To ask for the number would fix it.
        if most < System.coreCount { NIOSingletons.groupLoopCountSuggestion = most }
    }
}
