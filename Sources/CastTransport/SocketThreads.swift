package import NIOCore
import NIOPosix

/// The threads that the process's sockets share, made at first use. Who sits above the sockets takes them from here and
/// needs to know nothing of how they are made.
package enum SocketThreads {
    package static var shared: any EventLoopGroup { MultiThreadedEventLoopGroup.singleton }
}
