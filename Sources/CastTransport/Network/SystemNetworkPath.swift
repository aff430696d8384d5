package import NIOCore

/// Makes the network path of the current platform.
package enum SystemNetworkPath {
    package static func make(group: any EventLoopGroup) -> any NetworkPath {
        #if os(Linux)
            LinuxNetworkPath(group: group)
        #else
            #error("A network path for this platform belongs in a folder of its own, beside Network/Linux.")
        #endif
    }
}
