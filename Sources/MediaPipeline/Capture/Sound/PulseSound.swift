import CPulse

/// Audio by PulseAudio, for machines without PipeWire.
///
/// There is one stream for the monitor of the default output and one for the default microphone. They are opened again
/// when another device becomes the default. There is also one stream for each requested stream of an application.
/// Everything runs on the thread that called ``run()``.
final class PulseSound {
    private let wishes: SoundWishes
    private let supervisor: SoundSupervisor
    private let census: PulseCensus
    private let pulse: cpulse?
    private var context: OpaquePointer?
    private var streams: [PulseStream.Source: PulseStream] = [:]
    private var patience = SoundPatience<PulseStream.Source>()
    private var outcome: SoundOutcome?
    private var hasSettled = false
    /// Has the streams checked a little later.
    private var whenFailed = {}

    init(_ wishes: SoundWishes, _ supervisor: SoundSupervisor) {
        (self.wishes, self.supervisor) = (wishes, supervisor)
        pulse = PulseLibrary.functions
        census = PulseCensus(pulse)
    }

    func run() -> SoundOutcome {
        guard let pulse, let loop = pulse.mainloop_new() else { return .absent }
        defer { pulse.mainloop_free(loop) }
        let api = pulse.mainloop_get_api(loop)
        guard let context = pulse.context_new(api, "marquee") else { return .absent }
        self.context = context
        defer {
            pulse.context_disconnect(context)
            pulse.context_unref(context)
        }
        let own = Unmanaged.passUnretained(self).toOpaque()
        pulse.context_set_state_callback(context, { _, data in PulseSound.from(data)?.turned() }, own)
        guard pulse.context_connect(context, nil, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0 else { return .absent }
        // Both timers end with the loop.
        _ = cpulse_after(api, SoundSupervisor.answerTime, { data in PulseSound.from(data)?.giveUp() }, own)
        // Bounded: once for each failure of a stream, and those are few.
        whenFailed = {
            _ = cpulse_after(api, SoundSupervisor.retryTime, { data in PulseSound.from(data)?.follow() }, own)
        }
        let handle = LoopHandle(loop: loop, wake: pulse.mainloop_wakeup)
        supervisor.setQuit { handle.wake(handle.loop) }
        defer { supervisor.setQuit(nil) }
        defer { for stream in streams.values { stream.close() } }
        while outcome == nil, !supervisor.isStopped {
            guard pulse.mainloop_iterate(loop, 1, nil) >= 0 else { return hasSettled ? .lost : .absent }
        }
        return outcome ?? .stopped
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> PulseSound? {
        data.map { Unmanaged<PulseSound>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Ends the attempt. A server that accepts the connection and says nothing counts as none.
    private func giveUp() {
        if !hasSettled, outcome == nil { outcome = .absent }
    }

    private func turned() {
        guard let pulse, let context else { return }
        switch pulse.context_get_state(context) {
        case PA_CONTEXT_READY: begin(pulse, context)
        case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: outcome = hasSettled ? .lost : .absent
        default: break
        }
    }

    private func begin(_ pulse: cpulse, _ context: OpaquePointer) {
        let own = Unmanaged.passUnretained(self).toOpaque()
        pulse.context_set_subscribe_callback(
            context, { _, _, _, data in PulseSound.from(data)?.look() }, own)
        let mask = [
            PA_SUBSCRIPTION_MASK_SINK, PA_SUBSCRIPTION_MASK_SOURCE, PA_SUBSCRIPTION_MASK_SINK_INPUT,
            PA_SUBSCRIPTION_MASK_SERVER,
        ].reduce(0) { $0 | $1.rawValue }
        if let operation = pulse.context_subscribe(context, pa_subscription_mask_t(mask), nil, nil) {
            pulse.operation_unref(operation)
        }
        look()
    }

    private func look() {
        guard let context else { return }
        census.take(context) { [unowned self] in taken() }
    }

    private func taken() {
        if hasSettled {
            tellWhatHasGone()
        } else {
            guard !census.catalogue.isEmpty else {
                outcome = .empty
                return
            }
            hasSettled = true
            SoundAdvice(census.catalogue).warnings(wishes.targets, ProcessTree.descends).forEach(wishes.warn)
            wishes.found(census.catalogue)
            supervisor.settled()
        }
        follow()
    }

    private func tellWhatHasGone() {
        let (before, now) = (census.before, census.catalogue)
        if wishes.has(.system), let gone = before.outputs.first(where: { $0.name == before.usualOutput }),
            !now.outputs.contains(where: { $0.name == gone.name })
        {
            wishes.warn(SoundAdvice.outputGone(gone.title))
        }
        if wishes.has(.microphone), let gone = before.microphones.first(where: { $0.name == before.usualMicrophone }),
            !now.microphones.contains(where: { $0.name == gone.name })
        {
            wishes.warn(SoundAdvice.microphoneGone(gone.title))
        }
    }

    private func follow() {
        guard let pulse, let context else { return }
        let wanted = sources
        patience.keep { wanted.contains($0) }
        for (source, stream) in streams where !wanted.contains(source) || stream.hasFailed {
            stream.close()
            streams[source] = nil
            if stream.hasFailed, patience.failed(source, hadBegun: stream.hasBegun) {
                wishes.warn(SoundAdvice.refused)
            }
        }
        for source in wanted where streams[source] == nil && patience.allows(source) {
            guard streams.count < PipeWireSoundStream.most else { return }
            streams[source] = PulseStream(source, pulse, context, wishes.feeds) { [unowned self] in whenFailed() }
        }
    }

    private var sources: Set<PulseStream.Source> {
        let catalogue = census.catalogue
        return wishes.targets.reduce(into: []) { sources, target in
            switch target {
            case .system:
                if let name = catalogue.usualOutput { sources.insert(.init(device: "\(name).monitor")) }
            case .microphone:
                // Without a microphone, the default source is the monitor of an output.
                if let usual = catalogue.microphones.first(where: { $0.name == catalogue.usualMicrophone }) {
                    sources.insert(.init(device: usual.name))
                }
            case .output(let name):
                if catalogue.outputs.contains(where: { $0.name == name }) {
                    sources.insert(.init(device: "\(name).monitor"))
                }
            case .application, .process:
                for entry in catalogue.streams(of: target, descends: ProcessTree.descends) {
                    if let device = census.monitor(of: entry) {
                        sources.insert(.init(device: device, stream: entry.id & ~PulseCensus.streamBit))
                    }
                }
            }
        }
    }
}

/// What another thread may do with a loop.
//
// Unchecked: to wake the loop is the only thing that libpulse allows from another thread.
private struct LoopHandle: @unchecked Sendable {
    let loop: OpaquePointer
    let wake: @convention(c) (OpaquePointer?) -> Void
}
