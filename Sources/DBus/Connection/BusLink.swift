#if DBus
import CSystemd
import Dispatch
import PlatformC

/// A connection of the library with its dispatch sources. Used on one queue only; it closes with its last reference.
///
/// The sources watch copies of the library's descriptor, so that the library and the sources can each close their own.
final class BusLink {
    let library: SystemdLibrary
    let bus: OpaquePointer
    private let queue: DispatchQueue
    private let wake: @Sendable () -> Void
    private var reader: (any DispatchSourceRead)?
    private var writer: (any DispatchSourceWrite)?
    private var timer: (any DispatchSourceTimer)?
    /// The number of messages sent since the bus last accepted all.
    private var unsent = 0

    /// - Parameter takesFiles: whether open files are accepted.
    /// - Parameter wake: called on the queue whenever the library has work.
    init(
        _ library: SystemdLibrary, _ bus: DBusBus, takesFiles: Bool, queue: DispatchQueue,
        wake: @escaping @Sendable () -> Void
    ) throws(DBusError) {
        self.library = library
        self.queue = queue
        self.wake = wake
        self.bus = try Self.open(bus, takesFiles: takesFiles, library)
    }

    deinit {
        reader?.cancel()
        writer?.cancel()
        timer?.cancel()
        // Not flushed: the bus may never accept the remaining messages, and flushing would wait for that.
        _ = library.closeUnref(bus)
    }

    private static func open(
        _ bus: DBusBus, takesFiles: Bool, _ library: SystemdLibrary
    ) throws(DBusError) -> OpaquePointer {
        var opened: OpaquePointer?
        let result: Int32
        switch bus {
        case .system: result = library.openSystem(&opened)
        case .session:
            // Only a connection that is set up here can refuse files.
            if !takesFiles, let address = sessionAddress {
                result = start(address, takesFiles: false, library, &opened)
            } else {
                result = library.openUser(&opened)
            }
        case .address(let address): result = start(address, takesFiles: takesFiles, library, &opened)
        }
        guard result >= 0, let opened else {
            if let opened { _ = library.closeUnref(opened) }
            throw DBusError(.notConnected, "There is no connection to the \(bus.name)", returned: result)
        }
        return opened
    }

    /// The address of the session bus, found in the same way as sd-bus does.
    private static var sessionAddress: String? {
        if let address = getenv("DBUS_SESSION_BUS_ADDRESS") { return String(cString: address) }
        return getenv("XDG_RUNTIME_DIR").map { "unix:path=\(String(cString: $0))/bus" }
    }

    private static func start(
        _ address: String, takesFiles: Bool, _ library: SystemdLibrary, _ opened: inout OpaquePointer?
    ) -> Int32 {
        var result = library.new(&opened)
        guard result >= 0, let bus = opened else { return result }
        result = library.setAddress(bus, address)
        if result >= 0 { result = library.setBusClient(bus, 1) }
        if result >= 0 { result = library.negotiateDescriptors(bus, takesFiles ? 1 : 0) }
        return result >= 0 ? library.start(bus) : result
    }

    /// The largest number of messages handled at a time, so that they are delivered and other work can run.
    static let turnLimit = 64

    /// Lets the library handle up to `turnLimit` messages; the rest is scheduled. An error ends the connection.
    func process() throws(DBusError) {
        var result: Int32 = 1
        var steps = 0
        while result > 0, steps < Self.turnLimit {
            result = library.process(bus, nil)
            steps += 1
        }
        // The library turns LimitsExceeded, the bus's answer to the greeting, into this error.
        guard result != -ENOBUFS else {
            throw DBusError(
                .disconnected, "The bus takes no more connections of this user; end some programs that use it.")
        }
        guard result >= 0 else {
            throw DBusError(.disconnected, "The connection to the bus ended", returned: result)
        }
        // The library may hold messages that it has already read, which the descriptor does not show.
        if result > 0 { queue.async(execute: wake) }
        try arm()
        try checkUnsent()
    }

    /// The largest number of unsent messages. A bus that accepts no more counts as disconnected.
    static let unsentLimit = 4096

    func send(_ message: OpaquePointer) throws(DBusError) {
        unsent += 1
        try checkUnsent()
        let sent = library.send(bus, message, nil)
        guard sent >= 0 else { throw DBusError(.disconnected, "A message could not be sent", returned: sent) }
    }

    private func checkUnsent() throws(DBusError) {
        guard unsent <= Self.unsentLimit else {
            throw DBusError(.disconnected, "The bus takes nothing any more.")
        }
    }

    func arm() throws(DBusError) {
        let events = library.events(bus)
        let descriptor = library.descriptor(bus)
        guard events >= 0, descriptor >= 0 else {
            throw DBusError(.disconnected, "The connection to the bus ended", returned: min(events, descriptor))
        }
        if reader == nil {
            let copy = try copy(of: descriptor)
            let source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: queue)
            begin(source, watching: copy)
            reader = source
        }
        if events & Int32(POLLOUT) == 0 {
            unsent = 0
            writer?.cancel()
            writer = nil
        } else if writer == nil {
            let copy = try copy(of: descriptor)
            let source = DispatchSource.makeWriteSource(fileDescriptor: copy, queue: queue)
            begin(source, watching: copy)
            writer = source
        }
        armTimer()
    }

    private func copy(of descriptor: Int32) throws(DBusError) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else {
            throw DBusError(.notConnected, "The connection to the bus can't be watched", returned: -errno)
        }
        return copy
    }

    private func begin(_ source: any DispatchSourceProtocol, watching copy: Int32) {
        source.setEventHandler(handler: wake)
        source.setCancelHandler { close(copy) }
        source.resume()
    }

    private func armTimer() {
        timer?.cancel()
        timer = nil
        var deadline: UInt64 = 0
        guard library.timeout(bus, &deadline) >= 0, deadline != .max else { return }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let microseconds = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
        let wait = deadline > microseconds ? min(deadline - microseconds, 3_600_000_000) : 0
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .microseconds(Int(wait)))
        timer.setEventHandler(handler: wake)
        timer.resume()
        self.timer = timer
    }
}

extension DBusBus {
    fileprivate var name: String {
        switch self {
        case .system: "system bus"
        case .session: "session bus"
        case .address: "bus at the given address"
        }
    }
}
#endif
