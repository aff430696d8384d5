package import PipelineCore

extension LiveSound {
    /// Begins to listen. Several targets are mixed.
    ///
    /// Waits up to a second for a server to say what it has: not on a task's thread.
    ///
    /// - Parameters:
    ///   - whereServed: nothing is opened, and nobody is told, where no server answers.
    ///   - warn: takes sentences for people, each once, on any thread: what can't be heard now, what has gone.
    /// - Returns: nil where no server answers and that was asked for; else silence is given until one does.
    /// - Throws: outOfMemory.
    package static func open(
        _ targets: [SoundTarget], whereServed: Bool = false, warn: @escaping @Sendable (String) -> Void
    ) throws(PipelineError) -> LiveSound? {
        let feeds = SoundFeeds()
        let warnings = SoundWarnings(warn)
        if whereServed { warnings.hold() }
        let supervisor = try SoundSupervisor(SoundWishes(targets: targets, feeds: feeds, warn: { warnings.warn($0) }))
        let isServed = supervisor.waitForServer()
        guard isServed || !whereServed else {
            supervisor.stop()
            return nil
        }
        // One that is there and says nothing has told nothing either.
        if !isServed, !supervisor.isEmpty { warnings.warn(SoundSupervisor.noServer) }
        warnings.release()
        return LiveSound(feeds, onStop: { supervisor.stop() })
    }
}
