/// The decoded video and audio of a film or a piece of music in real time, or a still picture that repeats until it is
/// stopped.
package actor FileSource: CaptureSource {
    /// Frames per second of a still picture.
    ///
    /// They are few, because nothing moves. They are enough for the first encoding to become good within a second or
    /// two, and to make up for a frame that was lost.
    private static let stillRate = 5.0

    package nonisolated let format: CaptureFormat
    private let reader: FilmReader
    /// The picture, if the file is a single picture.
    private let still: VideoFrame?
    private let options: FileSourceOptions
    private let clock: CaptureClock
    private let frameTime: Duration
    private var late: LatePictures
    private var start: ContinuousClock.Instant?
    /// When this round began, and how far it went.
    private var roundStart = Duration.zero
    private var roundEnd = Duration.zero
    private var roundItems = 0
    private var skipped = 0
    private var isStopped = false
    private var isOver = false

    /// - Throws: ``PipelineError`` with the codes fileMissing, fileUnreadable, notMedia, nothingToPlay, codecMissing,
    ///   badConfiguration.
    package init(
        path: String, _ options: FileSourceOptions = FileSourceOptions(), clock: CaptureClock = .system
    ) throws(PipelineError) {
        guard options.size.map({ $0.isUsable && $0.width % 2 == 0 && $0.height % 2 == 0 }) ?? true,
            (8_000...192_000).contains(options.sampleRate), (1...8).contains(options.channels)
        else { throw PipelineError(.badConfiguration, "A film can't be brought to that size or sound.") }
        let reader = try FilmReader(
            path: path, size: options.size, sampleRate: options.sampleRate, channels: options.channels)
        still = try reader.stillPicture()
        let frameRate = still == nil ? reader.frameRate : Self.stillRate
        format = CaptureFormat(
            video: reader.video.map { _ in .init(size: reader.size, frameRate: frameRate) },
            audio: reader.audio.map { _ in .init(sampleRate: options.sampleRate, channels: options.channels) },
            duration: still == nil ? reader.duration : nil)
        frameTime = Duration(picture: 1, rate: frameRate)
        late = LatePictures(frameTime: frameTime)
        self.reader = reader
        self.options = options
        self.clock = clock
    }

    package func next() async throws -> CaptureSample? {
        while !isStopped, let item = try nextItem() {
            let time = roundStart + item.time
            let start = start ?? clock.now()
            self.start = start
            if case .video = item, !shows(time, late: start.duration(to: clock.now()) - time) {
                skipped += 1
                try Task.checkCancellation()
                continue
            }
            try await clock.sleepUntil(start + time)
            guard !isStopped else { return nil }
            return sample(item, at: time, capturedAt: start + time)
        }
        // The last frame, or the audio after it, has its time too.
        if let start { try await clock.sleepUntil(start + roundStart + roundEnd) }
        isOver = !isStopped
        return nil
    }

    package func stop() { isStopped = true }

    package func brokenOff() -> Duration? { isOver ? reader.brokenOff : nil }

    private func shows(_ time: Duration, late lateness: Duration) -> Bool {
        let verdict = late.judge(time, late: lateness)
        reader.decodesAllPictures = late.decodesAll
        if verdict == .hopeless { reader.passOver(now: time - roundStart + lateness) }
        return verdict == .shown
    }

    /// The next item of this round or of the next one; nil at the very end.
    private func nextItem() throws(PipelineError) -> FilmReader.Item? {
        if let item = try nextOfRound() { return item }
        // A file that gives nothing would be begun again forever.
        guard options.loops, roundItems > 0 else { return nil }
        roundStart += roundEnd
        roundEnd = .zero
        roundItems = 0
        try reader.rewind()
        return try nextOfRound()
    }

    private func nextOfRound() throws(PipelineError) -> FilmReader.Item? {
        if let still {
            defer { roundItems += 1 }
            return .video(still.at(frameTime * roundItems))
        }
        let item = try reader.next(now: start.map { $0.duration(to: clock.now()) - roundStart })
        skipped += reader.takeLeftOut()
        guard let item else {
            roundEnd = max(roundEnd, reader.end)
            return nil
        }
        roundItems += 1
        let length = if case .video = item { frameTime } else { Duration.zero }
        roundEnd = max(roundEnd, item.end + length)
        return item
    }

    private func sample(
        _ item: FilmReader.Item, at time: Duration, capturedAt: ContinuousClock.Instant
    ) -> CaptureSample {
        let content: CaptureSample.Content =
            switch item {
            case .video(let frame): .video(frame.at(time))
            case .audio(let block): .audio(block.at(time))
            }
        // The skipped frames are reported with audio too: if decoding is too slow for a film, no video frame may come
        // for long.
        defer { skipped = 0 }
        return CaptureSample(content: content, capturedAt: capturedAt, skippedFrames: skipped)
    }
}
