import FilePaths
import Testing

@testable import ServingCore

@Suite struct PictureConversionTests {
    private func picture(
        _ container: String, _ codec: String, _ format: String = "rgb24", width: Int = 640, height: Int = 480
    ) -> MediaFile {
        let stream = MediaStream(
            index: 0, kind: .video, codec: codec, pixelFormat: format, width: width, height: height)
        return MediaFile(path: "/a", containers: [container], streams: [stream])
    }

    @Test("Every kind on Google's list goes as it is", arguments: [
        ("jpeg_pipe", "mjpeg", "image/jpeg"), ("png_pipe", "png", "image/png"), ("gif", "gif", "image/gif"),
        ("webp_pipe", "webp", "image/webp"), ("bmp_pipe", "bmp", "image/bmp"),
    ])
    func direct(container: String, codec: String, type: String) throws {
        for player in [PlayerCapabilities.chromium, .chromecast] {
            #expect(try PlaybackPlan.decide(picture(container, codec), for: player) == .direct(contentType: type))
        }
    }

    @Test func anAVIFIsShownByABrowserAndConvertedForOthers() throws {
        let file = picture(HEIFKind.container, "avif")
        #expect(try PlaybackPlan.decide(file, for: .chromium) == .direct(contentType: "image/avif"))
        guard case .picture(let conversion) = try PlaybackPlan.decide(file, for: .chromecast) else {
            Issue.record("it is not converted")
            return
        }
        #expect(conversion.contentType == "image/jpeg" && conversion.source == .heif(place: 0))
    }

    @Test("Other kinds become a JPEG, or a PNG where they may be transparent", arguments: [
        ("tiff_pipe", "tiff", "rgb24", "image/jpeg"), ("tiff_pipe", "tiff", "rgba64le", "image/png"),
        ("jpegxl_pipe", "jpegxl", "rgb24", "image/jpeg"), ("qoi_pipe", "qoi", "rgba", "image/png"),
        ("ppm_pipe", "ppm", "rgb24", "image/jpeg"), ("pgm_pipe", "pgm", "gray", "image/jpeg"),
    ])
    func converted(container: String, codec: String, format: String, type: String) throws {
        for player in [PlayerCapabilities.chromium, .chromecast] {
            guard case .picture(let made) = try PlaybackPlan.decide(picture(container, codec, format), for: player)
            else {
                Issue.record("\(codec) is not converted")
                continue
            }
            #expect(made.contentType == type && made.source == .ffmpeg(reader: container))
        }
    }

    @Test func aPictureThatIsTooLargeIsMadeSmallerUnlessItMayMove() throws {
        let large = picture("jpeg_pipe", "mjpeg", "yuvj420p", width: 12_000, height: 9000)
        guard case .picture(let made) = try PlaybackPlan.decide(large, for: .chromium) else {
            Issue.record("it is shown as it is")
            return
        }
        #expect(made.mostWidth == 1920 && made.mostHeight == 1080)
        let film = picture("gif", "gif", width: 12_000, height: 9000)
        #expect(try PlaybackPlan.decide(film, for: .chromium) == .direct(contentType: "image/gif"))
        let photo = picture("jpeg_pipe", "mjpeg", "yuvj420p", width: 4000, height: 3000)
        #expect(try PlaybackPlan.decide(photo, for: .chromecast) == .direct(contentType: "image/jpeg"))
        let endless = picture("png_pipe", "png", width: .max, height: 3)
        #expect(try !PlaybackPlan.decide(endless, for: .chromium).isDirect)
    }

    @Test func theCommandReadsTheOneFileAndTurnsAndBoundsThePicture() {
        let conversion = PictureConversion(picture("tiff_pipe", "tiff"), for: .chromecast)
        let upright = conversion.ffmpegArguments("/a.tiff", reader: "tiff_pipe", .upright)
        #expect(upright.contains("file:/a.tiff") && upright.contains("-format_whitelist"))
        #expect(upright.firstIndex(of: "-noautorotate")! < upright.firstIndex(of: "-i")!)
        func filter(_ arguments: [String]) -> String { arguments[arguments.firstIndex(of: "-vf")! + 1] }
        #expect(filter(upright).hasPrefix("scale=w=min(iw\\,1920):h=min(ih\\,1080)"))
        let turned = filter(conversion.ffmpegArguments("/a.tiff", reader: "tiff_pipe", PictureOrientation(6)))
        #expect(turned.hasPrefix("scale=w=min(iw\\,1080):h=min(ih\\,1920)") && turned.hasSuffix(",transpose=clock"))
    }

    @Test("How a picture begins says what it is", arguments: [
        ("II*\0", "tiff_pipe"), ("MM\0*", "tiff_pipe"), ("qoif", "qoi_pipe"), ("P6\n64", "ppm_pipe"),
        ("P5 64", "pgm_pipe"), ("P4\n64", "pbm_pipe"), ("P7\nWI", "pam_pipe"), ("BM66", "bmp_pipe"), ("P8\n64", nil),
        ("P66\n", nil), ("\0\0\0\u{C}JXL ", nil),
    ])
    func beginnings(head: String, reader: String?) {
        #expect(FilmFormats.picture(Array(head.utf8)) == reader)
    }

    @Test func aJPEGXLIsToldByItsSignature() {
        #expect(FilmFormats.picture([0xFF, 0x0A, 0xF8]) == "jpegxl_pipe")
        let box: [UInt8] = [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A, 0, 0]
        #expect(FilmFormats.picture(box) == "jpegxl_pipe")
    }
}
