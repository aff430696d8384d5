/// Finds the places at which one recording ends and another begins in a transport stream or a program stream, as `cat
/// a.ts b.ts` makes it: its clock jumps there. No header tells of them, and a player that goes by the clock alone plays
/// the first one only.
///
/// A short file is read whole. Of a long one some places are looked at; where more, or less, time has passed between two
/// of them than the bytes between them take, the search goes on there. So a jump that is short beside the distance of
/// two such places may be missed.
package struct RecordingSearch {
    /// Seconds. What is missing for longer, a player would wait for.
    private static let longestStep = 1.0
    /// A film of few pictures has few clocks: a jump is more than so many times the usual step.
    private static let stepsOfJump = 4.0
    /// A file of at most so many bytes is read whole.
    private static let readWhole: Int64 = 64 << 20
    /// Of a longer one so many places are looked at first.
    private static let places = 48
    /// Bytes that are read at a place.
    private static let window = 512 << 10
    /// Bytes that are read whole once a jump is known to be within them.
    private static let closeEnough: Int64 = 4 << 20
    /// Among so many clocks at the beginning each program has one.
    private static let clocksOfAllPrograms = 20
    /// Bytes that are read in all, beside a short file's own.
    private static let mostBytes = 256 << 20
    /// Of more recordings in one file, the last ones are taken for one.
    package static let mostParts = 16

    private let kind: StreamClocks.Kind
    private let size: Int64
    private let read: (Int64, Int) -> [UInt8]
    private var found: Set<Int64> = []
    /// The stream whose clock counts, where a file has several programs.
    private var packetID: Int?
    /// Bytes a second.
    private var rate = 0.0
    private var budget = RecordingSearch.mostBytes

    /// Where each recording begins, in bytes, rising; the first is 0.
    ///
    /// - Parameters:
    ///   - size: the file's, in bytes.
    ///   - read: gives so many bytes from a place on, fewer at the end.
    /// - Returns: also whether there may be more of them.
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
        // Programs take turns; a recording of another program comes later.
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

    /// Reads a stretch whole.
    private mutating func scan(from: Int64, to: Int64) {
        var clocks: [StreamClocks.Clock] = []
        var tables: [Int64] = []
        var place = from
        // A packet that two pieces share is read with the second, too.
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

    /// - Parameter tables: where the table of programs stands, rising.
    private mutating func findJumps(_ clocks: [StreamClocks.Clock], _ tables: [Int64]) {
        let steps = zip(clocks, clocks.dropFirst()).map { StreamClocks.seconds(from: $0.time, to: $1.time) }
        guard !steps.isEmpty else { return }
        let longest = max(Self.longestStep + 0.01, Self.stepsOfJump * steps.sorted()[steps.count / 2])
        var table = tables[...]
        for (index, step) in steps.enumerated() where step > longest {
            let (one, other) = (clocks[index].place, clocks[index + 1].place)
            table = table.drop { $0 <= one }
            // The last one before the clock: what stands between belongs to the recording that has ended.
            found.insert(table.prefix { $0 <= other }.last ?? other)
        }
    }
}
