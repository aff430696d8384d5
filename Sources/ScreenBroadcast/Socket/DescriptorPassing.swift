import PlatformC

/// Sends descriptors over a Unix socket beside its bytes (SCM_RIGHTS, unix(7)).
///
/// Swift does not import C's macros for control messages, but their layout is fixed: a header, padded to a word, and
/// then the descriptors.
enum DescriptorPassing {
    /// The most descriptors of one message; the kernel closes others.
    static let limit = 4

    #if canImport(Darwin)
        private static let (sendFlags, receiveFlags): (Int32, Int32) = (0, 0)
        private static let align = MemoryLayout<UInt32>.size
    #else
        /// A peer's end is an error, not a signal; received descriptors are closed on exec.
        private static let (sendFlags, receiveFlags) = (Int32(MSG_NOSIGNAL), Int32(MSG_CMSG_CLOEXEC))
        private static let align = MemoryLayout<Int>.size
    #endif
    private static let headerSize = (MemoryLayout<cmsghdr>.size + align - 1) / align * align

    /// Like send(2); the descriptor is sent with the first byte.
    static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer, _ descriptor: Int32?) -> Int {
        var part = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
        var control = [Int](repeating: 0, count: 8)
        return withUnsafeMutablePointer(to: &part) { part in
            control.withUnsafeMutableBytes { control in
                var message = msghdr()
                message.msg_iov = part
                message.msg_iovlen = 1
                if let descriptor {
                    var header = cmsghdr()
                    let length = headerSize + MemoryLayout<Int32>.size
                    header.cmsg_len = .init(length)
                    header.cmsg_level = SOL_SOCKET
                    header.cmsg_type = rights
                    control.storeBytes(of: header, as: cmsghdr.self)
                    control.storeBytes(of: descriptor, toByteOffset: headerSize, as: Int32.self)
                    message.msg_control = control.baseAddress
                    message.msg_controllen = .init((length + align - 1) / align * align)
                }
                return sendmsg(socket, &message, sendFlags)
            }
        }
    }

    /// Like recv(2); received descriptors are appended, and belong to the caller.
    static func receive(_ socket: Int32, _ bytes: inout [UInt8], _ descriptors: inout [Int32]) -> Int {
        var control = [Int](repeating: 0, count: 16)
        return bytes.withUnsafeMutableBytes { bytes in
            control.withUnsafeMutableBytes { control in
                var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var message = msghdr()
                    message.msg_iov = part
                    message.msg_iovlen = 1
                    message.msg_control = control.baseAddress
                    // Exactly enough room for the limit.
                    message.msg_controllen = .init(headerSize + limit * MemoryLayout<Int32>.size)
                    let count = recvmsg(socket, &message, receiveFlags)
                    guard count >= 0, Int(message.msg_controllen) >= headerSize else { return count }
                    let header = UnsafeRawBufferPointer(control).loadUnaligned(as: cmsghdr.self)
                    guard header.cmsg_level == SOL_SOCKET, header.cmsg_type == rights else { return count }
                    let size = min(Int(header.cmsg_len), Int(message.msg_controllen)) - headerSize
                    for index in 0..<max(0, size / MemoryLayout<Int32>.size) {
                        let offset = headerSize + index * MemoryLayout<Int32>.size
                        let descriptor = UnsafeRawBufferPointer(control).loadUnaligned(
                            fromByteOffset: offset, as: Int32.self)
                        #if canImport(Darwin)
                            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                        #endif
                        descriptors.append(descriptor)
                    }
                    return count
                }
            }
        }
    }

    #if canImport(Darwin)
        private static let rights = SCM_RIGHTS
    #else
        private static let rights = Int32(SCM_RIGHTS)
    #endif
}
