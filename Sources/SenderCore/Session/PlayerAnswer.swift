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
