public import SenderCore

/// How a cast ended. For failures, ``Cast/failure`` has a sentence. Marquee's own.
public enum CastEnding: Equatable, Sendable {
    /// The device has played all of it.
    case finished
    /// It was stopped during or after the load.
    case stopped(Stopper)
    /// `Cast.stop()` was called before the load. Other media plays on, and an application launched for this cast is
    /// closed.
    case withdrawn(Stage)
    /// Another sender loaded other media, or the application was restarted.
    case replaced
    /// The device accepted the media, and its player failed later.
    case playerFailed
    /// The device accepted the media, and nobody has seen any of it.
    case neverPlayed(NeverPlayed)
    /// The device refused the LOAD.
    case refused(CastError)
    /// The device went away each time that it got the LOAD, this many times; perhaps it crashes on it.
    case failsAtLoad(times: Int)
    /// The session ended unexpectedly, or could not be restored. With a sentence.
    case lost(String)
    /// It could not be done: no such device, an untrusted device, or a file that can't be served.
    case failed(CastFailure)

    /// Who stopped a cast.
    public enum Stopper: Equatable, Sendable {
        /// `Cast.stop()`.
        case here
        /// Somebody stopped it on the device, or with another sender.
        case elsewhere
    }

    /// The step at which a cast was withdrawn.
    public enum Stage: Equatable, Sendable {
        /// The device was being found or connected.
        case joining
        /// The item with this index, from 0, was being prepared.
        case preparing(Int)
        /// Media on other servers was being checked.
        case checking
    }

    /// How it became known that media was never played.
    public enum NeverPlayed: Equatable, Sendable {
        /// The player reports no media.
        case nothingLoaded
        /// The player went idle without a reason.
        case wentIdle
        /// The application ended: somebody stopped it, or it failed.
        case applicationEnded
        /// The player reports that all was played, but it never reported playing, and fetched nothing.
        case finishedUnfetched
    }
}

extension CastEnding {
    /// The ending for the end of the session.
    ///
    /// It is no failure if somebody stopped or restarted the application. If the application is gone after a time
    /// without a connection, the cause is unknown: a person, or a restart of the device. If it ended before anything
    /// was played, it may have failed at the media.
    static func ofSession(_ error: CastError?, afterLoss: Bool = false, hasPlayed: Bool = true) -> CastEnding {
        switch error?.code {
        case .applicationNotRunning? where afterLoss: .lost(error?.description ?? "")
        case .applicationNotRunning? where !hasPlayed: .neverPlayed(.applicationEnded)
        case nil, .applicationNotRunning?: .stopped(.elsewhere)
        case .invalidApplicationSessionID?: .replaced
        default: .lost(error?.description ?? "")
        }
    }

    /// Corrects the ending with what the serving side knows: a file that nobody requested was not played to its end,
    /// unless the device reported playing. Such a device may only keep time.
    ///
    /// - Parameter wasReached: Whether anything was requested; nil if other servers have some items.
    func known(hasPlayed: Bool, wasReached: Bool?) -> CastEnding {
        guard self == .finished, !hasPlayed, wasReached == false else { return self }
        return .neverPlayed(.finishedUnfetched)
    }
}
