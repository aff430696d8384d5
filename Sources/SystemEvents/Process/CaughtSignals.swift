@preconcurrency import Dispatch
import PlatformC
import Synchronization

/// Calls a closure for each signal, from the moment that `watch` returns.
///
/// Dispatch's signal sources start to listen some time after they are resumed, and earlier signals are lost: a program
/// that is told to end while it starts would continue. Here a handler is installed at once. It only writes the signal's
/// number to a pipe, as signal-safety(7) requires.
///
/// After its last watcher has ended, a signal still has this handler and does nothing.
package enum CaughtSignals {
    /// Ends when it is released.
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
    /// Never cancelled: it lives as long as the handlers, which belong to the process.
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

    /// - Parameter handle: called on this type's own queue; it must not block.
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

/// The pipe's write end for the handler; created before any handler is installed.
private let signalPipe = Atomic<Int32>(-1)

private func noteSignal(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.load(ordering: .acquiring), &byte, 1)
    errno = error
}
