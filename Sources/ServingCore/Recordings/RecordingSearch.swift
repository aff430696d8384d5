/// Finds the places in a transport or program stream at which another recording begins, as `cat a.ts b.ts` makes it.
/// The clock jumps there. No header mentions them, and a player that goes by the clock plays only the first recording.
///
/// A short file is read completely. In a long one some places are sampled. If the time between two samples does not fit
/// the bytes between them, the search continues there. So a jump may be missed if it is small compared to the distance
/// of the samples.
package struct RecordingSearch {
    /// Seconds. A player would wait for a longer gap.
    private static let longestStep = 1.0
    /// With a low frame rate there are few clock values: a jump is longer than this many usual steps.
    private static let stepsOfJump = 4.0
    /// The largest file in bytes that is read completely.
    private static let readWhole: Int64 = 64 << 20
    /// The number of samples in a longer file.
    private static let places = 48
    /// The bytes of a sample.
    private static let window = 512 << 10
    /// Once a jump is known to be within this many bytes, they are read completely.
    private static let closeEnough: Int64 = 4 << 20
    /// The first clock values of a file, among which every program has one.
    private static let clocksOfAllPrograms = 20
    /// The most bytes to read of a long file.
    private static let mostBytes = 256 << 20
    /// If a file has more recordings, the last ones count as one.
    package static let mostParts = 16

    private let kind: StreamClocks.Kind
    private let size: Int64
    private let read: (Int64, Int) -> [UInt8]
    private var found: Set<Int64> = []
    /// The stream whose clock is used, if the file has several programs.
    private var packetID: Int?
    /// Bytes per second.
    private var rate = 0.0
    private var budget = RecordingSearch.mostBytes

    /// Finds the recordings.
    ///
    /// - Parameters:
    ///   - size: The file's size in bytes.
    ///   - read: Returns this many bytes from an offset on, fewer at the end.
    /// - Returns: The byte offsets of all recordings, ascending from 0, and whether there may be more.
    package static func beginnings(
        _ kind: StreamClocks.Kind, size: Int64, read: (Int64, Int) -> [UInt8]
    ) -> (places: [Int64], mayBeMore: Bool) {
        withoutActuallyEscaping(read) { read in
            var search = RecordingSearch(kind, size: size, read: read)
            search.run()
            let isSpent = search.budget <= 0 && size > readWhole
            return ([0] + search.found.sorted().prefix(mostParts - 1), isSpent || search.found.count >= mostParts)
        }
    }

    private init(_ kind: StreamClocks.Kind, size: Int64, read: @escaping (Int64, Int) -> [UInt8]) {
        (self.kind, self.size, self.read) = (kind, size, read)
    }

    private mutating func run() {
        let first = StreamClocks(kind, read(0, Self.window), at: 0).clocks
        // Programs alternate; the program of another recording appears later.
        let programs = Set(first.prefix(Self.clocksOfAllPrograms).map(\.packetID))
        packetID = programs.count > 1 ? first[0].packetID : nil
        guard size > Self.readWhole else { return scan(from: 0, to: size) }
        let samples = (0..<Self.places).compactMap { place in
            clock(at: Int64(place) * (size - Int64(Self.window)) / Int64(Self.places - 1))
        }
        let steps = Array(zip(samples, samples.dropFirst()))
        let rates = steps.map {
            Double($1.place - $0.place) / max(0.001, StreamClocks.seconds(from: $0.time, to: $1.time))
        }
        guard !rates.isEmpty else { return }
        rate = rates.sorted()[rates.count / 2]
        for (one, other) in steps { search(one, other) }
    }

    private func clock(at place: Int64) -> StreamClocks.Clock? {
        counted(StreamClocks(kind, read(place, Self.window), at: place).clocks).first
    }

    private func counted(_ clocks: [StreamClocks.Clock]) -> [StreamClocks.Clock] {
        clocks.filter { packetID == nil || $0.packetID == packetID }
    }

    private func jumps(_ one: StreamClocks.Clock, _ other: StreamClocks.Clock) -> Bool {
        let expected = Double(other.place - one.place) / rate
        let passed = StreamClocks.seconds(from: one.time, to: other.time)
        return passed > 4 * expected + 2 || passed < expected / 8 - 2
    }

    private mutating func search(_ one: StreamClocks.Clock, _ other: StreamClocks.Clock) {
        guard budget > 0, jumps(one, other) else { return }
        budget -= Self.window
        guard other.place - one.place > Self.closeEnough else {
            return scan(from: one.place, to: min(size, other.place + Int64(Self.window)))
        }
        guard let middle = clock(at: (one.place + other.place) / 2), middle.place < other.place else {
            return scan(from: one.place, to: other.place)
        }
        search(one, middle)
        search(middle, other)
    }

    /// Reads a range completely.
    private mutating func scan(from: Int64, to: Int64) {
        var clocks: [StreamClocks.Clock] = []
        var tables: [Int64] = []
        var place = from
        // A packet across two chunks is read again with the second one.
        let overlap = 1 << 10
        while place < to, budget > 0 || size <= Self.readWhole {
            budget -= Int(Self.closeEnough)
            let bytes = read(place, min(Int(Self.closeEnough), Int(to - place)))
            let found = StreamClocks(kind, bytes, at: place)
            let last = clocks.last?.place ?? -1
            clocks += counted(found.clocks).filter { $0.place > last }
            tables += found.tables
            guard bytes.count > overlap else { break }
            place += Int64(bytes.count - (place + Int64(bytes.count) < to ? overlap : 0))
        }
        findJumps(clocks, tables)
    }

    /// - Parameter tables: Ascending offsets of the program table.
    private mutating func findJumps(_ clocks: [StreamClocks.Clock], _ tables: [Int64]) {
        let steps = zip(clocks, clocks.dropFirst()).map { StreamClocks.seconds(from: $0.time, to: $1.time) }
        guard !steps.isEmpty else { return }
        let longest = max(Self.longestStep + 0.01, Self.stepsOfJump * steps.sorted()[steps.count / 2])
        var table = tables[...]
        for (index, step) in steps.enumerated() where step > longest {
            let (one, other) = (clocks[index].place, clocks[index + 1].place)
            table = table.drop { $0 <= one }
            // The last table before the clock value. Anything before it belongs to the recording that has ended.
            found.insert(table.prefix { $0 <= other }.last ?? other)
        }
    }
}
