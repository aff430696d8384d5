import ScreenBroadcast

/// Finds the broadcast that a command means: the named broadcast, or the only candidate.
enum BroadcastChoice {
    /// - Parameter suits: selects the candidates if no name is given. If it selects none, all broadcasts are
    ///   candidates.
    /// - Throws: `.wrongUse` if there is no candidate, or more than one.
    static func one(
        named text: String?, _ suits: (RunningBroadcast) -> Bool = { $0.condition == .running }
    ) throws -> RunningBroadcast {
        if let text {
            let name = try StayingMirror.name(text).text
            if let broadcast = try named(name) { return broadcast }
            let others = try all().broadcasts.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                .wrongUse,
                "there is no broadcast \"\(name)\"" + (others.isEmpty ? "" : "; the broadcasts are \(others)"))
        }
        let found = try all()
        // Killed and ended broadcasts are candidates only if nothing else is.
        let suiting = found.broadcasts.filter(suits)
        return try only(suiting.isEmpty ? found.broadcasts : suiting, found.problems)
    }

    /// Finds the broadcast to resume: paused broadcasts first, then broadcasts that no longer run, then all others.
    ///
    /// - Parameter isPaused: called for each broadcast that runs.
    /// - Throws: `.wrongUse` if there is no candidate, or more than one.
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
                .wrongUse,
                "there are several broadcasts; choose with --name: \(choice.map(\.name).joined(separator: ", "))")
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

    static let nothingRuns = "no broadcast runs; `marquee broadcast start` starts a broadcast"

    static func all() throws -> BroadcastFolder.Found { try folder().find() }

    private static func folder() throws -> BroadcastFolder {
        do throws(BroadcastError) {
            return try BroadcastFolder.marquee()
        } catch {
            throw CommandFailure(error)
        }
    }
}
