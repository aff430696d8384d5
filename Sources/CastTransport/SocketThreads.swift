package import NIOCore
import NIOPosix

/// The threads that the process's sockets share, made at their first use.
///
/// Higher modules take them from here and need not know how they are made.
package enum SocketThreads {
    package static var shared: any EventLoopGroup { MultiThreadedEventLoopGroup.singleton }

    /// Limits the number of threads to the descriptors that are available. Call it before the first use of ``shared``.
    ///
    /// Each thread needs three descriptors, and a machine may have more cores than a process has descriptors.
    package static func fit(descriptors: Int) {
        let most = max(1, descriptors / 64)
        // Reading NIO's suggestion would fix its value, so it is not read first.
        if most < System.coreCount { NIOSingletons.groupLoopCountSuggestion = most }
    }
}
