/// The request for the player's status that is sent when an application has been joined.
struct PlayerQuestion: Equatable, Sendable {
    private(set) var answer = PlayerAnswer.given
    /// The id of the request while it waits.
    ///
    /// The request goes on waiting after a message that can't be read and may have been its answer, since a later
    /// answer still counts.
    private(set) var requestID: Int?

    mutating func asked(requestID: Int) {
        self.requestID = requestID
        answer = .awaited
    }

    /// Records that the request has ended or that there is no player any more.
    mutating func ended(_ error: CastError?) {
        requestID = nil
        answer = error.map(PlayerAnswer.missing) ?? .given
    }

    /// Records a message from the player that can't be read.
    ///
    /// - Returns: whether the app has to be told.
    mutating func unreadableCame() -> Bool {
        guard answer == .awaited else { return false }
        answer = .missing(.unreadableAnswer(to: "the question for the player's status"))
        return true
    }
}
