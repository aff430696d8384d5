/// Types and flags of socket(2) as the C functions take them. Glibc has them as an enumeration, other libraries as
/// numbers.
package enum SocketType {
    #if canImport(Glibc)
        package static let stream = CInt(SOCK_STREAM.rawValue)
        package static let datagram = CInt(SOCK_DGRAM.rawValue)
    #else
        package static let stream = SOCK_STREAM
        package static let datagram = SOCK_DGRAM
    #endif

    #if canImport(Glibc)
        package static let closeOnExec = CInt(SOCK_CLOEXEC.rawValue)
        package static let nonBlocking = CInt(SOCK_NONBLOCK.rawValue)
    #elseif canImport(Musl)
        package static let closeOnExec = SOCK_CLOEXEC
        package static let nonBlocking = SOCK_NONBLOCK
    #else
        package static let closeOnExec: CInt = 0
        package static let nonBlocking: CInt = 0
    #endif
}
