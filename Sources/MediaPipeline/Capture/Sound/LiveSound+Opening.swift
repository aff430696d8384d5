extension LiveSound {
    /// Begins to capture. Several targets are mixed.
    ///
    /// It waits up to a second for a server to report what it has, so it must not be called on a task's thread.
    ///
    /// - Parameters:
    ///   - whereServed: If no server answers, nothing is opened and nobody is warned.
    ///   - warn: Takes sentences for people, each once and on any thread: about audio that can't be heard now or is
    ///     gone.
    /// - Returns: nil if no server answers and `whereServed` is true. Otherwise silence is given until a server
    ///   answers.
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
        // A server that is there but never answers has caused no warning yet.
        if !isServed, !supervisor.isEmpty { warnings.warn(SoundSupervisor.noServer) }
        warnings.release()
        return LiveSound(feeds, onStop: { supervisor.stop() })
    }
}
