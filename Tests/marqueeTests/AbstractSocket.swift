#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

#if os(Linux)
    /// A Unix socket of the test's own, by a name that is in no folder; closed with it.
    struct AbstractSocket: ~Copyable {
        enum Kind {
            case stream, datagram
        }

        struct Refusal: Error {
            let errno: Int32
        }

        let descriptor: Int32
        /// With `@` in front, as such names are written.
        let name: String

        init(_ purpose: String, _ kind: Kind) throws {
            name = "@marquee-\(purpose)-\(getpid())"
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let bytes = [0] + Array(name.utf8.dropFirst())
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
            let length = socklen_t(MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + bytes.count)
            #if canImport(Glibc)
                let type = Int32((kind == .stream ? SOCK_STREAM : SOCK_DGRAM).rawValue)
            #else
                let type = kind == .stream ? SOCK_STREAM : SOCK_DGRAM
            #endif
            descriptor = socket(AF_UNIX, type, 0)
            guard descriptor >= 0 else { throw Refusal(errno: errno) }
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
            }
            guard bound == 0 else { throw Refusal(errno: errno) }
        }

        deinit { close(descriptor) }
    }
#endif
