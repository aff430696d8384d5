#if DBus
import CSystemd

/// Messages that arrive while the library works. They are handled once it is done. Used on one queue only.
///
/// The library's callbacks run during its own work, when no task may be resumed and no slot released.
final class BusInbox {
    enum Entry {
        case reply(id: UInt64, Result<[DBusValue], DBusError>)
        case matchInstalled(id: UInt64, DBusError?)
        case signal(id: UInt64, DBusSignal)
        case call(id: UInt64, Result<DBusRequest, DBusError>, BusMessage)
    }

    private(set) var entries: [Entry] = []

    func append(_ entry: Entry) { entries.append(entry) }

    func takeAll() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

/// A call or match that the library knows. It is released with its last reference, or earlier. Then its mailbox is not
/// used.
final class BusSlot {
    private var slot: OpaquePointer?
    private let library: SystemdLibrary

    init(_ slot: OpaquePointer?, _ library: SystemdLibrary) {
        self.slot = slot
        self.library = library
    }

    deinit { release() }

    func release() {
        guard let slot else { return }
        self.slot = nil
        _ = library.slotUnref(slot)
    }
}

/// The destination of messages for one call or match: the callbacks' `userdata`. It lives as long as the slot.
final class BusMailbox {
    let id: UInt64
    private let inbox: BusInbox
    private let library: SystemdLibrary

    init(id: UInt64, inbox: BusInbox, library: SystemdLibrary) {
        self.id = id
        self.inbox = inbox
        self.library = library
    }

    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private static func mailbox(_ pointer: UnsafeMutableRawPointer?) -> BusMailbox? {
        pointer.map { Unmanaged<BusMailbox>.fromOpaque($0).takeUnretainedValue() }
    }

    static let replyCame: sd_bus_message_handler_t = { message, userdata, _ in
        guard let box = mailbox(userdata), let message else { return 0 }
        box.inbox.append(.reply(id: box.id, box.result(of: message)))
        return 0
    }

    static let matchInstalled: sd_bus_message_handler_t = { message, userdata, _ in
        guard let box = mailbox(userdata), let message else { return 0 }
        box.inbox.append(.matchInstalled(id: box.id, box.error(in: message)))
        return 0
    }

    static let signalCame: sd_bus_message_handler_t = { message, userdata, _ in
        guard let box = mailbox(userdata), let message, let signal = box.signal(message) else { return 0 }
        box.inbox.append(.signal(id: box.id, signal))
        return 0
    }

    /// It always returns 1 (handled): the library's own error for an unhandled call is less exact.
    static let callCame: sd_bus_message_handler_t = { message, userdata, _ in
        guard let box = mailbox(userdata), let message else { return 0 }
        box.inbox.append(.call(id: box.id, box.request(message), BusMessage(message, box.library)))
        return 1
    }

    private func result(of message: OpaquePointer) -> Result<[DBusValue], DBusError> {
        if let error = error(in: message) { return .failure(error) }
        let reader = MessageReader(library: library, message: message, budget: .reply)
        return Result { () throws(DBusError) in try reader.values() }
    }

    private func error(in message: OpaquePointer) -> DBusError? {
        guard let error = library.messageError(message)?.pointee, let name = error.name else { return nil }
        let text = error.message.map { String(cString: $0) } ?? "no reason given"
        return DBusError(name: String(cString: name), text: text)
    }

    private func signal(_ message: OpaquePointer) -> DBusSignal? {
        let reader = MessageReader(library: library, message: message, budget: .signal)
        guard let arguments = try? reader.values() else { return nil }
        return DBusSignal(
            sender: text(library.messageSender(message)), path: text(library.messagePath(message)),
            interface: text(library.messageInterface(message)), member: text(library.messageMember(message)),
            arguments: arguments)
    }

    private func request(_ message: OpaquePointer) -> Result<DBusRequest, DBusError> {
        let reader = MessageReader(library: library, message: message, budget: .call)
        return Result { () throws(DBusError) in
            DBusRequest(
                sender: text(library.messageSender(message)),
                interface: library.messageInterface(message).map { String(cString: $0) },
                member: text(library.messageMember(message)), try reader.values())
        }
    }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
}

extension DBusError {
    /// An error message from the other side, the bus or the library.
    fileprivate init(name: String, text: String) {
        let code: Code =
            switch name {
            case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout",
                "System.Error.ETIMEDOUT":
                .timeout
            case "org.freedesktop.DBus.Error.Disconnected", "System.Error.ECONNRESET": .disconnected
            default: .refused
            }
        self.init(code, "The answer over D-Bus is an error, \(name): \(text)", name: name)
    }
}
#endif
