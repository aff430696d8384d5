public import SenderCore

/// How a cast ended. ``Cast/failure`` has the sentence for those of these endings that are failures.
/// Marquee's own.
public enum CastEnding: Equatable, Sendable {
    /// The device has played all of it.
    case finished
    /// It was wished to end while it was loaded or being loaded.
    case stopped(Stopper)
    /// `Cast.stop()` before anything was loaded; what plays there goes on, and an application that was launched for
    /// this cast is closed.
    case withdrawn(Stage)
    /// Another sender loaded something else, or the application was started anew.
    case replaced
    /// The device took it, and its player failed later.
    case playerFailed
    /// The device took it, and nobody has seen any of it.
    case neverPlayed(NeverPlayed)
    /// The device said no to the LOAD.
    case refused(CastError)
    /// The device went away each time that it was given the LOAD, so many times: it may fail at it.
    case failsAtLoad(times: Int)
    /// The session ended although nobody wished so, or could not be had back; with a sentence.
    case lost(String)
    /// It could not be done: no such device, one that is not trusted, a file that can't be served.
    case failed(CastFailure)

    /// Who stopped a cast.
    public enum Stopper: Equatable, Sendable {
        /// `Cast.stop()`.
        case here
        /// Somebody stopped it on the device, or with another sender.
        case elsewhere
    }

    /// How far a cast had come that was withdrawn.
    public enum Stage: Equatable, Sendable {
        /// The device was being looked for, or connected to.
        case joining
        /// The item with this index, from 0, was being prepared.
        case preparing(Int)
        /// Media that the receiver fetches from elsewhere was being looked at.
        case checking
    }

    /// How media that was never played is known to be over.
    public enum NeverPlayed: Equatable, Sendable {
        /// The player says that it has nothing, or nothing any more.
        case nothingLoaded
        /// The player went idle and did not say why.
        case wentIdle
        /// The application has gone: somebody stopped it, or it failed.
        case applicationEnded
        /// It says that it has played all of it, never said that it plays, and fetched nothing of it.
        case finishedUnfetched
    }
}

extension CastEnding {
    /// Of the session's end. That somebody stopped the application, or started it anew, is nobody's failure. Where it
    /// is gone after a time without a connection nobody knows who ended it: a person, or a device that has been
    /// restarted. One that is gone before anything was played may have failed at it.
    static func ofSession(_ error: CastError?, afterLoss: Bool = false, hasPlayed: Bool = true) -> CastEnding {
        switch error?.code {
        case .applicationNotRunning? where afterLoss: .lost(error?.description ?? "")
        case .applicationNotRunning? where !hasPlayed: .neverPlayed(.applicationEnded)
        case nil, .applicationNotRunning?: .stopped(.elsewhere)
        case .invalidApplicationSessionID?: .replaced
        default: .lost(error?.description ?? "")
        }
    }

    /// With what the serving side knows: a file that nobody asked for was not played to its end by a device that never
    /// said that it plays. One that says so may only keep time.
    ///
    /// - Parameter wasReached: somebody asked for some of it; nil where others serve it.
    func known(hasPlayed: Bool, wasReached: Bool?) -> CastEnding {
        guard self == .finished, !hasPlayed, wasReached == false else { return self }
        return .neverPlayed(.finishedUnfetched)
    }
}
