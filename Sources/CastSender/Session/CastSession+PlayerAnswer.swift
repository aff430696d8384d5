extension CastSession {
    /// Waits at most this long for the player's answer, in a session that was started without waiting for it.
    package func playerAnswer(within patience: Duration) async -> PlayerAnswer {
        guard playerAnswer == .awaited else { return playerAnswer }
        let answers = playerAnswers.makeStream()
        let deadline = environment.time.now() + patience
        await withTaskGroup(of: Void.self) { [time = environment.time] group in
            group.addTask { for await answer in answers where answer != .awaited { return } }
            group.addTask { try? await time.sleep(deadline) }
            await group.next()
            group.cancelAll()
        }
        return playerAnswer
    }
}
