package import Logging

/// Serves one local file to one receiver: examines it, converts it if necessary, and serves it with its subtitles until
/// ``stop()``.
///
/// The caller gives the address of the interface to the receiver. With ``saved``, another process can serve the same
/// URLs later.
package final class MediaServingSession: Sendable {
    package struct Options: Sendable {
        /// The film, song or picture.
        package var file: String
        /// `MediaProbe`'s result for the file, if the caller has it; nil examines the file now.
        package var examined: MediaFile?
        /// The final size in bytes of a file that is still being written. It is served meanwhile, and missing parts are
        /// waited for. ``examined`` describes its beginning then. Only files that play without conversion and subtitles
        /// inside can be served so.
        package var arriving: Int64?
        /// A picture for the metadata; nil takes the cover in the file, or beside a song.
        package var artwork: ServedArtwork?
        /// The number of the audio stream that plays; nil: the one that ``examined`` names, or the file's own.
        package var audioStream: Int?
        /// Subtitle files that the user named. An unusable one is an error.
        package var subtitles: [String] = []
        /// The subtitle stream that is drawn into the video; nil draws none.
        package var burnedSubtitles: Int?
        /// Also serves subtitles beside the film and inside it. Unusable ones are left out.
        package var findsSubtitles = true
        /// Bytes, as read or as served, beyond which subtitle files beside the film are left out.
        package var mostSubtitleBytes = SubtitleLimits.bytesInAll
        package var player: PlayerCapabilities
        /// The local address on the interface to the receiver.
        package var address: String
        /// `--serve-port`; 0 takes any.
        package var port = 0
        /// The start time in seconds, so that its segment is made first.
        package var startTime = 0.0
        /// Whether a conversion starts at once, before the receiver requests anything.
        package var convertsAhead = true
        /// The user's cache folder, in which the folder for segments is made. If it is nil, not writable or replaceable
        /// by others, a folder of the user's own under the temporary directory is used.
        package var cacheFolder: String?
        /// Paths of an earlier process, to serve the same URLs.
        package var saved: Saved?

        package init(file: String, player: PlayerCapabilities, address: String) {
            self.file = file
            self.player = player
            self.address = address
        }

        fileprivate var segmentParents: [String] {
            [cacheFolder.map { $0 + "/segments" }, PrivateFolder.temporary].compactMap { $0 }
        }
    }

    /// What another process needs for the same URLs. It is secret, so only the user may be able to read its file.
    package struct Saved: Sendable, Codable, Equatable {
        package var port: Int
        package var content: PublishedPath
        package var tracks: [PublishedPath]
        /// Nil without a picture.
        package var artwork: PublishedPath?
    }

    package let file: MediaFile
    package let plan: PlaybackPlan
    /// For the `contentId` and `contentUrl` of a LOAD.
    package let contentURL: String
    package let contentType: String
    /// Seconds; nil for a picture, or if the file does not say it.
    package let duration: Double?
    /// The film's title, else the file's name without its extension.
    package let title: String
    package let tracks: [ServedTrack]
    package let saved: Saved
    /// For `hlsSegmentFormat` of a LOAD: `ts` for HLS, else nil.
    package let segmentFormat: String?
    /// Sentences about the file that a person should know before it plays.
    package let remarks: [String]
    /// The URL of ``Options/artwork`` or the cover.
    package let artworkURL: String?
    package let server: MediaServer
    /// The file's state when it was served; nil if more of it is expected.
    private let state: FileValidators?
    private let stream: OnDemandHLS?
    private let embedded: [EmbeddedTrack]

    /// The events from now on; see ``MediaServer/events``.
    package var events: AsyncStream<ServingEvent> { server.events }

    /// Starts serving.
    ///
    /// - Parameter random: The source of the unguessable paths: the system's, except in tests.
    /// - Throws: ``ServingError`` with a sentence for the user.
    package static func start(
        _ options: Options, random: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        logger: Logger
    ) async throws -> MediaServingSession {
        var generator = random
        var file = if let examined = options.examined { examined } else { try await MediaProbe().examine(options.file) }
        file.chosenAudio = options.audioStream ?? file.chosenAudio
        var plan = try PlaybackPlan.decide(file, for: options.player, burning: options.burnedSubtitles)
        if options.arriving != nil, !plan.isDirect || !file.textSubtitles.isEmpty {
            throw ServingError(
                .fileChanged, "\(file.path) can't be played before all of it is there: cast it once it is.")
        }
        let isWhole = options.arriving == nil && !file.isImage
        let isGrowing = isWhole ? await GrowingFile.isWritten(file.path, known: file.size) : false
        // More of it is expected.
        if !isWhole || isGrowing { file.missingBytes = nil }
        let state = isWhole && !isGrowing ? try? FileValidators(path: file.path) : nil
        var front: FileFront?
        var canBeSought = true
        if plan.isDirect, isWhole, !isGrowing, file.containers.contains("matroska") {
            switch await SeekableFront.look(at: file.path) {
            case .unneeded: break
            case .impossible: canBeSought = false
            case .made(let made, let duration):
                front = made
                file.duration = duration
            }
        }
        var remarks = await remarks(file, &plan, isGrowing: isGrowing, canBeSought: canBeSought)
        if options.findsSubtitles, file.video != nil {
            remarks += ServingRemarks.of(SidecarSubtitles.look(beside: file.path), beside: file)
        }
        let sources = try await trackSources(options, file, logger)
        remarks += sources.compactMap(\.remark)
        var cover = options.artwork
        if cover == nil { cover = await ServedArtwork.cover(of: file) }
        try Task.checkCancellation()
        let server = try await MediaServer.start(
            .init(address: options.address, port: options.saved?.port ?? options.port), logger: logger)
        do {
            var content = try content(of: file, plan, arriving: options.arriving, front)
            var stream: OnDemandHLS?
            var picture: EmbeddedTrack?
            if case .picture(let conversion) = plan {
                let made = EmbeddedTrack(
                    PictureConverter(path: file.path, conversion: conversion, parents: options.segmentParents))
                content = PublishedItem(
                    name: "\(FileName(file.path).stem).\(conversion.suffix)", contentType: conversion.contentType,
                    content: .folder(made))
                picture = made
            }
            if let conversion = plan.conversion {
                let made = try await OnDemandHLS.make(
                    file: file, conversion: conversion, parents: options.segmentParents, number: generator.next(),
                    report: { [weak server] in server?.report($0) })
                if let reason = made.passedOver {
                    logger.notice("Segments are kept in the temporary directory instead: \(reason.description)")
                }
                if options.convertsAhead { await made.prepare(at: options.startTime) }
                content = PublishedItem(
                    name: HLSPlaylist.name, contentType: ContentType.playlist, content: .folder(made))
                stream = made
            }
            let path = options.saved?.content ?? PublishedPath(name: content.name, using: &generator)
            server.publish(content, at: path)
            var paths: [PublishedPath] = []
            for (index, source) in sources.enumerated() {
                let old = options.saved.flatMap { index < $0.tracks.count ? $0.tracks[index] : nil }
                let path = old ?? PublishedPath(name: source.item.name, using: &generator)
                server.publish(source.item, at: path)
                paths.append(path)
            }
            let artwork = cover.map { cover in
                let path = options.saved?.artwork ?? PublishedPath(name: cover.item.name, using: &generator)
                server.publish(cover.item, at: path)
                return path
            }
            return MediaServingSession(
                file: file, state: state, plan: plan, contentType: content.contentType, sources: sources,
                remarks: remarks,
                saved: Saved(port: server.port, content: path, tracks: paths, artwork: artwork), server: server,
                stream: stream, picture: picture)
        } catch {
            await server.stop()
            throw error
        }
    }

    private init(
        file: MediaFile, state: FileValidators?, plan: PlaybackPlan, contentType: String, sources: [TrackSource],
        remarks: [String], saved: Saved, server: MediaServer, stream: OnDemandHLS?, picture: EmbeddedTrack?
    ) {
        self.file = file
        self.state = state
        self.plan = plan
        self.contentType = contentType
        self.remarks = remarks
        self.saved = saved
        self.server = server
        self.stream = stream
        embedded = sources.compactMap(\.embedded) + [picture].compactMap { $0 }
        contentURL = server.url(for: saved.content)
        artworkURL = saved.artwork.map(server.url)
        duration = file.isImage ? nil : file.duration
        title = file.shownTitle
        segmentFormat = stream == nil ? nil : "ts"
        let labels = TrackLabel.distinct(sources.map(\.label))
        tracks = zip(labels, saved.tracks).enumerated().map { index, pair in
            ServedTrack(id: index + 1, url: server.url(for: pair.1), label: pair.0)
        }
    }

    private static func remarks(
        _ file: MediaFile, _ plan: inout PlaybackPlan, isGrowing: Bool, canBeSought: Bool
    ) async -> [String] {
        var missing: [String] = []
        if case .transcode(var conversion) = plan, let form = file.video?.form {
            missing = await FFmpegFilters.missing(PictureFilters.rare(for: form))
            conversion.mapsTones = missing.isEmpty
            plan = .transcode(conversion)
        }
        return ServingRemarks.of(
            file, plan.conversion, isGrowing: isGrowing, canBeSought: canBeSought, missing: missing)
    }

    /// A sentence for the end of playback if the file was changed meanwhile. Waits for the disk.
    package func remarkAtEnd() -> String? {
        guard let state, let now = try? FileValidators(path: file.path), now != state else { return nil }
        return ServingRemarks.changed(file, isLonger: now.size > file.size)
    }

    /// Waits for the receiver's first request for the film. After 5 s (or `duration`) it returns false, and
    /// ``unreachableSentence`` says what to do.
    package func firstRequest(within duration: Duration = .seconds(5)) async -> Bool {
        await server.firstRequest(for: saved.content, within: duration)
    }

    package var unreachableSentence: String { server.unreachableSentence }

    /// Ends the conversions, the server and the URLs, in this order, because the server waits for its answers, and
    /// those wait for conversions. Can be called more than once.
    package func stop() async {
        await withTaskGroup(of: Void.self) { group in
            // All at once, so that no queued extraction starts in place of a stopped one.
            for track in embedded { group.addTask { await track.stop() } }
            await stream?.stop()
        }
        await server.stop()
    }

    private static func content(
        of file: MediaFile, _ plan: PlaybackPlan, arriving: Int64?, _ front: FileFront?
    ) throws(ServingError) -> PublishedItem {
        let name = FileName(file.path).text
        guard case .direct(let type) = plan else {
            return PublishedItem(name: name, contentType: ContentType.unknown, content: .file(path: file.path))
        }
        if let front {
            return PublishedItem(name: name, contentType: type, content: .fronted(path: file.path, front))
        }
        guard let arriving else {
            return PublishedItem(name: name, contentType: type, content: .file(path: file.path))
        }
        // It changes with each arriving byte, but for the player it stays the same file.
        let whole = try FileValidators(path: file.path).grown(to: arriving)
        return PublishedItem(name: name, contentType: type, content: .arriving(path: file.path, whole))
    }
}
