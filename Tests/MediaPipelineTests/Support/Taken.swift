import Testing

@testable import MediaPipeline

/// What a source gave.
struct Taken {
    var frames: [VideoFrame] = []
    var blocks: [AudioBlock] = []
    var times: [Duration] = []
    var skipped = 0
}

/// Takes up to `limit` samples; keeps the times of all, and of the pictures a few only.
func take(_ source: FileSource, limit: Int = 10_000, keeping: Int = 2) async throws -> Taken {
    var taken = Taken()
    var pictures = 0
    while taken.times.count < limit, let sample = try await source.next() {
        taken.times.append(sample.time)
        taken.skipped += sample.skippedFrames
        switch sample.content {
        case .video(let frame):
            pictures += 1
            if taken.frames.count < keeping { taken.frames.append(frame) }
        case .audio(let block): taken.blocks.append(block)
        }
    }
    #expect(pictures + taken.blocks.count == taken.times.count)
    return taken
}
