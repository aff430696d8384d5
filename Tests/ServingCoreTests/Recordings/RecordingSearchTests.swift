import Testing

@testable import ServingCore

/// Transport streams of nothing but clocks: one packet in ten has one, ten a second.
@Suite struct RecordingSearchTests {
    private struct Recording {
        var packets: Int
        /// Seconds that its clock begins at.
        var from: Double
        var clockPacket = 0x100
        /// Of how many packets one has a clock: a tenth of a second is ten packets.
        var everyPacket = 10

        /// A packet of it, by its number.
        func packet(_ number: Int) -> [UInt8] {
            var packet = [UInt8](repeating: 0xFF, count: 188)
            let isTable = number == 0
            let id = isTable ? 0 : clockPacket
            packet.replaceSubrange(0..<4, with: [0x47, UInt8(id >> 8), UInt8(id & 0xFF), 0x10])
            guard number % everyPacket == 1 else { return packet }
            let seconds = (from + Double(number) / 100).truncatingRemainder(dividingBy: StreamClocks.wrap)
            let ticks = UInt64(seconds * 90_000)
            packet.replaceSubrange(
                3..<12,
                with: [0x30, 7, 0x10] + [25, 17, 9, 1].map { UInt8(ticks >> $0 & 0xFF) } + [UInt8(ticks & 1) << 7, 0])
            return packet
        }
    }

    /// The bytes are made where they are read, so that a file may be long.
    private func beginnings(_ recordings: [Recording], before: Int = 0, stride: Int = 188) -> [Int64] {
        let lead = stride - 188
        var starts: [Int] = []
        var count = 0
        for recording in recordings {
            starts.append(count)
            count += recording.packets
        }
        let size = before + count * stride
        return RecordingSearch.beginnings(.transport, size: Int64(size)) { place, wanted in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(wanted + stride)
            let end = min(size, Int(place) + wanted)
            var at = Int(place)
            while at < end {
                guard at >= before else {
                    bytes.append(0)
                    at += 1
                    continue
                }
                let number = (at - before) / stride
                let index = starts.lastIndex { $0 <= number } ?? 0
                let packet = [UInt8](repeating: 0, count: lead) + recordings[index].packet(number - starts[index])
                let rest = packet.dropFirst((at - before) % stride).prefix(end - at)
                bytes += rest
                at += rest.count
            }
            return bytes
        }.places
    }

    @Test func oneRecordingBeginsOnce() {
        #expect(beginnings([Recording(packets: 3000, from: 1.4)]) == [0])
    }

    @Test(arguments: [1.4, 0.2, 900, 95_000])
    func aSecondRecordingBeginsWhereTheClockJumps(from: Double) {
        let both = [Recording(packets: 2000, from: 1.4), Recording(packets: 2000, from: from)]
        #expect(beginnings(both) == [0, 2000 * 188])
    }

    @Test func recordingsOfOtherProgramsAndPacketsWithTimeStampsAreFoundToo() {
        let programs = [Recording(packets: 2000, from: 5), Recording(packets: 2000, from: 5, clockPacket: 0x200)]
        #expect(beginnings(programs) == [0, 2000 * 188])
        let discs = [
            Recording(packets: 2000, from: 5), Recording(packets: 1500, from: 1), Recording(packets: 900, from: 7),
        ]
        #expect(beginnings(discs, stride: 192) == [0, 2000 * 192, 3500 * 192])
    }

    @Test(arguments: [100, 200, 1000])
    func aFilmOfFewPicturesIsOneRecording(packetsOfPicture: Int) {
        let slow = Recording(packets: 9000, from: 1.4, everyPacket: packetsOfPicture)
        #expect(beginnings([slow]) == [0])
        #expect(beginnings([slow, slow]) == [0, 9000 * 188])
    }

    @Test func aClockThatBeginsAnewAtItsEndGoesOn() {
        #expect(beginnings([Recording(packets: 4000, from: StreamClocks.wrap - 20)]) == [0])
    }

