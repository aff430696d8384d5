#if DBus
import CSystemd
import PlatformC

/// The functions of libsystemd, loaded at first use and never unloaded.
///
/// So a program that can use D-Bus also starts without the library, and fails only when it connects.
///
/// Unchecked: the function pointers are set once, and the library stays loaded.
struct SystemdLibrary: @unchecked Sendable {
    static let shared: Result<SystemdLibrary, DBusError> = {
        do throws(DBusError) {
            return .success(try SystemdLibrary(named: "libsystemd.so.0"))
        } catch {
            return .failure(error)
        }
    }()

    let new: sd_bus_new_function
    let openSystem: sd_bus_open_function
    let openUser: sd_bus_open_function
    let setAddress: sd_bus_set_address_function
    let setBusClient: sd_bus_set_bus_client_function
    let negotiateDescriptors: sd_bus_negotiate_fds_function
    let start: sd_bus_start_function
    let closeUnref: sd_bus_close_unref_function
    let descriptor: sd_bus_get_fd_function
    let events: sd_bus_get_events_function
    let timeout: sd_bus_get_timeout_function
    let process: sd_bus_process_function
    let callAsync: sd_bus_call_async_function
    let send: sd_bus_send_function
    let addMatchAsync: sd_bus_add_match_async_function
    let addObject: sd_bus_add_object_function
    let slotUnref: sd_bus_slot_unref_function
    let newMethodCall: sd_bus_message_new_method_call_function
    let newSignal: sd_bus_message_new_signal_function
    let newMethodReturn: sd_bus_message_new_method_return_function
    let newMethodError: sd_bus_message_new_method_error_function
    let messageExpectsReply: sd_bus_message_get_expect_reply_function
    let messageRef: sd_bus_message_ref_function
    let messageUnref: sd_bus_message_unref_function
    let messageError: sd_bus_message_get_error_function
    let messageSender: sd_bus_message_get_text_function
    let messagePath: sd_bus_message_get_text_function
    let messageInterface: sd_bus_message_get_text_function
    let messageMember: sd_bus_message_get_text_function
    let appendBasic: sd_bus_message_append_basic_function
    let openContainer: sd_bus_message_open_container_function
    let closeContainer: sd_bus_message_close_container_function
    let peekType: sd_bus_message_peek_type_function
    let readBasic: sd_bus_message_read_basic_function
    let enterContainer: sd_bus_message_enter_container_function
    let exitContainer: sd_bus_message_exit_container_function

    init(named name: String) throws(DBusError) {
        let symbols = try Symbols(of: name)
        new = try symbols.function("sd_bus_new")
        openSystem = try symbols.function("sd_bus_open_system")
        openUser = try symbols.function("sd_bus_open_user")
        setAddress = try symbols.function("sd_bus_set_address")
        setBusClient = try symbols.function("sd_bus_set_bus_client")
        negotiateDescriptors = try symbols.function("sd_bus_negotiate_fds")
        start = try symbols.function("sd_bus_start")
        closeUnref = try symbols.function("sd_bus_close_unref")
        descriptor = try symbols.function("sd_bus_get_fd")
        events = try symbols.function("sd_bus_get_events")
        timeout = try symbols.function("sd_bus_get_timeout")
        process = try symbols.function("sd_bus_process")
        callAsync = try symbols.function("sd_bus_call_async")
        send = try symbols.function("sd_bus_send")
        addMatchAsync = try symbols.function("sd_bus_add_match_async")
        addObject = try symbols.function("sd_bus_add_object")
        slotUnref = try symbols.function("sd_bus_slot_unref")
        newMethodCall = try symbols.function("sd_bus_message_new_method_call")
        newSignal = try symbols.function("sd_bus_message_new_signal")
        newMethodReturn = try symbols.function("sd_bus_message_new_method_return")
        newMethodError = try symbols.function("sd_bus_message_new_method_error")
        messageExpectsReply = try symbols.function("sd_bus_message_get_expect_reply")
        messageRef = try symbols.function("sd_bus_message_ref")
        messageUnref = try symbols.function("sd_bus_message_unref")
        messageError = try symbols.function("sd_bus_message_get_error")
        messageSender = try symbols.function("sd_bus_message_get_sender")
        messagePath = try symbols.function("sd_bus_message_get_path")
        messageInterface = try symbols.function("sd_bus_message_get_interface")
        messageMember = try symbols.function("sd_bus_message_get_member")
        appendBasic = try symbols.function("sd_bus_message_append_basic")
        openContainer = try symbols.function("sd_bus_message_open_container")
        closeContainer = try symbols.function("sd_bus_message_close_container")
        peekType = try symbols.function("sd_bus_message_peek_type")
        readBasic = try symbols.function("sd_bus_message_read_basic")
        enterContainer = try symbols.function("sd_bus_message_enter_container")
        exitContainer = try symbols.function("sd_bus_message_exit_container")
    }

    private struct Symbols {
        let handle: UnsafeMutableRawPointer
        let library: String

        init(of library: String) throws(DBusError) {
            guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
                throw DBusError(
                    .unavailable, "\(library) is not on this machine; install libsystemd to use D-Bus.")
            }
            self.handle = handle
            self.library = library
        }

        func function<Function>(_ name: String, as type: Function.Type = Function.self) throws(DBusError) -> Function {
            guard let address = dlsym(handle, name) else {
                throw DBusError(.unavailable, "\(library) is too old: it has no \(name); install a newer libsystemd.")
            }
            return unsafeBitCast(address, to: type)
        }
    }
}

extension DBusError {
    /// Describes a negative error number that a function of libsystemd returned.
    init(_ code: Code, _ what: String, returned result: Int32) {
        self.init(code, "\(what): \(String(cString: strerror(-result))).")
    }
}
#endif
