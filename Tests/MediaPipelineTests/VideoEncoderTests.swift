import Testing

@testable import MediaPipeline

@Suite("Picture encoders")
struct VideoEncoderTests {
    private func configuration(_ codec: VideoCodec, bitrate: Int = 500_000) -> VideoEncoderConfiguration {
        VideoEncoderConfiguration(codec: codec, size: smallSize, bitrate: bitrate, hardware: .never)
    }

    @Test("What was encoded is decoded again: each picture at its time, alike, its code readable",
          arguments: VideoCodec.allCases)
    func roundTrip(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(configuration(codec))
        let decoder = try VideoDecoder(codec: codec)
        let given = try Pictures.synthetic(20)
        var decoded: [VideoFrame] = []
        for frame in given {
            let encoded = try encoder.encode(frame)
            #expect(encoded.count == 1, "one in, one out")
            #expect(encoded.first?.presentationTime == frame.presentationTime)
            #expect(encoded.first?.isKeyFrame == (frame.presentationTime == .zero), "only the first is a key frame")
            for picture in encoded { decoded += try decoder.decode(picture.bytes, at: picture.presentationTime) }
        }
        decoded += try decoder.finish()
        #expect(try encoder.finish().isEmpty)
        try #require(decoded.count == given.count)
        for (index, (before, after)) in zip(given, decoded).enumerated() {
            #expect(after.size == smallSize)
            #expect(Pictures.psnr(before, after) > 27, "picture \(index)")
            #expect(SyntheticPicture.read(after) == SyntheticReading(tenths: index / 3, counter: index))
        }
    }

    @Test("A key frame that was asked for comes with the next picture, and can be decoded alone",
          arguments: VideoCodec.allCases)
    func forcedKeyFrame(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(configuration(codec))
        let given = try Pictures.synthetic(12)
        var encoded: [EncodedVideo] = []
        for (index, frame) in given.enumerated() {
            if index == 6 { encoder.forceKeyFrame() }
            encoded += try encoder.encode(frame)
        }
        #expect(encoded.map(\.isKeyFrame) == (0..<12).map { $0 == 0 || $0 == 6 })
        #expect(encoded.map(\.dependency) == (0..<12).map { $0 == 0 || $0 == 6 ? .key : .previous })
        // A decoder that knows nothing of what was before.
        let decoder = try VideoDecoder(codec: codec)
        var decoded: [VideoFrame] = []
        for picture in encoded[6...] { decoded += try decoder.decode(picture.bytes, at: picture.presentationTime) }
        decoded += try decoder.finish()
        #expect(decoded.compactMap { SyntheticPicture.read($0)?.counter } == Array(6..<12))
    }

    @Test("Without the key frame, what depends on it can't be decoded", arguments: [VideoCodec.vp8, .h264])
    func dependence(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(configuration(codec))
        let encoded = try Pictures.synthetic(3).flatMap { try encoder.encode($0) }
        let decoder = try VideoDecoder(codec: codec)
        let decoded = try? decoder.decode(encoded[1].bytes, at: .zero) + decoder.finish()
        #expect((decoded ?? []).allSatisfy { SyntheticPicture.read($0) == nil })
    }

    @Test("A new bitrate is followed while it runs", arguments: VideoCodec.allCases)
    func bitrate(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(configuration(codec, bitrate: 2_000_000))
        let pool = VideoFramePool(size: smallSize, limit: 20)
        let noise = try (0..<20).map { try Pictures.noise($0, pool: pool) }
        /// Bits a second in the last second of one and a half.
        func rate(from start: Int) throws -> Double {
            var bytes = 0
            for index in start..<(start + 45) {
                let encoded = try encoder.encode(noise[index / 2 % 20].at(.nanoseconds(index * 1_000_000_000 / 30)))
                if index >= start + 15 { bytes += encoded.map(\.bytes.count).reduce(0, +) }
            }
            return Double(bytes * 8)
        }
        let high = try rate(from: 0)
        encoder.bitrate = 600_000
        let low = try rate(from: 45)
        encoder.bitrate = 2_000_000
        let again = try rate(from: 90)
        #expect((1_300_000...2_800_000).contains(high), "\(high)")
        #expect((350_000...1_000_000).contains(low), "\(low)")
        #expect((1_300_000...2_800_000).contains(again), "\(again)")
    }

    @Test("Where the encoder follows by itself, a new bitrate costs no key frame",
          arguments: [VideoCodec.vp8, .vp9, .h264])
    func bitrateWithoutKeyFrame(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(configuration(codec))
        var keys: [Int] = []
        for (index, frame) in try Pictures.synthetic(20).enumerated() {
            encoder.bitrate = 200_000 + index * 40_000
            keys += try encoder.encode(frame).filter(\.isKeyFrame).map { _ in index }
        }
        #expect(keys == [0])
    }

    @Test("AV1, which is opened anew for it, follows a great change only, or at a key frame")
    func bitrateByKeyFrame() throws {
        let encoder = try VideoEncoder(configuration(.av1, bitrate: 500_000))
        var keys: [Int] = []
        for (index, frame) in try Pictures.synthetic(8).enumerated() {
            if index == 2 { encoder.bitrate = 550_000 }
            if index == 5 { encoder.bitrate = 300_000 }
            keys += try encoder.encode(frame).filter(\.isKeyFrame).map { _ in index }
        }
        #expect(keys == [0, 5])
    }

