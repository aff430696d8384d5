import PlatformC

/// The processor time that the calling thread has used. Unlike a clock, it stands still while a busy machine does other
/// things.
enum ThreadTime {
    static func used() -> Duration {
        var time = timespec()
        guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .zero }
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
