package import Logging

/// Everything that it takes to hand one local file to one receiver: the file is examined, converted where it has to be,
/// served with its subtitles, and gone with ``stop()``.
///
/// It finds out nothing about the network: the caller gives the address on the interface that the receiver is on.
/// What ``saved`` holds lets another process serve the same URLs later.
package final class MediaServingSession: Sendable {
    package struct Options: Sendable {
        /// The film, song or picture.
        package var file: String
        /// What `MediaProbe` said of the file, where the caller has asked before; nil asks now.
        package var examined: MediaFile?
        /// Bytes that the file will have where it is still being written: it is served meanwhile, and what has not come
        /// yet is waited for. ``examined`` tells of its beginning then; only what the player takes as it is, without
        /// subtitles inside, can be served so.
        package var arriving: Int64?
        /// A picture for the metadata; nil takes the cover that is in the file, or beside a song.
        package var artwork: ServedArtwork?
        /// The number in the file of the sound that plays; nil: the one that ``examined`` names, or the file's own.
        package var audioStream: Int?
        /// Subtitle files that the user named; one that can't be used is an error.
        package var subtitles: [String] = []
        /// The stream of subtitles that is drawn into the picture; nil draws none.
        package var burnedSubtitles: Int?
        /// Also what lies beside the film and inside it; what can't be used there is left out.
        package var findsSubtitles = true
        /// Bytes, as read or as served, from which on what lies beside the film is left out.
        package var mostSubtitleBytes = SubtitleLimits.bytesInAll
        package var player: PlayerCapabilities
        /// The local address on the interface that the receiver is on.
        package var address: String
        /// `--serve-port`; 0 takes any.
        package var port = 0
        /// Seconds at which playing will begin, so that the segment there is made first.
        package var startTime = 0.0
        /// Whether a conversion begins at once, before the receiver asks for anything.
        package var convertsAhead = true
        /// Where the folder for segments is made: the user's own cache folder. Nil, or where that can't be written or
        /// could be replaced by others: a folder of the user's own under the temporary directory.
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

    /// What another process needs for the same URLs. A secret: it goes into a file that only the user reads.
    package struct Saved: Sendable, Codable, Equatable {
        package var port: Int
        package var content: PublishedPath
        package var tracks: [PublishedPath]
        /// Nil where there was no picture.
        package var artwork: PublishedPath?
    }

    package let file: MediaFile
    package let plan: PlaybackPlan
    /// For the `contentId` and `contentUrl` of a LOAD.
    package let contentURL: String
    package let contentType: String
    /// Seconds; nil for a picture, or where the file does not say.
    package let duration: Double?
    /// The film's own title, else the file's name without its extension.
    package let title: String
    package let tracks: [ServedTrack]
    package let saved: Saved
    /// For `hlsSegmentFormat` of a LOAD: `ts` for HLS, else nil.
    package let segmentFormat: String?
    /// Sentences of what a person should know of the file before it plays.
    package let remarks: [String]
    /// Of ``Options/artwork``, or the cover.
    package let artworkURL: String?
    package let server: MediaServer
    /// The file as it was served; nil where more of it is expected.
    private let state: FileValidators?
    private let stream: OnDemandHLS?
    private let embedded: [EmbeddedTrack]

    /// What happens from now on; see ``MediaServer/events``.
    package var events: AsyncStream<ServingEvent> { server.events }

    /// - Parameter random: the source of the unguessable paths: the system's, except in tests.
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
        let state = isWhole && !isGrowing ? try? FileValidators(path: file.path) : nil
        var remarks = await remarks(file, &plan, isGrowing: isGrowing)
        if options.findsSubtitles, file.video != nil {
            remarks += ServingRemarks.of(SidecarSubtitles.look(beside: file.path), beside: file)
        }
        let sources = try await trackSources(options, file, logger)
        var cover = options.artwork
        if cover == nil { cover = await ServedArtwork.cover(of: file) }
        try Task.checkCancellation()
        let server = try await MediaServer.start(
            .init(address: options.address, port: options.saved?.port ?? options.port), logger: logger)
        do {
            var content = try content(of: file, plan, arriving: options.arriving)
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

    private static func remarks(_ file: MediaFile, _ plan: inout PlaybackPlan, isGrowing: Bool) async -> [String] {
        var missing: [String] = []
        if case .transcode(var conversion) = plan, let form = file.video?.form {
            missing = await FFmpegFilters.missing(PictureFilters.rare(for: form))
            conversion.mapsTones = missing.isEmpty
            plan = .transcode(conversion)
        }
        return ServingRemarks.of(file, plan.conversion, isGrowing: isGrowing, missing: missing)
    }

    /// What a person should know once it has played: somebody has written to the file meanwhile, and nobody could see
    /// before that this would be so. Waits for the disk.
    package func remarkAtEnd() -> String? {
        guard let state, let now = try? FileValidators(path: file.path), now != state else { return nil }
        return ServingRemarks.changed(file, isLonger: now.size > file.size)
    }

    /// Waits for the receiver's first request for the film. False after 5 s (or what is given): then
    /// ``unreachableSentence`` says what to do.
    package func firstRequest(within duration: Duration = .seconds(5)) async -> Bool {
        await server.firstRequest(for: saved.content, within: duration)
    }

    package var unreachableSentence: String { server.unreachableSentence }

    /// Ends the conversions, the server and the URLs, in this order: the server waits for all its answers, and those
    /// wait for conversions. Can be called more than once.
    package func stop() async {
        await withTaskGroup(of: Void.self) { group in
            // At once, so that none takes the place of another that was waiting for its turn.
            for track in embedded { group.addTask { await track.stop() } }
            await stream?.stop()
        }
        await server.stop()
    }

    private static func content(
        of file: MediaFile, _ plan: PlaybackPlan, arriving: Int64?
    ) throws(ServingError) -> PublishedItem {
        let name = FileName(file.path).text
        guard case .direct(let type) = plan else {
            return PublishedItem(name: name, contentType: ContentType.unknown, content: .file(path: file.path))
        }
        guard let arriving else {
            return PublishedItem(name: name, contentType: type, content: .file(path: file.path))
        }
        // It changes with each byte that comes, and is one file for the player all the same.
        let whole = try FileValidators(path: file.path).grown(to: arriving)
        return PublishedItem(name: name, contentType: type, content: .arriving(path: file.path, whole))
    }
}
