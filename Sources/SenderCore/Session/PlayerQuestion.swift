/// The question for its status that an application's player is asked when the application has been joined.
struct PlayerQuestion: Equatable, Sendable {
    private(set) var answer = PlayerAnswer.given
    /// The request, while it waits: also after something that may have been its answer and could not be read, since one
    /// that comes after all still counts.
    private(set) var requestID: Int?

    mutating func asked(requestID: Int) {
        self.requestID = requestID
        answer = .awaited
    }

    /// The request has ended, or there is no player any more.
    mutating func ended(_ error: CastError?) {
        requestID = nil
        answer = error.map(PlayerAnswer.missing) ?? .given
    }

    /// The player has said something that can't be read.
    ///
    /// - Returns: whether that is news.
    mutating func unreadableCame() -> Bool {
        guard answer == .awaited else { return false }
        answer = .missing(.unreadableAnswer(to: "the question for the player's status"))
        return true
    }
}
