/// How a Remote Display session ended. What each means in words for people is `RemoteDisplay`'s to say.
///
/// `Failure` is what the world around it failed with, the driver's own type: an encoder, a socket.
package enum RemoteDisplayEnding<Failure: Equatable & Sendable>: Equatable, Sendable {
    /// On purpose, by the app.
    case invalidated
    /// A later session of the same channel took its place.
    case replaced
    /// The receiver had no frame within ``RemoteDisplayLifecycle/firstFrameLimit``.
    case noFirstFrame
    /// The Cast session ended, or did not come back within ``RemoteDisplayLifecycle/channelPatience``.
    case channelLost
    /// The app went out of sight without what keeps a session there.
    case backgrounded
    /// Nothing came from the receiver for so long that it is taken to be gone.
    case receiverSilent
    /// The receiver has closed its media port.
    case portRefused
    case failed(Failure)
}
