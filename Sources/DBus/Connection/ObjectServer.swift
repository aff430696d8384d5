#if DBus
import CSystemd

/// The objects that one connection serves, and the calls to them that wait for a reply. Used on one queue only.
final class ObjectServer {
    /// A call that the object's owner has to answer.
    private struct Waiting {
        let message: BusMessage
        let sender: String
        let object: UInt64
        let gives: [DBusSignature]
        let setting: Setting?
    }

    /// A property for which only the newest value matters.
    private struct Setting: Hashable {
        let object: UInt64
        let interface: String
        let property: String

        init?(_ wish: DBusWish, of object: UInt64) {
            guard case .set(let interface, let property, _) = wish else { return nil }
            (self.object, self.interface, self.property) = (object, interface, property)
        }
    }

    private struct Exported {
        let slot: BusSlot
        let mailbox: BusMailbox
        let path: DBusObjectPath
        var object: DBusObject
        let calls: AsyncStream<DBusIncomingCall>.Continuation
    }

    typealias Answer = DBusIncomingCall.Answer

    private let library: SystemdLibrary
    private var exported: [UInt64: Exported] = [:]
    private var waiting: [UInt64: Waiting] = [:]
    private var table = DBusCallTable()
    private var settings = DBusNewestSettings<Setting>()
    /// Settings that wait for an earlier one of the same property.
    private var parked: [UInt64: DBusIncomingCall] = [:]
    private var lastCall: UInt64 = 0

    init(_ library: SystemdLibrary) {
        self.library = library
    }

    // MARK: - Objects

    func has(_ path: DBusObjectPath) -> Bool { exported.values.contains { $0.path == path } }

    func add(
        _ object: DBusObject, at path: DBusObjectPath, mailbox: BusMailbox, slot: BusSlot,
        calls: AsyncStream<DBusIncomingCall>.Continuation
    ) {
        exported[mailbox.id] = Exported(slot: slot, mailbox: mailbox, path: path, object: object, calls: calls)
    }

    /// Waiting calls of the object are answered when their last references are released.
    func remove(_ id: UInt64) {
        guard let object = exported.removeValue(forKey: id) else { return }
        object.slot.release()
        object.calls.finish()
        for (number, call) in waiting where call.object == id { parked[number] = nil }
    }

    func removeAll() {
        for id in exported.keys { remove(id) }
        waiting = [:]
        table = DBusCallTable()
        settings = DBusNewestSettings()
    }

    func identifier(of path: DBusObjectPath) -> UInt64? { exported.first { $0.value.path == path }?.key }

    func set(
        _ values: [String: DBusValue], removing removed: Set<String>, of interface: String, of id: UInt64
    ) -> DBusPropertiesChange? {
        exported[id]?.object.set(values, removing: removed, of: interface)
    }

    // MARK: - Calls

    /// Decides how to handle a call.
    ///
    /// - Parameter answer: sends the later answer; it receives the call's number.
    /// - Returns: the answers to send at once: none if the object's owner has it, or the answer to a replaced setting.
    func received(
        _ request: Result<DBusRequest, DBusError>, of id: UInt64, _ message: BusMessage,
        answer: @escaping @Sendable (UInt64, Answer) async -> Void
    ) -> [(BusMessage, Answer)] {
        guard let object = exported[id] else { return [(message, .failure(.unknownObject("The object is gone.")))] }
        let read: DBusRequest
        switch request {
        case .success(let request): read = request
        case .failure(let error): return [(message, .failure(.invalidArguments("\(error)")))]
        }
        switch object.object.answer(read, children: children(of: object.path)) {
        case .reply(let values): return [(message, .success(values))]
        case .error(let error): return [(message, .failure(error))]
        case .ask(let wish, let gives):
            let setting = object.object.newestCounts(wish) ? Setting(wish, of: id) : nil
            guard setting != nil || table.admit(read.sender) else {
                return [(message, .failure(.limitsExceeded("Too many calls wait for an answer already.")))]
            }
            lastCall += 1
            let number = lastCall
            waiting[number] = Waiting(
                message: message, sender: read.sender, object: id, gives: gives, setting: setting)
            let call = DBusIncomingCall(wish, sender: read.sender) { await answer(number, $0) }
            guard let setting, case .wait(let overtaken) = settings.submit(setting, call: number) else {
                object.calls.yield(call)
                return []
            }
            parked[number] = call
            guard let overtaken, let old = waiting.removeValue(forKey: overtaken) else { return [] }
            parked[overtaken] = nil
            return [(old.message, .success([]))]
        }
    }

    /// Returns the message for a later answer, and that answer; nil if no caller is waiting any more.
    func answered(_ number: UInt64, _ answer: Answer) -> (BusMessage, Answer)? {
        guard let call = waiting.removeValue(forKey: number) else { return nil }
        if let setting = call.setting {
            if let next = settings.ended(setting), let parked = parked.removeValue(forKey: next) {
                exported[setting.object]?.calls.yield(parked)
            }
        } else {
            table.finished(call.sender)
        }
        guard case .success(let values) = answer, values.map(\.type) != call.gives else {
            return (call.message, answer)
        }
        return (call.message, .failure(.failed("The answer has not the types that it must have.")))
    }

    private func children(of path: DBusObjectPath) -> [String] {
        let prefix = path.text == "/" ? "/" : path.text + "/"
        let names = exported.values.compactMap { object -> String? in
            guard object.path.text.hasPrefix(prefix), object.path.text != prefix else { return nil }
            return object.path.text.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
        }
        return Set(names).sorted()
    }
}

/// A retained message of the library. Used on one queue only.
final class BusMessage {
    let pointer: OpaquePointer
    private let library: SystemdLibrary

    /// - Parameter pointer: a message whose reference this object takes over.
    init(owning pointer: OpaquePointer, _ library: SystemdLibrary) {
        self.pointer = pointer
        self.library = library
    }

    /// Adds a reference of its own.
    convenience init(_ pointer: OpaquePointer, _ library: SystemdLibrary) {
        self.init(owning: library.messageRef(pointer) ?? pointer, library)
    }

    deinit { _ = library.messageUnref(pointer) }

    var wantsReply: Bool { library.messageExpectsReply(pointer) > 0 }
}

extension SystemdLibrary {
    func errorMessage(answering call: BusMessage, with error: DBusErrorReply) -> (OpaquePointer?, Int32) {
        var created: OpaquePointer?
        let result = error.name.withCString { name in
            error.text.withCString { text in
                var error = sd_bus_error(name: name, message: text, _need_free: 0)
                return newMethodError(call.pointer, &created, &error)
            }
        }
        return (created, result)
    }
}
#endif
