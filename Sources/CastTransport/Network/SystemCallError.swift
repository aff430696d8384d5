#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The error of a failed system call, with its name and errno.
package struct SystemCallError: Error, Hashable, Sendable, CustomStringConvertible {
    package let call: String
    package let number: CInt

    package init(_ call: String, _ number: CInt) {
        self.call = call
        self.number = number
    }

    package var description: String { "\(call): \(String(cString: strerror(number)))" }
}

#if canImport(Glibc)
    let datagramSocketType = CInt(SOCK_DGRAM.rawValue)
    let closeOnExec = CInt(SOCK_CLOEXEC.rawValue)
#elseif canImport(Musl)
    let datagramSocketType = SOCK_DGRAM
    let closeOnExec = SOCK_CLOEXEC
#else
    let datagramSocketType = SOCK_DGRAM
    let closeOnExec: CInt = 0
#endif
