import PlatformC
import Synchronization

/// An open file received over D-Bus or to be sent over it. It is closed with its last reference, or earlier.
package final class DBusFileDescriptor: DBusFileOwner {
    private let number: Mutex<Int32?>

    /// - Parameter number: an open descriptor that this object takes over.
    package init(owning number: Int32) {
        self.number = Mutex(number)
    }

    /// Duplicates a descriptor. Returns nil if the system has no more descriptors.
    package convenience init?(duplicating number: Int32) {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        self.init(owning: copy)
    }

    deinit { close() }

    package var isOpen: Bool { number.withLock { $0 != nil } }

    /// Closes the file. Further calls do nothing.
    package func close() {
        let taken = number.withLock { number in
            defer { number = nil }
            return number
        }
        guard let taken else { return }
        _ = PlatformC.close(taken)
    }

    /// Calls `body` while the file can't be closed. Returns nil if it is closed already.
    package func withNumber<Value: Sendable>(_ body: (Int32) -> Value) -> Value? {
        number.withLock { number in number.map(body) }
    }
}

extension DBusFileDescriptor: Hashable {
    package static func == (left: DBusFileDescriptor, right: DBusFileDescriptor) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension DBusValue {
    package static func unixFD(_ descriptor: DBusFileDescriptor) -> DBusValue { .file(DBusFile(descriptor)) }

    package var fileDescriptor: DBusFileDescriptor? { openFile?.owner as? DBusFileDescriptor }
}
