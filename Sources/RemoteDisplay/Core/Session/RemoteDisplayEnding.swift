/// How a Remote Display session ended. `RemoteDisplay` has the messages for people.
///
/// `Failure` is the driver's own type for failures around the session: of an encoder, of a socket.
enum RemoteDisplayEnding<Failure: Equatable & Sendable>: Equatable, Sendable {
    /// The app ended the session on purpose.
    case invalidated
    /// A later session of the same channel replaced this one.
    case replaced
    /// The receiver did not get a frame within ``RemoteDisplayLifecycle/firstFrameLimit``.
    case noFirstFrame
    /// The Cast session ended, or did not come back within ``RemoteDisplayLifecycle/channelPatience``.
    case channelLost
    /// The app went to the background without the measures that keep a session there.
    case backgrounded
    /// Nothing came from the receiver for so long that it counts as gone.
    case receiverSilent
    /// The receiver has closed its media port.
    case portRefused
    case failed(Failure)
}
