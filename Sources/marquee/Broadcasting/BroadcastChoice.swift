import ScreenBroadcast

/// Which broadcast a command means: the one that is named, or the only one that it can be.
enum BroadcastChoice {
    /// - Parameter suits: those that are meant where none is named.
    /// - Throws: `.wrongUse` where there is none, or several.
    static func one(
        named text: String?, _ suits: (RunningBroadcast) -> Bool = { $0.condition == .running }
    ) throws -> RunningBroadcast {
        let found = try all()
        if let text {
            let name = try StayingMirror.name(text).text
            if let broadcast = found.broadcasts.first(where: { $0.name == name }) { return broadcast }
            if let problem = found.problems.first(where: { $0.contains("\"\(name)\"") }) {
                throw CommandFailure(.wrongUse, problem)
            }
            let others = found.broadcasts.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                .wrongUse, "there is no broadcast \"\(name)\"" + (others.isEmpty ? "" : "; there is \(others)"))
        }
        // What was killed or ended is meant where nothing else can be.
        let suiting = found.broadcasts.filter(suits)
        let choice = suiting.isEmpty ? found.broadcasts : suiting
        guard let first = choice.first else {
            throw CommandFailure(.wrongUse, found.problems.first ?? nothingRuns)
        }
        guard choice.count == 1 else {
            throw CommandFailure(
                .wrongUse, "which one? --name says it: \(choice.map(\.name).joined(separator: ", "))")
        }
        return first
    }

    static let nothingRuns = "no broadcast runs; `marquee broadcast start` begins one"

    static func all() throws -> BroadcastFolder.Found {
        do throws(BroadcastError) {
            return try BroadcastFolder.marquee().find()
        } catch {
            throw CommandFailure(error)
        }
    }
}
