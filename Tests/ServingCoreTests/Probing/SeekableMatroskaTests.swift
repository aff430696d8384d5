import Testing

@testable import ServingCore

/// Files as a browser's MediaRecorder writes them, made by hand.
@Suite struct SeekableMatroskaTests {
    private static let endless: [UInt8] = [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    private static let cluster: [UInt8] = [0x1F, 0x43, 0xB6, 0x75]

    private static func element(_ id: [UInt8], _ content: [UInt8]) -> [UInt8] {
        id + [0x40 | UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
    }

    private static func track(_ number: UInt8, type: UInt8) -> [UInt8] {
        element([0xAE], element([0xD7], [number]) + element([0x83], [type]))
    }

    /// A frame of a cluster; its time is in milliseconds from the cluster's.
    private static func frame(_ track: UInt8, _ time: Int, key: Bool = false) -> [UInt8] {
        element([0xA3], [0x80 | track, UInt8(time >> 8 & 0xFF), UInt8(time & 0xFF), key ? 0x80 : 0] + [7, 7, 7])
    }

    /// The same in a group, where a frame that refers to no other is a key frame.
    private static func group(_ track: UInt8, _ time: Int, key: Bool) -> [UInt8] {
        element(
            [0xA0], element([0xA1], [0x80 | track, UInt8(time >> 8), UInt8(time & 0xFF), 0, 7])
                + (key ? [] : element([0xFB], [0xD8])))
    }

    private static func clusterHead(_ time: Int) -> [UInt8] {
        cluster + endless + element([0xE7], [UInt8(time >> 8), UInt8(time & 0xFF)])
    }

    private static let header: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80]
    private static let segment: [UInt8] = [0x18, 0x53, 0x80, 0x67]
    private static let information = element(
        [0x15, 0x49, 0xA9, 0x66], element([0x2A, 0xD7, 0xB1], [0x0F, 0x42, 0x40]) + element([0xEC], [0, 0]))
    /// The sound comes first.
    private static let tracks = element([0x16, 0x54, 0xAE, 0x6B], track(1, type: 2) + track(2, type: 1))
    private static let head = header + segment + endless + information + tracks
    private static let frames =
        clusterHead(0) + frame(2, 0, key: true) + frame(1, 3, key: true) + frame(2, 40) + group(2, 400, key: true)
        + group(2, 1_000, key: true) + group(2, 1_040, key: false)
        + clusterHead(2_000) + frame(2, 0, key: true) + frame(1, 20, key: true) + frame(2, 40)

    private func outcome(_ file: [UInt8]) -> SeekableMatroska.Outcome {
        SeekableMatroska.make(size: Int64(file.count)) { Array(file.dropFirst(Int($0)).prefix($1)) }
    }

    private func made(_ file: [UInt8]) -> SeekableMatroska? {
        if case .made(let film) = outcome(file) { film } else { nil }
    }

    private func served(_ file: [UInt8]) throws -> [UInt8] {
        let film = try #require(made(file))
        return film.head + file.dropFirst(Int(film.clusters))
    }

    private func eight(_ bytes: some Sequence<UInt8>) -> Int { bytes.prefix(8).reduce(0) { $0 << 8 | Int($1) } }

    @Test func theNewHeadHasTheLengthAndACueForEachKeyFrameOfThePicture() throws {
        let film = try #require(made(Self.head + Self.frames))
        #expect(film.clusters == Int64(Self.head.count))
        #expect(abs(film.duration - 2.08) < 0.0001)
        let file = try served(Self.head + Self.frames)
        let content = try #require(file.firstRange(of: Self.segment)).upperBound + 8
        let starts = file.ranges(of: Self.cluster).map(\.lowerBound)
        let points = file.ranges(of: [0xF1, 1, 0, 0, 0, 0, 0, 0, 8]).map { eight(file[$0.upperBound...]) + content }
        // The key frame at 0.4 s comes too soon after the first one.
        #expect(points == [starts[0], starts[0], starts[1]])
        let times = file.ranges(of: [0xB3, 1, 0, 0, 0, 0, 0, 0, 8]).map { eight(file[$0.upperBound...]) }
        #expect(times == [0, 1_000, 2_000])
        let length = try #require(file.firstRange(of: [0x44, 0x89, 1, 0, 0, 0, 0, 0, 0, 8])).upperBound
        #expect(Double(bitPattern: UInt64(eight(file[length...]))) == 2_080)
        #expect(Array(file[(content - 8)..<content]) == Self.endless)
        #expect(file.ranges(of: Self.tracks.dropFirst(6)).count == 1)
    }

    @Test func whatHasTheNewHeadNeedsNoOther() throws {
        let file = try served(Self.head + Self.frames)
        #expect(outcome(file) == .hasCues)
        let pictures = MatroskaHead.pictures(size: Int64(file.count)) { Array(file.dropFirst(Int($0)).prefix($1)) }
        #expect(pictures == [nil, nil])
    }

    @Test func cuesAtTheEndAreFoundByTheListAtTheBeginning() {
        let cues = Self.element([0x1C, 0x53, 0xBB, 0x6B], [1, 2, 3])
        func list(_ place: Int) -> [UInt8] {
            Self.element(
                [0x11, 0x4D, 0x9B, 0x74],
                Self.element(
                    [0x4D, 0xBB],
                    Self.element([0x53, 0xAB], [0x1C, 0x53, 0xBB, 0x6B])
                        + Self.element([0x53, 0xAC], [UInt8(place >> 8), UInt8(place & 0xFF)])))
        }
        let inside = Self.information + Self.tracks + Self.frames
        let file = Self.header + Self.segment + Self.endless + list(list(0).count + inside.count) + inside
        #expect(outcome(file + cues) == .hasCues)
        // A recorder that was killed: the list promises cues that never came.
        #expect(made(file)?.duration == 2.08)
        #expect(outcome(Self.head + Self.frames + cues) == .hasCues)
    }

    @Test func aFrameThatIsBrokenOffAtTheEndDoesNotCount() {
        // The last step was from 1.04 to 2 s.
        #expect(made(Self.head + Self.frames.dropLast(3))?.duration == 2.96)
        #expect(made(Self.head + Self.frames + [0xA3]) != nil)
    }

    @Test func aSongHasCuesForItsSound() throws {
        let tracks = Self.element([0x16, 0x54, 0xAE, 0x6B], Self.track(1, type: 2))
        let song = Self.header + Self.segment + Self.endless + Self.information + tracks + Self.clusterHead(0)
            + Self.frame(1, 0, key: true) + Self.frame(1, 60, key: true) + Self.frame(1, 1_000, key: true)
        #expect(try served(song).ranges(of: [0xF7, 1, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 1]).count == 2)
    }

    @Test func whatCantBeWalkedThroughGetsNoHead() {
        #expect(outcome([]) == .impossible && outcome(Self.header) == .impossible && outcome(Self.head) == .impossible)
        // Two recordings, one after the other.
        let film = Self.head + Self.frames
        #expect(outcome(film + film) == .impossible)
        // A disk that does not answer in time.
        let late = SeekableMatroska.make(size: Int64(film.count)) { place, count in
            place < film.count - 20 ? Array(film.dropFirst(Int(place)).prefix(count)) : []
        }
        #expect(late == .impossible)
    }

    @Test func damageIsNoTrap() {
        let film = Self.head + Self.frames
        for bytes in damaged(film) { _ = outcome(bytes) }
        for count in 0..<film.count { _ = outcome(Array(film.prefix(count))) }
    }

    @Test func theCuesOfALongFilmAreThinnedOut() throws {
        let clusters = (0..<30_000).flatMap { number -> [UInt8] in
            let time = [16, 8, 0].map { UInt8((number * 500) >> $0 & 0xFF) }
            return Self.cluster + Self.endless + Self.element([0xE7], time) + Self.frame(2, 0, key: true)
        }
        let file = Self.head + clusters
        var walk = MatroskaWalk(size: Int64(file.count))
        let result = file.withUnsafeBufferPointer { all in
            walk.run { place, count in Array(all[Int(place)..<min(all.count, Int(place) + count)]) }
        }
        #expect(result == .ended && walk.cues.count > 10_000 && walk.cues.count <= MatroskaWalk.mostCues)
    }
}
