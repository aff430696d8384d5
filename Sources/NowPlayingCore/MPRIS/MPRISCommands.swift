package import DBusValues

/// The result of a call of an MPRIS player.
package enum MPRISOutcome: Hashable, Sendable {
    /// The commands for the app, one after the other; empty if the specification says that the call has no effect.
    case events([RemoteCommandEvent])
    /// The app's own window is to be shown, if it has one.
    case raise
    case error(DBusErrorReply)
}

/// Turns a call of an MPRIS player into commands for the app, at a moment and in a state.
///
/// A command that is not offered has no effect.
package enum MPRISCommands {
    package static func outcome(
        calling method: String, _ arguments: [DBusValue], in state: NowPlayingState, at now: ContinuousClock.Instant
    ) -> MPRISOutcome {
        switch method {
        case "Next": offered([.nextTrack], in: state)
        case "Previous": offered([.previousTrack], in: state)
        case "Stop": offered([.stop], in: state)
        case "Play": play(state)
        case "Pause": pause(state)
        case "PlayPause": playPause(state)
        case "Seek": seek(by: seconds(arguments.first), in: state, at: now)
        case "SetPosition":
            setPosition(seconds(arguments.last), of: arguments.first?.stringValue ?? "", in: state)
        case "OpenUri": .error(.notSupported("This player opens no URI; use marquee cast."))
        case "Raise": .raise
        // Quit has no effect, as CanQuit says.
        default: .events([])
        }
    }

    package static func outcome(
        setting property: String, to value: DBusValue, in state: NowPlayingState
    ) -> MPRISOutcome {
        switch property {
        case "Volume": volume(value.doubleValue ?? .nan, in: state)
        case "Rate": rate(value.doubleValue ?? .nan, in: state)
        case "Shuffle": setting(.changeShuffleMode(value.boolValue == true ? .items : .off), in: state)
        case "LoopStatus": loop(value.stringValue ?? "", in: state)
        default: .error(.propertyReadOnly("\(property) can't be set."))
        }
    }

    // MARK: - Playing

    private static func play(_ state: NowPlayingState) -> MPRISOutcome {
        if state.commands.contains(.play) { return .events([.play]) }
        return state.playbackState == .playing ? .events([]) : offered([.togglePlayPause], in: state)
    }

    private static func pause(_ state: NowPlayingState) -> MPRISOutcome {
        if state.commands.contains(.pause) { return .events([.pause]) }
        return state.playbackState == .playing ? offered([.togglePlayPause], in: state) : .events([])
    }

    private static func playPause(_ state: NowPlayingState) -> MPRISOutcome {
        guard let event = state.playPauseEvent else { return .error(.notSupported("What plays can't be paused.")) }
        return .events([event])
    }

    // MARK: - Places

    /// Seeks by an offset in seconds.
    ///
    /// A target before the start becomes the start. A target beyond the end leads to the next item, or to the end if
    /// there is no next item.
    private static func seek(
        by offset: Double, in state: NowPlayingState, at now: ContinuousClock.Instant
    ) -> MPRISOutcome {
        guard offset != 0 else { return .events([]) }
        if let elapsed = state.elapsed(at: now), state.commands.contains(.changePlaybackPosition) {
            let place = max(0, elapsed + offset)
            if let duration = state.duration, place > duration {
                if state.commands.contains(.nextTrack) { return .events([.nextTrack]) }
                return .events([.changePlaybackPosition(duration, item: state.itemID)])
            }
            return .events([.changePlaybackPosition(place, item: state.itemID)])
        }
        return offered([offset > 0 ? .skipForward(offset) : .skipBackward(-offset)], in: state)
    }

    /// Seeks only if the named track plays and the position lies within it: the call may have been meant for the track
    /// before.
    private static func setPosition(_ place: Double, of track: String, in state: NowPlayingState) -> MPRISOutcome {
        guard track == state.trackID.text, place >= 0, place <= state.duration ?? .infinity else { return .events([]) }
        return offered([.changePlaybackPosition(place, item: state.itemID)], in: state)
    }

    private static func seconds(_ microseconds: DBusValue?) -> Double {
        let seconds = Double(microseconds?.integerValue ?? 0) / 1e6
        return min(max(seconds, -NowPlayingLimits.seconds), NowPlayingLimits.seconds)
    }

    // MARK: - Properties

    private static func volume(_ volume: Double, in state: NowPlayingState) -> MPRISOutcome {
        guard let volume = PlaybackNumbers.fraction(volume) else {
            return .error(.invalidArguments("A volume is a number from 0 to 1."))
        }
        // A person who turns up the volume of a muted player wants to hear it.
        let unmutes = state.isMuted == true && volume > 0 && state.commands.contains(.changeMute)
        return setting((unmutes ? [.changeMute(false)] : []) + [.changeVolume(volume)], in: state)
    }

    /// A rate of 0 pauses, as the specification asks.
    private static func rate(_ rate: Double, in state: NowPlayingState) -> MPRISOutcome {
        if rate == 0 { return pause(state) }
        let range = MPRISProperties.rates(state).range
        guard range.contains(rate) else {
            return .error(.invalidArguments("A rate is from \(range.lowerBound) to \(range.upperBound) here."))
        }
        return setting(.changePlaybackRate(rate), in: state)
    }

    private static func loop(_ status: String, in state: NowPlayingState) -> MPRISOutcome {
        guard let mode = NowPlayingRepeatMode.allCases.first(where: { MPRISProperties.loopStatus($0) == status })
        else { return .error(.invalidArguments("LoopStatus is None, Track or Playlist.")) }
        return setting(.changeRepeatMode(mode), in: state)
    }

    private static func setting(_ events: RemoteCommandEvent..., in state: NowPlayingState) -> MPRISOutcome {
        setting(events, in: state)
    }

    private static func setting(_ events: [RemoteCommandEvent], in state: NowPlayingState) -> MPRISOutcome {
        guard events.allSatisfy({ state.commands.contains($0.kind) }) else {
            return .error(.notSupported("What plays does not let that be set."))
        }
        return .events(events)
    }

    private static func offered(_ events: [RemoteCommandEvent], in state: NowPlayingState) -> MPRISOutcome {
        .events(events.filter { state.commands.contains($0.kind) })
    }
}

extension RemoteCommandHandlerStatus {
    /// The error that the caller of a failed command gets; nil for success.
    package var mprisError: DBusErrorReply? {
        switch self {
        case .success: nil
        case .noSuchContent: .failed("There is no such content.")
        case .noActionableNowPlayingItem: .failed("Nothing plays that this could be done with.")
        case .deviceNotFound: .failed("The device is not there.")
        case .commandFailed: .failed("The device did not do it.")
        }
    }
}
