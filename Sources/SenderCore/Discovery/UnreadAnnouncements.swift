/// The browse events that the reader has not taken yet: the newest one for each instance.
///
/// So a slow reader loses nothing. The size is bounded by the instances that exist and those that the reader knows. An
/// instance that came and went in the meantime is not reported at all.
package struct UnreadAnnouncements: Sendable {
    private var words: [String: BrowseEvent] = [:]
    /// The instances with an event, from `first` on, in the order of their first event. It also has instances that have
    /// no event any more.
    private var order: [String] = []
    private var first = 0
    /// The device id that the reader knows for each instance.
    private var told: [String: String] = [:]
    private var failure: BrowseEvent?
    /// A list of up to this size is not compacted.
    private static let smallest = 64

    package init() {}

    /// The number of entries that are kept.
    var size: Int { words.count + order.count + told.count }

    package mutating func add(_ event: BrowseEvent) {
        switch event {
        case .found(_, let instance): wait(event, on: instance)
        case .lost(_, let instance):
            if told[instance] != nil { wait(event, on: instance) } else { words[instance] = nil }
        case .failed: failure = event
        }
    }

    private mutating func wait(_ event: BrowseEvent, on instance: String) {
        guard words.updateValue(event, forKey: instance) == nil else { return }
        order.append(instance)
        guard order.count > Self.smallest + 2 * words.count else { return }
        // At least half of the entries have no event any more.
        var seen: Set<String> = []
        order = order[first...].filter { words[$0] != nil && seen.insert($0).inserted }
        first = 0
    }

    /// Returns the next event for the reader, or nil if there is none.
    package mutating func take() -> BrowseEvent? {
        while first < order.count {
            let instance = order[first]
            guard let word = words[instance] else {
                advance()
                continue
            }
            // The instance now names another device. The reader lists devices by their ids, so it first loses the old
            // one.
            if let old = told[instance], word.deviceID != old {
                told[instance] = nil
                return .lost(deviceID: old, instance: instance)
            }
            words[instance] = nil
            advance()
            guard case .found = word else {
                if told.removeValue(forKey: instance) == nil { continue }
                return word
            }
            told[instance] = word.deviceID
            return word
        }
        defer { failure = nil }
        return failure
    }

    private mutating func advance() {
        first += 1
        guard first == order.count || first >= Self.smallest else { return }
        order.removeFirst(first)
        first = 0
    }
}

extension BrowseEvent {
    fileprivate var deviceID: String? {
        switch self {
        case .found(let device, _): device.deviceID
        case .lost(let deviceID, _): deviceID
        case .failed: nil
        }
    }
}
