/// What a browse has to tell and its reader has not taken yet: the last word on each instance. So nothing is lost on a
/// reader that hangs, and what waits is bounded by what is there and what the reader believes to be there: an instance
/// that came and went meanwhile is not told of at all.
package struct UnreadAnnouncements: Sendable {
    private var words: [String: BrowseEvent] = [:]
    /// The instances that there are words on, from `first` on in the order in which they came to have one; and some
    /// that there are none on any more.
    private var order: [String] = []
    private var first = 0
    /// As whom the reader knows each instance.
    private var told: [String: String] = [:]
    private var failure: BrowseEvent?
    /// A list of so many is not tidied.
    private static let smallest = 64

    package init() {}

    /// Entries that are kept.
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
        // Half of them and more went again before they were told of.
        var seen: Set<String> = []
        order = order[first...].filter { words[$0] != nil && seen.insert($0).inserted }
        first = 0
    }

    /// The next thing that the reader does not know; nil where it knows all.
    package mutating func take() -> BrowseEvent? {
        while first < order.count {
            let instance = order[first]
            guard let word = words[instance] else {
                advance()
                continue
            }
            // Under the name of a device that it was there is another one now: the reader lists them by their ids.
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