    @Test("A cut to another scene makes no key frame", arguments: VideoCodec.allCases)
    func sceneCut(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(configuration(codec))
        let pool = VideoFramePool(size: smallSize)
        let frames = try Pictures.synthetic(4) + [Pictures.noise(4, pool: pool), Pictures.noise(5, pool: pool)]
        let keys = try frames.flatMap { try encoder.encode($0) }.map(\.isKeyFrame)
        #expect(keys == [true, false, false, false, false, false])
    }

    @Test("What a picture was encoded as before does not matter: decoded key frames make no key frames")
    func encodedAgain() throws {
        let (first, second) = (try VideoEncoder(configuration(.vp8)), try VideoEncoder(configuration(.h264)))
        let decoder = try VideoDecoder(codec: .vp8)
        var again: [EncodedVideo] = []
        for frame in try Pictures.synthetic(4) {
            first.forceKeyFrame()
            for picture in try first.encode(frame) {
                let decoded = try decoder.decode(picture.bytes, at: picture.presentationTime)
                again += try decoded.flatMap { try second.encode($0) }
            }
        }
        #expect(again.map(\.isKeyFrame) == [true, false, false, false])
    }

    @Test("H.264 begins each picture with an access unit delimiter and each key frame with its parameter sets")
    func annexB() throws {
        let encoder = try VideoEncoder(configuration(.h264))
        var encoded: [EncodedVideo] = []
        for (index, frame) in try Pictures.synthetic(6).enumerated() {
            if index == 3 { encoder.forceKeyFrame() }
            encoded += try encoder.encode(frame)
        }
        for (index, picture) in encoded.enumerated() {
            let types = Self.unitTypes(picture.bytes)
            #expect(types.first == 9, "delimiter")
            if index % 3 == 0 {
                #expect(types.contains(7) && types.contains(8) && types.contains(5), "\(types)")
                #expect(!types.contains(1))
            } else {
                #expect(types.contains(1) && !types.contains(5), "\(types)")
            }
        }
    }

    /// Types of the units after each start code.
    private static func unitTypes(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 4 else { return [] }
        return (0..<(bytes.count - 3)).filter { bytes[$0] == 0 && bytes[$0 + 1] == 0 && bytes[$0 + 2] == 1 }
            .map { bytes[$0 + 3] & 0x1F }
    }

    @Test("NV12 is taken too", arguments: VideoCodec.allCases)
    func nv12(codec: VideoCodec) throws {
        let encoder = try VideoEncoder(configuration(codec))
        let decoder = try VideoDecoder(codec: codec)
        var decoded: [VideoFrame] = []
        for frame in try Pictures.synthetic(3, layout: .nv12) {
            for picture in try encoder.encode(frame) {
                decoded += try decoder.decode(picture.bytes, at: picture.presentationTime)
            }
        }
        decoded += try decoder.finish()
        #expect(decoded.compactMap { SyntheticPicture.read($0)?.counter } == [0, 1, 2])
    }

    @Test("A picture whose time does not grow is encoded all the same, and keeps its time")
    func timeStandsStill() throws {
        let encoder = try VideoEncoder(configuration(.vp8))
        let frame = try Pictures.synthetic(1)[0]
        let times: [Duration] = [.seconds(1), .seconds(1), .milliseconds(900), .seconds(2)]
        #expect(try times.flatMap { try encoder.encode(frame.at($0)) }.map(\.presentationTime) == times)
    }

    @Test("A picture of another size is refused and says so")
    func wrongSize() throws {
        let encoder = try VideoEncoder(configuration(.vp8))
        let other = try Pictures.plain(90, size: VideoSize(64, 64))
        let error = #expect(throws: PipelineError.self) { try encoder.encode(other) }
        #expect(error?.code == .frameUnsuitable)
        #expect(error?.description.contains("64x64") == true)
        #expect(try encoder.encode(Pictures.synthetic(1)[0]).count == 1, "it goes on")
    }

    @Test("What can't be encoded is refused before", arguments: [
        (VideoSize(321, 180), 30.0, 1), (VideoSize(0, 0), 30, 1), (VideoSize(320, 20_000), 30, 1),
        (VideoSize(320, 180), 0, 1), (VideoSize(320, 180), .nan, 1), (VideoSize(320, 180), 30, 0),
    ])
    func badConfiguration(size: VideoSize, frameRate: Double, threads: Int) throws {
        let error = #expect(throws: PipelineError.self) {
            try VideoEncoder(
                VideoEncoderConfiguration(
                    codec: .vp8, size: size, bitrate: 1, frameRate: frameRate, hardware: .never, threads: threads))
        }
        #expect(error?.code == .badConfiguration)
    }

    @Test("A bitrate out of bounds is taken to the nearest")
    func bounds() throws {
        let encoder = try VideoEncoder(configuration(.vp8, bitrate: 1))
        #expect(encoder.bitrate == 10_000)
        encoder.bitrate = .max
        #expect(encoder.bitrate == 200_000_000)
        #expect(try encoder.encode(Pictures.synthetic(1)[0]).count == 1)
    }
}
