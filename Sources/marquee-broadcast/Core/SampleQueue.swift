/// What waits for one of a source's takers, bounded: the newest two frames, and four seconds of audio. Pure.
struct SampleQueue<Sample> {
    static var mostPictures: Int { 2 }
    static var longestSound: Duration { .seconds(4) }

    private var waiting: [(sample: Sample, isPicture: Bool, time: Duration)] = []
    /// Frames dropped since the last one was taken.
    private var left = 0

    init() {}

    var isEmpty: Bool { waiting.isEmpty }

    /// - Parameter time: Its presentation time.
    mutating func add(_ sample: Sample, isPicture: Bool, time: Duration) {
        waiting.append((sample, isPicture, time))
        if isPicture {
            let pictures = waiting.indices.filter { waiting[$0].isPicture }
            guard pictures.count > Self.mostPictures else { return }
            waiting.remove(at: pictures[0])
            left += 1
        } else {
            waiting.removeAll { !$0.isPicture && time - $0.time > Self.longestSound }
        }
    }

    /// The oldest sample, and the number of frames missing before it.
    mutating func take() -> (sample: Sample, left: Int)? {
        guard !waiting.isEmpty else { return nil }
        defer { left = 0 }
        return (waiting.removeFirst().sample, left)
    }
}
