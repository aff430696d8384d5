import PlatformC

enum Machine {
    /// The processors that were online when this was first read.
    static let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
