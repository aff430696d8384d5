import CastSender

/// What is said, before the load, of media that the receiver fetches from elsewhere: nobody but its server can mend it,
/// and the receiver itself says no more than that it failed.
enum URLCheck {
    /// A sentence for each thing that a receiver would run into, in the order of the items. All are looked at at once,
    /// within the five seconds of `MediaPreflight`.
    static func sentences(_ items: [PreparedItem]) async -> [String] {
        let elsewhere = items.filter { $0.serving == nil }.map { ($0.title, $0.media) }
        return await withTaskGroup(of: (Int, [String]).self) { group in
            for (index, (title, media)) in elsewhere.enumerated() {
                let start = items.count == 1 ? "" : "\"\(title)\": "
                group.addTask { (index, await MediaPreflight().check(media).map { start + $0.description }) }
            }
            var all: [Int: [String]] = [:]
            for await (index, sentences) in group { all[index] = sentences }
            return all.sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }
}
