import Testing

@testable import MediaPipeline

@Suite("Scaling")
struct VideoScalerTests {
    @Test("A picture that fits already is given back as it is")
    func nothingToDo() throws {
        let frame = try Pictures.synthetic(1)[0]
        let scaled = try VideoScaler(to: smallSize).scale(frame)
        let same = frame.withPlanes { before in
            scaled.withPlanes { $0[0].bytes.baseAddress == before[0].bytes.baseAddress }
        }
        #expect(same)
    }

    @Test("Bars are black and even, and the picture is in the middle", arguments: [PixelLayout.i420, .nv12])
    func letterbox(layout: PixelLayout) throws {
        let scaler = VideoScaler(to: smallSize, layout: layout)
        for _ in 0..<3 {
            // The second has bars where the first had none: memory is used again.
            _ = try scaler.scale(Pictures.plain(200, size: VideoSize(640, 360)))
            let frame = try scaler.scale(Pictures.plain(200, size: VideoSize(240, 240), at: .seconds(4)))
            #expect(frame.presentationTime == .seconds(4))
            #expect(frame.layout == layout)
            frame.withPlanes { planes in
                for x in [0, 30, 68] { #expect(planes[0][x, 90] == 16) }
                for x in [72, 160, 247] { #expect(abs(Int(planes[0][x, 0]) - 200) < 3) }
                for x in [252, 300, 319] { #expect(planes[0][x, 90] == 16) }
                #expect(planes[1].packed.allSatisfy { abs(Int($0) - 128) < 3 })
            }
        }
    }

    @Test("Stretched, the picture fills everything")
    func stretch() throws {
        let frame = try VideoScaler(to: smallSize, fit: .stretch).scale(Pictures.plain(200, size: VideoSize(64, 640)))
        #expect(Pictures.luma(frame).allSatisfy { abs(Int($0) - 200) < 3 })
    }

    @Test("To NV12 and back, colours stay", arguments: [PixelLayout.i420, .nv12])
    func layouts(layout: PixelLayout) throws {
        let frame = try Pictures.synthetic(1, layout: layout)[0]
        let there = try VideoScaler(to: smallSize, layout: layout == .i420 ? .nv12 : .i420).scale(frame)
        #expect(there.layout != layout)
        let back = try VideoScaler(to: smallSize, layout: layout).scale(there)
        for plane in 0..<(layout == .i420 ? 3 : 2) {
            #expect(frame.withPlanes { $0[plane].packed } == back.withPlanes { $0[plane].packed })
        }
    }

    @Test("The time code survives scaling down and up")
    func timeCode() throws {
        let large = try Pictures.synthetic(1, size: VideoSize(1280, 720), from: 77)[0]
        let small = try VideoScaler(to: smallSize).scale(large)
        #expect(SyntheticPicture.read(small)?.counter == 77)
        #expect(SyntheticPicture.read(try VideoScaler(to: VideoSize(1920, 1080)).scale(small))?.counter == 77)
    }
}
