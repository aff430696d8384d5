package import SenderCore

/// The connection and the session.
extension CastCourse {
    enum SuspendOutcome: Equatable {
        /// The session tries to reconnect.
        case lost
        /// Intended: a move to another device, or a suspended process.
        case letGo
        case nothing
    }

    mutating func suspended(_ reason: ConnectionSuspendReason) -> SuspendOutcome {
        let isLoss = reason != .none && reason != .appBackgrounded
        switch state {
        case .loading: state = .suspended(Suspension(place: .loading, reason: reason, isLoss: isLoss))
        case .playing(let media):
            state = .suspended(Suspension(place: .playing(media), reason: reason, isLoss: isLoss))
        case .suspended(var suspension):
            suspension.reason = reason
            suspension.isLoss = suspension.isLoss || isLoss
            state = .suspended(suspension)
        default: return .nothing
        }
        // Another device numbers its media sessions differently.
        if reason == .none, let media { self.media = MediaCourse(hasPlayed: media.hasPlayed) }
        return isLoss ? .lost : .letGo
    }

    /// What is reported when the connection is back.
    enum Return: Equatable {
        case silent
        /// The media continues on another device.
        case moved
        case back
    }

    enum ResumeOutcome: Equatable {
        case goOn(Return)
        /// The device has accepted the LOAD although its answer was lost.
        case follow(Return)
        case loadAgain(Return)
        /// Suspended again. The next reconnection decides.
        case wait
        case end(CastEnding)
        case nothing
    }

    /// - Parameters:
    ///   - isSuspendedAgain: Whether the session is suspended again by now.
    ///   - isThere: Whether the device plays this cast's media.
    mutating func resumed(isSuspendedAgain: Bool = false, isThere: Bool) -> ResumeOutcome {
        guard case .suspended(var suspension) = state else {
            // In a resumption, the connection may have been lost before this cast followed the session.
            return isFollowing && !isSuspendedAgain ? .goOn(.back) : .nothing
        }
        guard !isSuspendedAgain else {
            suspension.isLoss = false
            state = .suspended(suspension)
            return .wait
        }
        let word = Self.word(suspension.reason)
        guard case .loading = suspension.place else {
            if case .playing(let media) = suspension.place { state = .playing(media) }
            return .goOn(word)
        }
        state = .loading
        switch load.resume(after: suspension.reason, isThere: isThere) {
        case .nothing: return .goOn(word)
        case .settled:
            state = .playing(MediaCourse())
            return .follow(word)
        case .sendAgain: return .loadAgain(word)
        case .giveUp: return .end(finish(.failsAtLoad(times: LoadCourse.limit)))
        }
    }

    private static func word(_ reason: ConnectionSuspendReason) -> Return {
        switch reason {
        case .appBackgrounded: .silent
        case .none: .moved
        default: .back
        }
    }

    enum SessionEndOutcome: Equatable {
        case end(CastEnding)
        case nothing
    }

    mutating func sessionEnded(_ error: CastError?) -> SessionEndOutcome {
        guard isFollowing else { return .nothing }
        var isLoss = false
        if case .suspended(let suspension) = state { isLoss = suspension.isLoss }
        return .end(finish(.ofSession(error, afterLoss: isLoss, hasPlayed: media?.hasPlayed ?? false)))
    }
}
