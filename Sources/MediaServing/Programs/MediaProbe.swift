import FilePaths

/// Examines a file with ffprobe, or with heif-info for HEIC and AVIF pictures.
package struct MediaProbe: Sendable {
    var program = MediaProgram.ffprobe
    /// For HEIC and AVIF pictures, of which ffprobe reads only some.
    var heifInfo = MediaProgram.heifInfo
    /// The time limit for ffprobe. With a sleeping disk or a slow share, it needs some seconds.
    var time = Duration.seconds(20)

    /// The time limit for reading a film without a duration to its end: many play without one.
    private static let timeForLength = Duration.seconds(4)
    /// How long a seek may wait for the look at its destination.
    private static let timeForEntry = Duration.seconds(4)
    /// A picture with fewer pixels on a side is invalid.
    private static let leastSide = 16

    package init() {}

    /// Examines a file.
    ///
    /// - Throws: ``ServingError`` `fileMissing`, `fileUnreadable`, `notAFile`, `fileEmpty`, `notMedia`,
    ///   `programMissing` or `timedOut`, each with a sentence for the user.
    package func examine(_ path: String) async throws -> MediaFile {
        do {
            return try await look(at: path)
        } catch let error as ServingError where error.code == .notMedia && Self.isPlaylist(path) {
            throw ServingError(.notMedia, PlaylistFile.sentence(path), underlying: error.underlying)
        } catch let error as ServingError where error.code == .notMedia && Self.isNamedSubtitles(path) {
            throw ServingError(
                .notMedia, "\"\(path)\" is a file of subtitles: cast its film, and name this one with --subtitles.",
                underlying: error.underlying)
        }
    }

    /// Whether the name is that of a subtitle file; `.txt` and `.sub` may be something else.
    private static func isNamedSubtitles(_ path: String) -> Bool {
        ["srt", "ass", "ssa", "vtt"].contains(FileName(path).suffix.lowercased())
    }

    private static func isPlaylist(_ path: String) -> Bool {
        PlaylistFile.isOne(name: path, head: FilmFormats.head(of: path))
    }

    private func look(at path: String) async throws -> MediaFile {
        let size = try FileProblem.check(path)
        let head = FilmFormats.head(of: path)
        guard let kind = HEIFKind(head) else { return try await film(path, head, size) }
        do {
            let answer = try await heifInfo.output(
                [HEIFInformation.argument(path)], limit: HEIFInformation.limit, within: time)
            if let information = HEIFInformation(answer) { return information.file(path, kind: kind, size: size) }
        } catch let error as ServingError where error.code == .programMissing {
            guard kind == .avif else {
                throw ServingError(
                    .programMissing,
                    "\"\(path)\" is a HEIC picture. \(error.description)", underlying: error)
            }
        } catch let error as ServingError where error.code == .programFailed {
            guard kind == .avif else {
                throw ServingError(.notMedia, Self.unreadable(path), underlying: error)
            }
        }
        // FFmpeg reads a simple AVIF picture, and an animated one.
        var file = try await probe(path, head, size)
        guard kind == .avif, let video = file.streams.firstIndex(where: { $0.kind == .video }) else { return file }
        file.streams[video].codec = kind.codec
        file.containers = [HEIFKind.movingContainer]
        file.duration = nil
        return file
    }

    /// Examines a file with ffprobe, and adds what ffprobe does not report.
    private func film(_ path: String, _ head: [UInt8], _ size: Int64) async throws -> MediaFile {
        var file = try await probe(path, head, size)
        let bytes = FileStretches(path: path)
        let isMatroska = file.containers.contains("matroska")
        if isMatroska { readHead(&file) }
        // Recorders leave any number in a WAV file.
        if file.containers != ["wav"] { file.missingBytes = ContainerExtent(size: size, read: bytes.read).missing }
        let isBrokenOff = isMatroska && file.missingBytes != nil
        let told = file.duration
        if file.isOpenEnded { file.duration = nil }
        let limit = file.duration == nil ? Self.timeForLength : time
        if file.hasDoubtfulLength || isBrokenOff, let ending = try? await answer(to: .ending(of: file), within: limit) {
            file.promisedDuration = file.duration
            file.duration = FilmLook.duration(of: file, ending: ending) ?? file.duration
        }
        // An estimate is better than nothing.
        file.duration = file.duration ?? told
        if file.mayHaveEdits {
            file.isJoined = EditLists.joinStretches(size: size, read: bytes.read)
        }
        if file.containers == ["mp3"], let counted = MP3Length.counted(size: size, read: bytes.read) {
            (file.duration, file.hasUnsaidLength) = (counted, true)
        }
        if file.containers == ["webp_pipe"], let picture = file.streams.firstIndex(where: { $0.kind == .video }) {
            let orientation = PictureOrientation { bytes.read(from: Int64($0), count: $1) }
            file.streams[picture].form.isTurned = orientation != .upright && !FilmFormats.isAnimatedWebP(head)
        }
        try Task.checkCancellation()
        return file.isFoundByClock ? try await recordings(in: file) : file
    }

    /// Reads the cropping, and whether the file says where it ends.
    private func readHead(_ file: inout MediaFile) {
        let stretches = FileStretches(path: file.path)
        let pictures = MatroskaHead.pictures(size: file.size, read: stretches.read)
        for index in file.streams.indices where file.streams[index].index < pictures.count {
            let stream = file.streams[index]
            guard let picture = pictures[stream.index], let width = stream.width, let height = stream.height,
                case (let wide, let high) = picture.crop.rest(of: width, height), min(wide, high) >= Self.leastSide
            else { continue }
            file.streams[index].form.crop = picture.crop
            if let display = picture.display {
                file.streams[index].form.pointAspect = .init(showing: wide, high, as: display)
            }
        }
        file.isOpenEnded = MatroskaHead.isOpenEnded(read: stretches.read)
    }

    /// Adds the file's recordings, if it has several.
    private func recordings(in file: MediaFile) async throws -> MediaFile {
        let stretches = FileStretches(path: file.path)
        let kind: StreamClocks.Kind = file.containers.contains("mpegts") ? .transport : .program
        let found = RecordingSearch.beginnings(kind, size: file.size, read: stretches.read)
        let beginnings = found.places
        guard beginnings.count > 1 else { return file }
        var recordings: [MediaFile] = []
        for (begin, end) in zip(beginnings, beginnings.dropFirst() + [file.size]) {
            try Task.checkCancellation()
            do {
                var recording = try await probe(file.path, [], end - begin, begin..<end)
                recording.bytes = begin..<end
                recordings.append(recording)
            } catch let error as ServingError where error.code == .notMedia {
                continue
            }
        }
        guard var film = MediaFile.joining(recordings) else { return file }
        film.mayHaveMoreParts = found.mayBeMore
        return film
    }

    private static func unreadable(
        _ path: String, _ why: String = "it is damaged, not all of it is there, or it is something else by that name"
    ) -> String {
        "\"\(path)\" is not a film, picture or song that can be read: \(why)."
    }

    /// - Parameter bytes: The part of the file to examine; nil for the whole file.
    private func probe(
        _ path: String, _ head: [UInt8], _ size: Int64, _ bytes: Range<Int64>? = nil
    ) async throws -> MediaFile {
        let json: [UInt8]
        do {
            json = try await answer(to: .contents(of: path, bytes, head: head), within: time)
        } catch let error as ServingError where [.programFailed, .kindRefused].contains(error.code) {
            // ffprobe's own message only helps developers, so it becomes the cause.
            let sentence =
                error.code == .kindRefused
                ? Self.unreadable(path, "files of its kind are not opened, since some kinds can name other files")
                : Self.unreadable(path)
            throw ServingError(.notMedia, sentence, underlying: error)
        }
        do {
            var file = try ProbeReport.read(json).mediaFile(path: path, size: size)
            file.bytes = bytes
            return await paced(file)
        } catch let error as ServingError {
            throw error
        } catch {
            throw ServingError(.programFailed, "ffprobe's answer about \"\(path)\" can't be read.", underlying: error)
        }
    }

    /// The file with its frame rate, if ffprobe did not report one: in a transport stream with a slide show it finds one
    /// frame or none.
    private func paced(_ file: MediaFile) async -> MediaFile {
        guard !file.isImage, let picture = file.video, picture.framesPerSecond == nil,
            let place = file.streams.firstIndex(of: picture)
        else { return file }
        let question = ProbeQuestion.pace(of: file, stream: picture.index)
        let answer = try? await answer(to: question, within: Self.timeForLength)
        var file = file
        file.streams[place] = ProbeReport.pacing(picture, answer ?? [], of: file)
        return file
    }

    /// Examines the packets of a film that is to be converted.
    ///
    /// - Parameter stream: The video stream that is to be copied, or nil. Only the places around its cuts are read, so
    ///   the time depends on the number of segments.
    /// - Throws: ``ServingError`` `timedOut` or `programFailed`; the caller then re-encodes.
    func look(at file: MediaFile, cutting stream: Int?, spacing: Double, within time: Duration) async throws -> FilmLook
    {
        let beginning = try await answer(to: .beginning(of: file), within: time)
        let question = stream.flatMap { ProbeQuestion.keyframes(of: file, stream: $0, spacing: spacing) }
        var places: [UInt8] = []
        if let question { places = try await answer(to: question, within: time) }
        var ending: [UInt8] = []
        if file.mayHaveEdits { ending = try await answer(to: .ending(of: file), within: time) }
        var look = FilmLook(of: file, beginning: beginning, places: places, ending: ending)
        if let picture = file.video?.index, !look.hasBeginning(of: picture) {
            look.take(first: try await answer(to: .pace(of: file, stream: picture), within: time), of: file)
        }
        let suspects = look.suspects(in: file)
        if let stream, !suspects.isEmpty {
            let question = ProbeQuestion.ranges(of: file, stream: stream, suspects)
            look.take(suspects: try await answer(to: question, within: time), of: file)
        }
        if let picture = file.video, picture.form.mayBeInterlaced {
            let question = ProbeQuestion.fields(of: file, stream: picture.index)
            look.take(fields: try await answer(to: question, within: time))
        }
        if let picture = file.video?.index, look.headless.contains(picture) {
            let question = ProbeQuestion.entries(
                of: file, stream: picture, from: 0, length: FilmLook.longestHeadless)
            look.take(entries: try await answer(to: question, within: time), of: file)
        }
        if let stream, !look.examples.isEmpty {
            let question = ProbeQuestion.kinds(of: file, stream: stream, at: look.examples)
            look.take(kinds: try await answer(to: question, within: time), of: file)
        }
        return look
    }

    /// Adds what the run has to know about the place where it starts; the run is unchanged if that takes too long.
    func enter(_ command: SegmentCommand) async -> SegmentCommand {
        guard let question = command.entryQuestion,
            let answer = try? await answer(to: question, within: Self.timeForEntry)
        else { return command }
        return command.entering(by: answer)
    }

    private func answer(to question: ProbeQuestion, within time: Duration) async throws -> [UInt8] {
        try await program.output(question.arguments, limit: question.limit, within: time)
    }
}
