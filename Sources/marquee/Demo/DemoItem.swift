import PlatformFoundation

/// A short film of the demo's queue. Each of the three films has a single color, so that one pixel identifies the film.
struct DemoItem {
    static let duration = 12.0

    let title: String
    let colour: (red: UInt8, green: UInt8, blue: UInt8)
    let file: URL

    /// Makes all three films with ffmpeg, in parallel.
    static func makeAll(in folder: URL) async throws -> [DemoItem] {
        let items = [("One", (176, 32, 48)), ("Two", (24, 128, 64)), ("Three", (40, 64, 176))].map { title, colour in
            DemoItem(
                title: title, colour: (UInt8(colour.0), UInt8(colour.1), UInt8(colour.2)),
                file: folder.appendingPathComponent("marquee-demo-\(title.lowercased()).mp4"))
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for item in items { group.addTask { try await ProgramRunner.ffmpeg(item.arguments) } }
            try await group.waitForAll()
        }
        return items
    }

    /// Whether an image shows this film. The checked pixel lies in an area of the film's color.
    func isShown(in picture: Picture) -> Bool {
        guard let pixel = picture.pixel(x: 100, y: 300) else { return false }
        return [(pixel.red, colour.red), (pixel.green, colour.green), (pixel.blue, colour.blue)]
            .allSatisfy { abs(Int($0) - Int($1)) < 24 }
    }

    private var arguments: [String] {
        let (red, green, blue) = colour
        let code = [red, green, blue].reduce("0x") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        let size = "\(DemoFilm.width)x\(DemoFilm.height)"
        let filters = FilmFilters.timeCode + [
            FilmFilters.text(title, font: "Sans\\:bold", size: 190, opacity: 0.95, y: 230)
        ]
        return [
            "-v", "error", "-nostdin", "-y", "-f", "lavfi", "-i",
            "color=\(code):s=\(size):r=10:d=\(Int(Self.duration))",
            "-vf", filters.joined(separator: ","), "-c:v", "libx264", "-preset", "ultrafast", "-crf", "20",
            "-pix_fmt", "yuv420p", "-g", "10", "-movflags", "+faststart", "-metadata", "title=\(title)", file.path,
        ]
    }
}
