import CPipeWire
import PlatformC

/// Audio by PipeWire.
///
/// There is one stream each for the default output and the default microphone. The session manager moves it when
/// another device becomes the default. There is also one stream for each requested stream of an application.
///
/// Everything runs on the thread that called ``run(leavesEmpty:)``, with all callbacks of PipeWire. Only the audio is
/// written into a ring by PipeWire's own thread.
final class PipeWireSound {
    private let wishes: SoundWishes
    private let supervisor: SoundSupervisor
    private var catalogue = SoundCatalogue()
    private var streams: [PipeWireSoundStream.Source: PipeWireSoundStream] = [:]
    private var patience = SoundPatience<PipeWireSoundStream.Source>()
    private var core: OpaquePointer?
    private var loop: OpaquePointer?
    private var outcome = SoundOutcome.absent
    private var hasSettled = false
    private var leavesEmpty = false
    /// Has the streams checked a little later.
    private var whenFailed = {}

    init(_ wishes: SoundWishes, _ supervisor: SoundSupervisor) {
        (self.wishes, self.supervisor) = (wishes, supervisor)
    }

    /// - Parameter leavesEmpty: Return if there is nothing to be heard.
    func run(leavesEmpty: Bool) -> SoundOutcome {
        self.leavesEmpty = leavesEmpty
        PipeWireLibrary.begin()
        guard let loop = pw_main_loop_new(nil) else { return .absent }
        defer { pw_main_loop_destroy(loop) }
        guard let context = Self.context(pw_main_loop_get_loop(loop)) else { return .absent }
        defer { pw_context_destroy(context) }
        guard let core = pw_context_connect(context, nil, 0) else { return .absent }
        defer { pw_core_disconnect(core) }
        (self.loop, self.core) = (loop, core)
        return listen(on: loop, core)
    }

    /// Makes a context.
    ///
    /// It has the settings of programs that play and record, so that nobody waits while we copy. If there are none, it
    /// has the default settings.
    private static func context(_ loop: UnsafeMutablePointer<pw_loop>?) -> OpaquePointer? {
        let quick = PipeWireProperties.make([PW_KEY_CONFIG_NAME: "client-rt.conf"])
        return pw_context_new(loop, quick, 0) ?? pw_context_new(loop, nil, 0)
    }

    private func listen(on loop: OpaquePointer, _ core: OpaquePointer) -> SoundOutcome {
        let own = Unmanaged.passUnretained(self).toOpaque()
        let queue = pw_main_loop_get_loop(loop)
        guard let watch = cpipewire_watch_open(core, Self.events, own) else { return .absent }
        defer { cpipewire_watch_close(watch) }
        let quit = cpipewire_event(
            queue, { data, _ in PipeWireSound.from(data)?.end(.stopped) }, own)
        defer { if let quit { cpipewire_remove(queue, quit) } }
        let limit = cpipewire_timer(queue, { data, _ in PipeWireSound.from(data)?.giveUp() }, own)
        defer { if let limit { cpipewire_remove(queue, limit) } }
        if let limit { cpipewire_timer_set(queue, limit, SoundSupervisor.answerTime) }
        let retry = cpipewire_timer(queue, { data, _ in PipeWireSound.from(data)?.follow() }, own)
        defer { if let retry { cpipewire_remove(queue, retry) } }
        whenFailed = { if let retry { cpipewire_timer_set(queue, retry, SoundSupervisor.retryTime) } }
        let handle = LoopEvent(loop: queue, event: quit)
        supervisor.setQuit { handle.signal() }
        // This runs before the event that it signals is removed.
        defer { supervisor.setQuit(nil) }
        defer { for stream in streams.values { stream.close() } }
        pw_main_loop_run(loop)
        whenFailed = {}
        return outcome
    }

    private func end(_ outcome: SoundOutcome) {
        self.outcome = outcome
        if let loop { pw_main_loop_quit(loop) }
    }

