@preconcurrency import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Signals as calls, heard from the moment that `watch` returns.
///
/// Dispatch's own signal sources begin to listen at some time after they were resumed, and what comes before that is
/// lost: a program that was told to end while it started would go on. Here a handler is installed at once, which writes
/// the signal's number into a pipe; that is all a handler may do (signal-safety(7)).
///
/// A signal keeps its new meaning after its last watcher has gone: it does nothing then.
package enum CaughtSignals {
    /// Ends when it is let go.
    package final class Watch: Sendable {
        fileprivate let number: Int32
        fileprivate let handle: @Sendable () -> Void

        fileprivate init(_ number: Int32, _ handle: @escaping @Sendable () -> Void) {
            self.number = number
            self.handle = handle
        }
    }

    private struct WeakWatch: Sendable {
        weak let watch: Watch?
    }

    private static let watches = Mutex<[WeakWatch]>([])
    private static let queue = DispatchQueue(label: "marquee.signals", qos: .userInteractive)
    /// Never cancelled: it lives as long as the handlers, which are the process's.
    private static let reader: any DispatchSourceRead = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { fatalError("no pipe for signals: \(String(cString: strerror(errno)))") }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        signalPipe.store(ends[1], ordering: .releasing)
        let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: queue)
        source.setEventHandler { drain(ends[0]) }
        source.resume()
        return source
    }()

    /// - Parameter handle: called on a queue of this type's own; it must not block.
    package static func watch(_ number: Int32, _ handle: @escaping @Sendable () -> Void) -> Watch {
        _ = reader
        let watch = Watch(number, handle)
        watches.withLock { watches in
            watches.removeAll { $0.watch == nil }
            watches.append(WeakWatch(watch: watch))
        }
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = noteSignal
        #else
        action.__sigaction_handler.sa_handler = noteSignal
        #endif
        sigemptyset(&action.sa_mask)
        action.sa_flags = Int32(SA_RESTART)
        sigaction(number, &action, nil)
        return watch
    }

    private static func drain(_ descriptor: Int32) {
        var numbers = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(descriptor, &numbers, numbers.count)
            guard count > 0 else { return }
            for number in numbers[..<count] {
                let concerned = watches.withLock { $0.compactMap(\.watch).filter { $0.number == Int32(number) } }
                for watch in concerned { watch.handle() }
            }
        }
    }
}

/// Where the handler writes; made before any handler is installed.
private let signalPipe = Atomic<Int32>(-1)

private func noteSignal(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.load(ordering: .acquiring), &byte, 1)
    errno = error
}
