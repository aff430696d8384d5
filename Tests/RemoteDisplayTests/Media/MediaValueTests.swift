import Testing

@testable import RemoteDisplay

/// Pictures, sound and their times, as values.
struct MediaValueTests {
    @Test(arguments: [PixelFormat.i420, .nv12]) func aPictureHasItsPlanes(format: PixelFormat) {
        let picture = PixelBuffer(format: format, width: 34, height: 18)
        let sizes = picture.withPlanes { $0.map { [$0.width, $0.height] } }
        #expect(sizes == (format == .i420 ? [[34, 18], [17, 9], [17, 9]] : [[34, 18], [34, 9]]))
        picture.withPlanes { planes in
            for plane in planes {
                #expect(plane.stride >= plane.width)
                #expect(plane.bytes.count >= plane.stride * (plane.height - 1) + plane.width)
            }
            #expect(planes[0].bytes[0] == 16 && planes[1].bytes[0] == 128, "black")
        }
    }

    private final class Owner: Sendable {
        let memory: [UInt8] = Array(0..<24)
    }

    @Test func foreignMemoryIsReadWhereItLiesAndKeptAsLongAsThePicture() throws {
        var owner: Owner? = Owner()
        weak let kept = owner
        var picture = try owner?.memory.withUnsafeBytes { bytes in
            let base = try #require(bytes.baseAddress)
            let picture = PixelBuffer(
                format: .nv12, width: 2, height: 2, planes: [(base, 10), (base + 20, 2)], owner: try #require(owner))
            #expect(picture.withPlanes { $0[0].bytes[11] + $0[1].bytes[1] } == 11 + 21)
            return picture
        }
        owner = nil
        #expect(kept != nil && picture?.owner === kept, "nobody else holds it")
        picture = nil
        #expect(kept == nil)
    }

    @Test func theMemoryOfALetGoPictureIsUsedAgain() {
        let pool = VideoFramePool(width: 16, height: 16, capacity: 2)
        let first = pool.makePixelBuffer()
        var second = pool.makePixelBuffer()
        let place = second?.withPlanes { $0[0].bytes.baseAddress }
        #expect(pool.makePixelBuffer() == nil && pool.inUse == 2)
        second = nil
        let third = pool.makePixelBuffer()
        #expect(third?.withPlanes { $0[0].bytes.baseAddress } == place)
        withExtendedLifetime(first) {}
    }
}
