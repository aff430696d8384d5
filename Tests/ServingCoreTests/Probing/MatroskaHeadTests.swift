import Testing

@testable import ServingCore

/// Heads of Matroska files, made by hand.
@Suite struct MatroskaHeadTests {
    /// An element with the size of its content in one byte, or in eight.
    private func element(_ id: [UInt8], _ content: [UInt8], long: Bool = false) -> [UInt8] {
        let count = content.count
        let size: [UInt8] =
            long
            ? [1] + (0..<7).reversed().map { UInt8(count >> ($0 * 8) & 0xFF) }
            : [0x80 | UInt8(count)]
        return id + size + content
    }

    private func track(_ crop: [UInt8]) -> [UInt8] { element([0xAE], element([0x83], [1]) + element([0xE0], crop)) }

    private func pictures(_ file: [UInt8]) -> [MatroskaHead.Picture?] {
        MatroskaHead.pictures(size: Int64(file.count)) { place, count in
            Array(file.dropFirst(Int(place)).prefix(count))
        }
    }

    private let header: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80]
    private let endlessSegment: [UInt8] = [0x18, 0x53, 0x80, 0x67, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    private let tracks: [UInt8] = [0x16, 0x54, 0xAE, 0x6B]

    @Test func eachTrackHasItsOwnCrop() {
        let cropped = track(
            element([0x54, 0xAA], [16]) + element([0x54, 0xBB], [8]) + element([0x54, 0xCC], [1, 0])
                + element([0x54, 0xDD], []))
        let file =
            header + endlessSegment + element([0xEC], [0, 0, 0]) + element(tracks, track([]) + cropped, long: true)
        #expect(pictures(file) == [nil, .init(crop: .init(left: 256, top: 8, right: 0, bottom: 16), display: nil)])
    }

    @Test func aCroppedPictureHasTheDisplaySizeOfWhatIsLeft() {
        let sizes = element([0x54, 0xAA], [30]) + element([0x54, 0xB0], [0, 0, 1, 64]) + element([0x54, 0xBA], [180])
        func display(_ unit: UInt8) -> PictureForm.PointAspect? {
            let file =
                header + endlessSegment + element(tracks, track(sizes + element([0x54, 0xB2], [unit])), long: true)
            return pictures(file).first??.display
        }
        #expect(display(0) == .init(width: 320, height: 180) && display(3) == .init(width: 320, height: 180))
        #expect(display(4) == nil)
        // ffprobe tells it of a whole one.
        let whole = header + endlessSegment + element(tracks, track(element([0x54, 0xB0], [16])), long: true)
        #expect(pictures(whole) == [nil])
    }

    @Test func aFileWithoutTracksAtItsBeginningHasNone() {
        #expect(pictures(header + endlessSegment + element([0x1F, 0x43, 0xB6, 0x75], [1])) == [])
        #expect(pictures([]) == [])
        #expect(pictures(header) == [])
    }

    @Test func aSegmentOfUnknownSizeIsOpenEnded() {
        func isOpenEnded(_ file: [UInt8]) -> Bool {
            MatroskaHead.isOpenEnded { Array(file.dropFirst(Int($0)).prefix($1)) }
        }
        #expect(isOpenEnded(header + endlessSegment))
        #expect(!isOpenEnded(header + element([0x18, 0x53, 0x80, 0x67], [0])))
        #expect(!isOpenEnded(header) && !isOpenEnded([]) && !isOpenEnded([0x1A, 0x45, 0xDF, 0xA3, 0xFF]))
    }

    @Test func whatIsBrokenOffOrNoMatroskaIsNoTrap() {
        let file = header + endlessSegment + element(tracks, track(element([0x54, 0xAA], [16])), long: true)
        for count in 0..<file.count { _ = pictures(Array(file.prefix(count))) }
        for bytes in damaged(file) { _ = pictures(bytes) }
    }
}
