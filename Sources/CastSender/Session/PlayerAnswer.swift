/// Whether the player of the application that a session has joined has said how it is.
///
/// The device answers for itself, whatever becomes of its application's player: volume, mute and stop need none.
package enum PlayerAnswer: Equatable, Sendable {
    /// It has, or the application plays no media.
    case given
    case awaited
    /// It did not answer in time, refused to, or said something that can't be read.
    case missing(CastError)
}

extension CastSession {
    /// Waits for the player of a session that was started without waiting for it, at most so long.
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
