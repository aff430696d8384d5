/// The kind of a HEIF file (ISO/IEC 23008-12), from its brands.
package enum HEIFKind: Sendable, Equatable {
    /// Coded with HEVC, as phones write it. No browser but Safari shows it.
    case heic
    /// Coded with AV1.
    case avif

    /// The value of ``MediaFile/containers`` for both.
    package static let container = "heif"
    /// The container of a file that FFmpeg can read and libheif's program can't: its pictures are a film's frames.
    package static let movingContainer = "heif_pipe"

    /// The name of its codec in ``PlayerCapabilities/images``.
    package var codec: String { self == .heic ? "heic" : "avif" }

    /// Nil for other files, including films in the same container.
    ///
    /// - Parameter head: The beginning of the file; ``FilmFormats/headLength`` bytes are enough.
    package init?(_ head: [UInt8]) {
        guard head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        let size = head[0..<4].reduce(0) { $0 << 8 | Int($1) }
        func brand(_ place: Int) -> String { String(decoding: head[place..<place + 4], as: UTF8.self) }
        let others = stride(from: 16, to: min(size, head.count) - 3, by: 4).map(brand)
        switch brand(8) {
        case "avif", "avis": self = .avif
        case "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs": self = .heic
        // These allow any codec; the other brands name it.
        case "mif1", "mif2", "msf1", "miaf", "MiHE", "MiHB", "MiHA":
            self = others.contains { $0 == "avif" || $0 == "avis" } ? .avif : .heic
        default: return nil
        }
    }
}

/// The answer of libheif's program `heif-info` about a file.
package struct HEIFInformation: Sendable, Equatable {
    /// The pixels of the main picture as it is shown.
    package let width: Int
    package let height: Int
    /// The index of the main picture among the top-level pictures, from 0.
    package let place: Int
    package let isTransparent: Bool

    /// The argument that names a file. It never begins with a dash, which would make it an option.
    package static func argument(_ path: String) -> String { path.hasPrefix("-") ? "./" + path : path }

    /// The bytes of the answer that are read.
    package static let limit = 1 << 20

    /// Nil if the answer lists no picture.
    ///
    /// - Parameter answer: Lines such as `image: 4032x3024 (id=49), primary`, each followed by indented lines.
    package init?(_ answer: [UInt8]) {
        let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
        let heads = lines.indices.filter { lines[$0].hasPrefix("image: ") }
        guard let place = heads.firstIndex(where: { lines[$0].hasSuffix(", primary") }) ?? (heads.isEmpty ? nil : 0)
        else { return nil }
        let sides = lines[heads[place]].dropFirst("image: ".count).prefix { $0 != " " }.split(separator: "x")
        guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]), width > 0, height > 0 else {
            return nil
        }
        (self.width, self.height, self.place) = (width, height, place)
        let end = place + 1 < heads.count ? heads[place + 1] : lines.endIndex
        isTransparent = lines[heads[place]..<end].contains { line in
            line.contains("alpha channel: yes")
        }
    }

    /// The main picture as a media file.
    package func file(_ path: String, kind: HEIFKind, size: Int64) -> MediaFile {
        let picture = MediaStream(
            index: place, kind: .video, codec: kind.codec, pixelFormat: isTransparent ? "rgba" : nil, width: width,
            height: height)
        return MediaFile(path: path, containers: [HEIFKind.container], size: size, streams: [picture])
    }
}
