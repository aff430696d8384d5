#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

enum Machine {
    /// Those that this process could use at its start.
    static let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