    /// Ends the attempt. A server that accepts the connection and says nothing counts as none.
    private func giveUp() {
        if !hasSettled { end(.absent) }
    }

    // MARK: Server events

    private static func from(_ data: UnsafeMutableRawPointer?) -> PipeWireSound? {
        data.map { Unmanaged<PipeWireSound>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let events = cpipewire_watch_events(
        object: { data, id, isClient, properties in
            from(data)?.note(id, isClient: isClient != 0, PipeWireProperties.read(properties))
        },
        removed: { data, id in from(data)?.forget(id) },
        setting: { data, key, value in
            guard let key, let sound = from(data) else { return }
            sound.catalogue.note(setting: String(cString: key), value.map { String(cString: $0) })
        },
        settled: { data in from(data)?.settle() },
        lost: { data, _ in
            guard let sound = from(data) else { return }
            sound.end(sound.hasSettled ? .lost : .absent)
        })

    private func note(_ id: UInt32, isClient: Bool, _ properties: [String: String]) {
        catalogue.note(id, isClient: isClient, properties)
        follow()
    }

    private func forget(_ id: UInt32) {
        let usual = (catalogue.usualOutput, catalogue.usualMicrophone)
        let entry = catalogue.remove(id)
        follow()
        guard let entry else { return }
        if entry.kind == .output, wishes.has(.system), entry.name == usual.0 {
            wishes.warn(SoundAdvice.outputGone(entry.title))
        } else if entry.kind == .microphone, wishes.has(.microphone), entry.name == usual.1 {
            wishes.warn(SoundAdvice.microphoneGone(entry.title))
        }
    }

    private func settle() {
        guard !catalogue.isEmpty || !leavesEmpty else { return end(.empty) }
        hasSettled = true
        SoundAdvice(catalogue).warnings(wishes.targets, ProcessTree.descends).forEach(wishes.warn)
        wishes.found(catalogue)
        supervisor.settled()
        follow()
    }

    // MARK: Streams

    /// Opens the streams that are wanted and available, and closes those that are gone.
    private func follow() {
        guard hasSettled, let core else { return }
        let wanted = sources
        patience.keep { wanted[$0] != nil }
        for (source, stream) in streams where wanted[source] == nil || stream.hasFailed {
            stream.close()
            streams[source] = nil
            if stream.hasFailed, patience.failed(source, hadBegun: stream.hasBegun) {
                wishes.warn(SoundAdvice.refused)
            }
        }
        for (source, target) in wanted where streams[source] == nil && patience.allows(source) {
            guard streams.count < PipeWireSoundStream.most else { return }
            streams[source] = PipeWireSoundStream(source, target, core, wishes.feeds) { [unowned self] in whenFailed() }
        }
    }

    /// The streams to open, and the object that each of them is bound to.
    private var sources: [PipeWireSoundStream.Source: String?] {
        var sources: [PipeWireSoundStream.Source: String?] = [:]
        for target in wishes.targets {
            switch target {
            case .system where !catalogue.outputs.isEmpty: sources[.system] = .some(nil)
            case .microphone where !catalogue.microphones.isEmpty: sources[.microphone] = .some(nil)
            case .output(let name):
                if catalogue.outputs.contains(where: { $0.name == name }) { sources[.output(name)] = name }
            case .application, .process:
                for entry in catalogue.streams(of: target, descends: ProcessTree.descends) {
                    let serial = entry.serial ?? "\(entry.id)"
                    sources[.stream(serial)] = serial
                }
            case .system, .microphone: break
            }
        }
        return sources
    }
}

/// What another thread may do with a loop.
//
// Unchecked: to signal is the only thing that PipeWire allows from another thread.
private struct LoopEvent: @unchecked Sendable {
    let loop: UnsafeMutablePointer<pw_loop>?
    let event: UnsafeMutablePointer<spa_source>?

    func signal() {
        if let loop, let event { cpipewire_signal(loop, event) }
    }
}
