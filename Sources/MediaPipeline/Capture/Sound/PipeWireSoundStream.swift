import CPipeWire

/// One stream of PipeWire that is written into a ring. Used on the loop's thread.
final class PipeWireSoundStream {
    enum Source: Hashable {
        case system, microphone
        case output(String)
        /// An application's stream, by the number that is never given twice.
        case stream(String)
    }

    /// The most streams. Programs with many tabs have as many streams.
    static let most = 32

    private let feeds: SoundFeeds
    private let whenFailed: () -> Void
    private let ring: SoundRing
    private var sound: UnsafeMutablePointer<cpipewire_sound>?
    /// The server has ended the stream.
    private(set) var hasFailed = false
    /// The stream has given audio.
    private(set) var hasBegun = false

    /// Returns nil if the server gives no stream, or if there is no memory.
    ///
    /// - Parameters:
    ///   - target: An object's serial number or name.
    ///   - whenFailed: Called by the library during its own work on the stream, which can't be closed there.
    init?(
        _ source: Source, _ target: String?, _ core: OpaquePointer, _ feeds: SoundFeeds,
        whenFailed: @escaping () -> Void
    ) {
        guard let ring = SoundRing(channels: LiveSound.channels),
            let properties = PipeWireProperties.make(Self.properties(source, target))
        else { return nil }
        (self.ring, self.feeds, self.whenFailed) = (ring, feeds, whenFailed)
        let isAhead = if case .stream = source { true } else { false }
        sound = cpipewire_sound_open(
            core, properties, ring.pointer, UInt32(LiveSound.sampleRate), isAhead ? 1 : 0,
            { data, state, _ in
                guard let data else { return }
                Unmanaged<PipeWireSoundStream>.fromOpaque(data).takeUnretainedValue().turned(state)
            }, Unmanaged.passUnretained(self).toOpaque())
        guard sound != nil else { return nil }
        feeds.add(ring)
    }

    func close() {
        feeds.remove(ring)
        if let sound { cpipewire_sound_close(sound) }
        sound = nil
    }

    private func turned(_ state: pw_stream_state) {
        if state == PW_STREAM_STATE_STREAMING { hasBegun = true }
        guard state == PW_STREAM_STATE_ERROR else { return }
        hasFailed = true
        whenFailed()
    }

    private static func properties(_ source: Source, _ target: String?) -> [String: String] {
        var properties = [
            PW_KEY_MEDIA_TYPE: "Audio", PW_KEY_MEDIA_CATEGORY: "Capture", PW_KEY_APP_NAME: "marquee",
            PW_KEY_NODE_NAME: "marquee-sound", PW_KEY_NODE_DESCRIPTION: "marquee mirrors sound",
            // The desktop's own value. A shorter one would cost all programs that play.
            PW_KEY_NODE_LATENCY: "1024/48000",
        ]
        if case .system = source { properties[PW_KEY_STREAM_CAPTURE_SINK] = "true" }
        if case .output = source { properties[PW_KEY_STREAM_CAPTURE_SINK] = "true" }
        // Nothing, such as a sound card, is kept running only for our sake.
        if source != .microphone { properties[PW_KEY_NODE_PASSIVE] = "true" }
        if let target {
            properties[PW_KEY_TARGET_OBJECT] = target
            // Otherwise a microphone would be heard once the target is gone.
            properties[PW_KEY_NODE_DONT_RECONNECT] = "true"
        }
        return properties
    }
}

enum PipeWireProperties {
    static func read(_ properties: UnsafePointer<spa_dict>?) -> [String: String] {
        guard let properties, let items = properties.pointee.items else { return [:] }
        var read: [String: String] = [:]
        for item in UnsafeBufferPointer(start: items, count: Int(properties.pointee.n_items)) {
            if let key = item.key, let value = item.value { read[String(cString: key)] = String(cString: value) }
        }
        return read
    }

    /// Returns nil if there is no memory. The caller passes the properties to a function that takes them over.
    static func make(_ values: [String: String]) -> UnsafeMutablePointer<pw_properties>? {
        guard let properties = pw_properties_new_string("{}") else { return nil }
        for (key, value) in values { pw_properties_set(properties, key, value) }
        return properties
    }
}
