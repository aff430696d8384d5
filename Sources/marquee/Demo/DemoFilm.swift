import Casting
import PlatformC
import PlatformFoundation

/// The film that the demo casts: one minute of moving colors with audio, a clock for people, a time code for programs,
/// and two subtitle files.
struct DemoFilm {
    static let duration = 60.0
    static let width = 1280
    static let height = 720
    /// The film keeps these rows black, so bright pixels in them are captions.
    static let captionRows = 590..<720

    /// Higher than the image needs and kept up with filler, so that no receiver prefetches a minute of the film.
    private static let bitRate = "10M"

    let film: URL
    let subtitles: [URL]
    /// In bytes.
    let size: Int

    /// Makes the film with ffmpeg, which takes 10 to 30 seconds.
    static func make(in folder: URL) async throws -> DemoFilm {
        let film = folder.appendingPathComponent("marquee-demo.mp4")
        try await ProgramRunner.ffmpeg(arguments(output: film.path))
        let english = folder.appendingPathComponent("marquee-demo.en.srt")
        let german = folder.appendingPathComponent("marquee-demo.de.srt")
        try Data(subtitles { "Marquee plays this film, from 0:\($0) on." }.utf8).write(to: english)
        try Data(subtitles { "Marquee spielt diesen Film, ab 0:\($0)." }.utf8).write(to: german)
        var info = stat()
        guard stat(film.path, &info) == 0 else { throw CastFailure(.refused, "ffmpeg has made no film") }
        return DemoFilm(film: film, subtitles: [english, german], size: Int(info.st_size))
    }

    private static func subtitles(_ line: (String) -> String) -> String {
        stride(from: 0, to: Int(duration), by: 4).enumerated().map { index, start in
            let (begin, end) = (twoDigits(start), twoDigits(min(start + 4, Int(duration)) - 1))
            return "\(index + 1)\n00:00:\(begin),000 --> 00:00:\(end),990\n\(line(begin))\n"
        }.joined(separator: "\n")
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func arguments(output: String) -> [String] {
        let colours = "gradients=s=\(width)x\(height):r=30:n=4:speed=0.006:seed=7:d=\(Int(duration))"
            + ":c0=0x0b1026:c1=0x3b1c5a:c2=0x8a2f5c:c3=0x1c4a6e"
        let tone = "sine=frequency=220:beep_factor=4:sample_rate=48000:duration=\(Int(duration))"
        return [
            "-v", "error", "-nostdin", "-y", "-f", "lavfi", "-i", colours, "-f", "lavfi", "-i", tone,
            "-filter_complex", "[0:v]\(filters.joined(separator: ","))[v]", "-map", "[v]", "-map", "1:a",
            "-c:v", "libx264", "-preset", "ultrafast", "-b:v", bitRate, "-maxrate", bitRate, "-bufsize", bitRate,
            "-x264-params", "nal-hrd=cbr:filler=1", "-pix_fmt", "yuv420p", "-g", "30",
            "-c:a", "aac", "-b:a", "96k", "-movflags", "+faststart",
            "-metadata", "title=Marquee: a film of one minute", output,
        ]
    }

    private static var filters: [String] {
        FilmFilters.timeCode + [
            FilmFilters.text("Marquee", font: "Sans\\:bold", size: 150, opacity: 0.92, y: 190),
            FilmFilters.text("a film of one minute", font: "Sans", size: 38, opacity: 0.7, y: 370),
            FilmFilters.text("%{pts\\:hms}", font: "Monospace", size: 64, opacity: 1, y: 450),
            FilmFilters.box(x: 0, y: captionRows.lowerBound, width: width, height: captionRows.count, "black"),
        ]
    }
}
