import FileAccess
import ServingCore

/// Converts a still picture to one that the receiver shows, with the programs that ``PictureConversion`` names.
struct PictureConverter: Sendable {
    let path: String
    let conversion: PictureConversion
    /// Candidates for the parent of a folder with intermediate files.
    let parents: [String]

    /// - Throws: ``ServingError`` with a sentence for the user.
    func convert() async throws -> [UInt8] {
        switch conversion.source {
        case .ffmpeg(let reader):
            let file = FileStretches(path: path)
            let read: (Int, Int) -> [UInt8] = { file.read(from: Int64($0), count: $1) }
            return try await scaled(path, reader: reader, PictureOrientation(read), JPEGSegments.profile(of: read))
        case .heif: return try await ofHEIF()
        }
    }

    private func scaled(
        _ path: String, reader: String?, _ orientation: PictureOrientation, _ profile: [UInt8]
    ) async throws -> [UInt8] {
        let made = try await told {
            try await MediaProgram.ffmpeg.output(
                conversion.ffmpegArguments(path, reader: reader, orientation), limit: PictureConversion.limit,
                within: PictureConversion.time)
        }
        guard !made.isEmpty else { throw Self.unreadable(self.path) }
        return conversion.isTransparent ? made : JPEGSegments.adding(profile, to: made)
    }

    private func ofHEIF() async throws -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        let folder = try PrivateFolder.make(in: parents, number: generator.next())
        defer { folder.remove() }
        let stem = "\(folder.path)/picture"
        _ = try await told {
            try await MediaProgram.heifConvert.output(
                conversion.heifArguments(path, to: "\(stem).\(conversion.suffix)"), limit: 1 << 20,
                within: PictureConversion.time)
        }
        guard let output = conversion.heifOutputs(stem).first(where: { Files.isThere($0) })
        else { throw Self.unreadable(path) }
        let isTurned = HEIFTurn.isGiven(FileStretches(path: path).read(from: 0, count: HEIFTurn.headLength))
        let file = FileStretches(path: output)
        let read: (Int, Int) -> [UInt8] = { file.read(from: Int64($0), count: $1) }
        guard conversion.makesHEIFSmaller else {
            let bytes = read(0, PictureConversion.limit)
            return isTurned ? JPEGSegments.withoutExif(bytes) : bytes
        }
        let orientation = isTurned ? .upright : PictureOrientation(read)
        let reader = conversion.isTransparent ? "png_pipe" : "jpeg_pipe"
        return try await scaled(output, reader: reader, orientation, JPEGSegments.profile(of: read))
    }

    /// Replaces a program's error by a sentence for the user, and keeps it as the cause.
    private func told<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as ServingError where [.programFailed, .kindRefused].contains(error.code) {
            throw Self.unreadable(path, error)
        }
    }

    private static func unreadable(_ path: String, _ cause: (any Error)? = nil) -> ServingError {
        ServingError(
            .notMedia,
            "\"\(path)\" can't be made into a picture that the receiver shows: it is damaged, or too large.",
            underlying: cause)
    }
}
