/// Whether the player of the joined application has reported its status.
///
/// Requests for volume, mute and stop do not need the player: the device answers them itself.
package enum PlayerAnswer: Equatable, Sendable {
    /// The player has answered, or the application plays no media.
    case given
    case awaited
    /// The player did not answer in time, refused, or sent an answer that can't be read.
    case missing(CastError)
}
