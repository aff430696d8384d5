import NIOPosix
import ServingCore

/// Finds out whether a Matroska file needs a new head, so that a player can seek in it, and makes it.
enum SeekableFront {
    enum Outcome {
        case unneeded
        /// The new beginning, and the film's length in seconds.
        case made(FileFront, duration: Double)
        case impossible
    }

    /// The whole file is walked through, which takes long on a slow disk.
    private static let mostTime = Duration.seconds(10)

    static func look(at path: String) async -> Outcome {
        let outcome = try? await NIOThreadPool.singleton.runIfActive { try make(path) }
        return outcome ?? .impossible
    }

    private static func make(_ path: String) throws -> Outcome {
        let state = try FileValidators(path: path)
        let stretches = FileStretches(path: path)
        let end = ContinuousClock.now + mostTime
        let outcome = SeekableMatroska.make(size: state.size) { place, count in
            ContinuousClock.now < end ? stretches.read(from: place, count: count) : []
        }
        switch outcome {
        case .hasCues: return .unneeded
        case .impossible: return .impossible
        case .made(let film):
            let front = FileFront(bytes: film.head, replaced: film.clusters, file: state)
            return .made(front, duration: film.duration)
        }
    }
}
