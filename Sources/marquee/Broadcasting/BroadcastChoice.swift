import ScreenBroadcast

/// Which broadcast a command means: the one that is named, or the only one that it can be.
enum BroadcastChoice {
    /// - Parameter suits: those that are meant where none is named.
    /// - Throws: `.wrongUse` where there is none, or several.
    static func one(
        named text: String?, _ suits: (RunningBroadcast) -> Bool = { $0.condition == .running }
    ) throws -> RunningBroadcast {
        if let text {
            let name = try StayingMirror.name(text).text
            if let broadcast = try named(name) { return broadcast }
            let others = try all().broadcasts.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                .wrongUse, "there is no broadcast \"\(name)\"" + (others.isEmpty ? "" : "; there is \(others)"))
        }
        let found = try all()
        // What was killed or ended is meant where nothing else can be.
        let suiting = found.broadcasts.filter(suits)
        return try only(suiting.isEmpty ? found.broadcasts : suiting, found.problems)
    }

    /// Which one is to go on: one that is paused before one that is gone, and that before one that goes on already.
    ///
    /// - Parameter isPaused: asked of those that run.
    /// - Throws: `.wrongUse` where there is none, or several.
    @MainActor static func toResume(
        _ all: [RunningBroadcast], problems: [String] = [], isPaused: @MainActor (RunningBroadcast) async -> Bool
    ) async throws -> RunningBroadcast {
        var paused: [RunningBroadcast] = []
        for broadcast in all where broadcast.condition == .running {
            if await isPaused(broadcast) { paused.append(broadcast) }
        }
        let gone = all.filter { $0.condition != .running }
        return try only([paused, gone].first { !$0.isEmpty } ?? all, problems)
    }

    private static func only(_ choice: [RunningBroadcast], _ problems: [String]) throws -> RunningBroadcast {
        guard let first = choice.first else {
            throw CommandFailure(.wrongUse, problems.first ?? nothingRuns)
        }
        guard choice.count == 1 else {
            throw CommandFailure(
                .wrongUse, "which one? --name says it: \(choice.map(\.name).joined(separator: ", "))")
        }
        return first
    }

    private static func named(_ name: String) throws -> RunningBroadcast? {
        let folder = try folder()
        do throws(BroadcastError) {
            return try folder.find(name)
        } catch {
            throw CommandFailure(.wrongUse, "\(error.description) (\(folder.path)/\(name).json)")
        }
    }

    static let nothingRuns = "no broadcast runs; `marquee broadcast start` begins one"

    static func all() throws -> BroadcastFolder.Found { try folder().find() }

    private static func folder() throws -> BroadcastFolder {
        do throws(BroadcastError) {
            return try BroadcastFolder.marquee()
        } catch {
            throw CommandFailure(error)
        }
    }
}
