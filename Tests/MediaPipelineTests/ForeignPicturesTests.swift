import Synchronization
import Testing

@testable import MediaPipeline


@Suite("Pictures in somebody else's memory")
struct ForeignPicturesTests {
    /// Memory that says when it is let go of.
    private final class Owner: @unchecked Sendable {
        let bytes: UnsafeMutableBufferPointer<UInt8>
        private let gone: @Sendable () -> Void

        init(_ count: Int, _ gone: @escaping @Sendable () -> Void = {}) {
            bytes = .allocate(capacity: count)
            bytes.initialize(repeating: 0)
            self.gone = gone
        }

        deinit {
            bytes.deallocate()
            gone()
        }

        func plane(_ offset: Int, _ stride: Int) -> ExternalPlane {
            ExternalPlane(start: UnsafeRawPointer(bytes.baseAddress! + offset), stride: stride)
        }
    }

    @Test("S4-16: an encoder's own layout is not copied, and is held until the last frame that shares it has gone")
    func notCopied() throws {
        let isGone = Mutex(false)
        try withExtendedLifetime(isGone) {
            var owner: Owner? = Owner(16 * 8 * 3 / 2) { isGone.withLock { $0 = true } }
            let start = try #require(owner?.bytes.baseAddress)
            owner?.bytes[17] = 99
            var frame: VideoFrame? = try ForeignPictures().frame(
                .planes(.nv12), size: VideoSize(15, 8), planes: [owner!.plane(0, 16), owner!.plane(128, 16)],
                at: .milliseconds(7), owner: owner!)
            #expect(frame?.size == VideoSize(14, 8) && frame?.presentationTime == .milliseconds(7))
            frame?.withPlanes { planes in
                #expect(planes[0].bytes.baseAddress == UnsafeRawPointer(start) && planes[0][1, 1] == 99)
            }
            owner = nil
            #expect(!isGone.withLock { $0 })
            frame = nil
            #expect(isGone.withLock { $0 })
        }
    }

    @Test("Pixels of blue, green and red are converted, and their memory is free at once")
    func converted() throws {
        let isGone = Mutex(false)
        var owner: Owner? = Owner(4 * 4 * 4) { isGone.withLock { $0 = true } }
        for pixel in 0..<16 { for channel in 0..<3 { owner!.bytes[pixel * 4 + channel] = 255 } }
        let frame = try ForeignPictures().frame(
            .bgrx, size: VideoSize(4, 4), planes: [owner!.plane(0, 16)], at: .zero, owner: owner!)
        owner = nil
        #expect(isGone.withLock { $0 })
        frame.withPlanes { planes in
            #expect(planes[0].packed.allSatisfy { (234...236).contains($0) })
            #expect(planes[1].packed.allSatisfy { (127...129).contains($0) })
        }
    }

    @Test("A picture that lies on its side is turned upright", arguments: 1...8 as ClosedRange<UInt32>)
    func turned(orientation: UInt32) throws {
        // The left upper corner is the one that is light, in a picture of 8 by 16.
        let (width, height) = (8, 16)
        let owner = Owner(width * height * 3 / 2)
        for index in owner.bytes.indices { owner.bytes[index] = index < width * height ? 16 : 128 }
        for y in 0..<4 { for x in 0..<4 { owner.bytes[y * width + x] = 235 } }
        let frame = try ForeignPictures().frame(
            .planes(.i420), size: VideoSize(width, height),
            planes: [owner.plane(0, 8), owner.plane(128, 4), owner.plane(160, 4)],
            turn: try #require(PictureTurn(exifOrientation: orientation)), at: .zero, owner: owner)
        let isSideways = orientation >= 5
        #expect(frame.size == (isSideways ? VideoSize(16, 8) : VideoSize(8, 16)))
        // Where the first row and the first column are seen, by EXIF: 1 top left, 2 top right, 3 bottom right, 4 bottom
        // left, 5 left top, 6 right top, 7 right bottom, 8 left bottom.
        let corner = [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (0, 1)][Int(orientation) - 1]
        frame.withPlanes { planes in
            for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let luma = planes[0][x * (frame.size.width - 1), y * (frame.size.height - 1)]
                #expect((luma > 120) == ((x, y) == corner), "corner \(x) \(y) of \(orientation)")
            }
        }
    }

    @Test("Planes that can't be such a picture are refused")
    func unsuitable() {
        let owner = Owner(64)
        for (form, size, stride) in [
            (ForeignPictures.Form.bgrx, VideoSize(4, 4), 12), (.bgrx, VideoSize(0, 0), 16),
            (.bgrx, VideoSize(3, 4), 18), (.planes(.nv12), VideoSize(4, 4), 4),
        ] {
            #expect(throws: PipelineError.self) {
                try ForeignPictures().frame(form, size: size, planes: [owner.plane(0, stride)], at: .zero, owner: owner)
            }
        }
    }
}
