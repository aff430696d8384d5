import CPipeWire
import PlatformC

/// A connection to PipeWire's server, with a loop of its own.
///
/// All of it belongs to the thread that makes it. That thread waits for ``descriptor`` and then calls ``turn()``.
/// Nothing in it blocks.
final class PipeWireConnection {
    private let loop: UnsafeMutablePointer<pw_loop>
    private let context: OpaquePointer
    let core: OpaquePointer
    private let registry: OpaquePointer?
    private let coreHook = PipeWireHook<pw_core_events>()
    private let registryHook = PipeWireHook<pw_registry_events>()
    /// Why there is no connection any more.
    private(set) var failure: PipelineError?
    /// The numbers of objects that are gone.
    private(set) var gone: Set<UInt32> = []
    /// The object whose removal is watched for.
    var watched: UInt32?

    /// - Parameter remote: A connection that somebody else has made, such as the portal; it is closed in any case. Nil
    ///   for the session's own server.
    /// - Throws: ``PipelineError/Code/captureUnavailable`` if there is no server.
    init(remote: Int32? = nil) throws(PipelineError) {
        PipeWireLibrary.begin()
        let loop = pw_loop_new(nil)
        guard let made = loop, let context = pw_context_new(made, nil, 0) else {
            if let loop { pw_loop_destroy(loop) }
            if let remote { close(remote) }
            throw .memory
        }
        (self.loop, self.context) = (made, context)
        // The library closes the descriptor.
        let connected = remote.map { pw_context_connect_fd(context, $0, nil, 0) } ?? pw_context_connect(context, nil, 0)
        guard let connected else {
            pw_context_destroy(context)
            pw_loop_destroy(made)
            throw PipelineError(
                .captureUnavailable,
                "PipeWire, which gives the pictures of a screen under Wayland, does not answer: is its server running?")
        }
        core = connected
        registry = cpipewire_registry(connected)
        cpipewire_loop_enter(made)
        coreHook.events.pointee.version = UInt32(PW_VERSION_CORE_EVENTS)
        coreHook.events.pointee.error = { data, id, _, result, message in
            // Other objects report their own errors.
            guard id == PW_ID_CORE, let data else { return }
            let connection = Unmanaged<PipeWireConnection>.fromOpaque(data).takeUnretainedValue()
            if result == -EPIPE { connection.failure = connection.failure ?? .pipeWireGone }
        }
        cpipewire_core_listen(core, coreHook.hook, coreHook.events, Unmanaged.passUnretained(self).toOpaque())
        registryHook.events.pointee.version = UInt32(PW_VERSION_REGISTRY_EVENTS)
        registryHook.events.pointee.global_remove = { data, id in
            guard let data else { return }
            let connection = Unmanaged<PipeWireConnection>.fromOpaque(data).takeUnretainedValue()
            if connection.watched == id { connection.gone.insert(id) }
        }
        if let registry {
            cpipewire_registry_listen(
                registry, registryHook.hook, registryHook.events, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    deinit {
        // This code runs on the thread that made the connection. Everything that depends on the connection is gone
        // already.
        coreHook.remove()
        if let registry {
            registryHook.remove()
            pw_proxy_destroy(registry)
        }
        pw_core_disconnect(core)
        cpipewire_loop_leave(loop)
        pw_context_destroy(context)
        pw_loop_destroy(loop)
    }

    /// Readable when there is work to do.
    var descriptor: Int32 { cpipewire_loop_descriptor(loop) }

    /// Does the pending work.
    func turn() { _ = cpipewire_loop_turn(loop) }
}

/// A listener's entry in the library's list, and the functions that the library calls. Both keep their addresses.
final class PipeWireHook<Events> {
    let hook: UnsafeMutablePointer<spa_hook>
    let events: UnsafeMutablePointer<Events>

    /// All functions are nil at first.
    init() {
        hook = .allocate(capacity: 1)
        hook.initialize(to: spa_hook())
        events = .allocate(capacity: 1)
        UnsafeMutableRawPointer(events).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Events>.size)
    }

    deinit {
        hook.deallocate()
        events.deallocate()
    }

    /// Stops the calls. Call this once, and before the object that it listens to is gone.
    func remove() { spa_hook_remove(hook) }
}
