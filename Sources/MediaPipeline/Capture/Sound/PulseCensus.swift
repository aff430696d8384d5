import CPulse

/// What a PulseAudio server has. All of it is queried again each time that something changes.
///
/// If something changes during a query, another query follows. Used on the thread of the server's loop.
final class PulseCensus {
    private(set) var catalogue = SoundCatalogue()
    /// The catalogue before the last query.
    private(set) var before = SoundCatalogue()
    private let pulse: cpulse?
    private var next = SoundCatalogue()
    /// For each stream, the number of the output that it plays to; for each output, its monitor.
    private var outputs: [UInt32: UInt32] = [:]
    private var monitors: [UInt32: String] = [:]
    private var isAsking = false
    private var isOutdated = false
    private var whenTaken: (() -> Void)?

    // Each kind is numbered separately by the server.
    static let microphoneBit: UInt32 = 1 << 30
    static let streamBit: UInt32 = 1 << 31

    init(_ pulse: cpulse?) { self.pulse = pulse }

    func monitor(of stream: SoundCatalogue.Entry) -> String? { outputs[stream.id].flatMap { monitors[$0] } }

    func take(_ context: OpaquePointer, then whenTaken: @escaping () -> Void) {
        self.whenTaken = whenTaken
        guard !isAsking else {
            isOutdated = true
            return
        }
        (isAsking, isOutdated) = (true, false)
        next = SoundCatalogue()
        (outputs, monitors) = ([:], [:])
        ask(context)
    }

    /// Queries everything. The answers come in the order of the queries.
    private func ask(_ context: OpaquePointer) {
        guard let pulse else { return }
        let own = Unmanaged.passUnretained(self).toOpaque()
        let operations = [
            pulse.context_get_server_info(
                context,
                { _, info, data in
                    guard let census = PulseCensus.from(data), let info else { return }
                    census.next.usualOutput = PulseText.read(info.pointee.default_sink_name)
                    census.next.usualMicrophone = PulseText.read(info.pointee.default_source_name)
                }, own),
            pulse.context_get_sink_info_list(
                context,
                { _, info, _, data in
                    guard let info else { return }
                    PulseCensus.from(data)?.note(output: info.pointee)
                }, own),
            pulse.context_get_source_info_list(
                context,
                { _, info, _, data in
                    guard let info else { return }
                    PulseCensus.from(data)?.note(microphone: info.pointee)
                }, own),
            pulse.context_get_sink_input_info_list(
                context,
                { context, info, end, data in
                    guard let census = PulseCensus.from(data) else { return }
                    if let info { census.note(stream: info.pointee) }
                    if end != 0, let context { census.answered(context) }
                }, own),
        ]
        for operation in operations { if let operation { pulse.operation_unref(operation) } }
    }

    private func answered(_ context: OpaquePointer) {
        (before, catalogue) = (catalogue, next)
        isAsking = false
        whenTaken?()
        if isOutdated, let whenTaken { take(context, then: whenTaken) }
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> PulseCensus? {
        data.map { Unmanaged<PulseCensus>.fromOpaque($0).takeUnretainedValue() }
    }

    private func note(output info: pa_sink_info) {
        var entry = SoundCatalogue.Entry(kind: .output, id: info.index)
        entry.name = PulseText.read(info.name) ?? ""
        entry.description = PulseText.read(info.description) ?? ""
        monitors[info.index] = PulseText.read(info.monitor_source_name)
        next.note(entry)
    }

    private func note(microphone info: pa_source_info) {
        // The monitor of an output is no microphone.
        guard info.monitor_of_sink == UInt32.max else { return }
        var entry = SoundCatalogue.Entry(kind: .microphone, id: info.index | Self.microphoneBit)
        entry.name = PulseText.read(info.name) ?? ""
        entry.description = PulseText.read(info.description) ?? ""
        next.note(entry)
    }

    private func note(stream info: pa_sink_input_info) {
        var entry = SoundCatalogue.Entry(kind: .stream, id: info.index | Self.streamBit)
        entry.name = PulseText.read(info.name) ?? ""
        entry.application = property(PA_PROP_APPLICATION_NAME, of: info)
        entry.binary = property(PA_PROP_APPLICATION_PROCESS_BINARY, of: info)
        entry.processID = property(PA_PROP_APPLICATION_PROCESS_ID, of: info).flatMap(Int32.init)
        outputs[entry.id] = info.sink
        next.note(entry)
    }

    private func property(_ key: String, of info: pa_sink_input_info) -> String? {
        guard let properties = info.proplist else { return nil }
        return PulseText.read(pulse?.proplist_gets(properties, key))
    }
}

enum PulseText {
    static func read(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
}