    @Test func aLongFileIsNotReadWhole() {
        let both = [Recording(packets: 700_000, from: 1.4), Recording(packets: 500_000, from: 3)]
        #expect(beginnings(both) == [0, 700_000 * 188])
    }

    /// Packs of 2,048 bytes, ten a second: of MPEG-2, or of MPEG-1.
    private func packs(_ count: Int, from: Double, isFirst: Bool) -> [UInt8] {
        (0..<count).flatMap { number in
            let ticks = UInt64((from + Double(number) / 10) * 90_000)
            func bits(_ from: Int, _ count: Int) -> UInt8 { UInt8(ticks >> from & (1 << count - 1)) }
            let clock: [UInt8] =
                isFirst
                ? [0x21 | bits(30, 3) << 1, bits(22, 8), bits(15, 7) << 1 | 1, bits(7, 8), bits(0, 7) << 1 | 1, 0x80]
                : [
                    0x44 | bits(30, 3) << 3 | bits(28, 2), bits(20, 8), bits(15, 5) << 3 | 4 | bits(13, 2), bits(5, 8),
                    bits(0, 5) << 3 | 4, 1,
                ]
            return [0, 0, 1, 0xBA] + clock + [UInt8](repeating: 0xFF, count: 2038)
        }
    }

    @Test(arguments: [(false, 0.3), (true, 0.3), (false, 500), (true, 90_000)])
    func recordingsInAProgramStreamAreFoundByTheClocksOfItsPacks(isFirst: Bool, from: Double) {
        let bytes = packs(200, from: 0.3, isFirst: isFirst) + packs(150, from: from, isFirst: isFirst)
        func beginnings(_ bytes: [UInt8]) -> [Int64] {
            RecordingSearch.beginnings(.program, size: Int64(bytes.count)) { place, count in
                Array(bytes.dropFirst(Int(place)).prefix(count))
            }.places
        }
        #expect(beginnings(bytes) == [0, 200 * 2048])
        #expect(beginnings(packs(300, from: from, isFirst: isFirst)) == [0])
        #expect(beginnings([UInt8](repeating: 0, count: 5000)) == [0])
    }

    @Test func moreRecordingsThanAreLookedForAreTold() {
        func search(_ count: Int) -> (places: [Int64], mayBeMore: Bool) {
            let bytes = (0..<count).flatMap { packs(20, from: Double($0 % 2) * 500, isFirst: false) }
            return RecordingSearch.beginnings(.program, size: Int64(bytes.count)) { place, count in
                Array(bytes.dropFirst(Int(place)).prefix(count))
            }
        }
        #expect(search(16).places.count == 16 && !search(16).mayBeMore)
        #expect(search(17).places.count == 16 && search(17).mayBeMore)
    }

    @Test func whatIsNoTransportStreamIsOnePiece() {
        #expect(RecordingSearch.beginnings(.transport, size: 100) { _, _ in [] }.places == [0])
        #expect(
            RecordingSearch.beginnings(.transport, size: 5000) { [UInt8](repeating: UInt8($0 % 256), count: $1) }.places
                == [0])
        #expect(
            RecordingSearch.beginnings(.transport, size: 5000) { _, count in [UInt8](repeating: 0x47, count: count) }
                .places == [0])
    }

    @Test func recordingsThatCanBePlayedAreOneFilm() throws {
        func recording(_ duration: Double?, _ bytes: Range<Int64>) -> MediaFile {
            var file = MediaFile(
                path: "x.ts", containers: ["mpegts"], duration: duration, startTime: 1.4, size: 5, streams: [])
            file.bytes = bytes
            return file
        }
        let film = try #require(MediaFile.joining([recording(10, 0..<5), recording(0.1, 5..<6), recording(7, 6..<9)]))
        #expect(film.duration == 17 && film.parts.map(\.start) == [0, 10] && film.bytes == nil)
        #expect(film.parts.map(\.file.bytes) == [0..<5, 6..<9])
        #expect(MediaFile.joining([recording(10, 0..<5), recording(nil, 5..<9)]) == nil)
    }
}
