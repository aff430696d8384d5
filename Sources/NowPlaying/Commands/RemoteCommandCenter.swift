public import NowPlayingCore

/// The commands to which something that plays responds, as MPRemoteCommandCenter.
///
/// Each session has its own command center. The shared one is for publishing by hand. Used on the main actor.
///
/// ```swift
/// session.remoteCommandCenter.skipForwardCommand.preferredIntervals = [15]
/// session.remoteCommandCenter.skipForwardCommand.addTarget { event in
///     player.seek(to: player.currentTime + event.interval)
///     return .success
/// }
/// ```
@MainActor
public final class RemoteCommandCenter {
    /// Starts or resumes playback.
    public let playCommand: TypedRemoteCommand<PlainCommandEvent>
    /// Pauses.
    public let pauseCommand: TypedRemoteCommand<PlainCommandEvent>
    /// Ends playback.
    public let stopCommand: TypedRemoteCommand<PlainCommandEvent>
    /// Pauses if it plays and resumes if it is paused, as the single button of a headset does.
    public let togglePlayPauseCommand: TypedRemoteCommand<PlainCommandEvent>
    /// Goes to the next item.
    public let nextTrackCommand: TypedRemoteCommand<PlainCommandEvent>
    /// Goes to the item before.
    public let previousTrackCommand: TypedRemoteCommand<PlainCommandEvent>
    /// Repeats one item, all items, or none.
    public let changeRepeatModeCommand: ChangeRepeatModeCommand
    /// Turns shuffling on or off.
    public let changeShuffleModeCommand: ChangeShuffleModeCommand
    /// Sets the playback rate.
    public let changePlaybackRateCommand: ChangePlaybackRateCommand
    /// Seeks forward while a button is held.
    public let seekForwardCommand: TypedRemoteCommand<SeekCommandEvent>
    /// Seeks backward while a button is held.
    public let seekBackwardCommand: TypedRemoteCommand<SeekCommandEvent>
    /// Skips some seconds forward.
    public let skipForwardCommand: SkipIntervalCommand
    /// Skips some seconds backward.
    public let skipBackwardCommand: SkipIntervalCommand
    /// Seeks to a position, for example after a progress bar was dragged.
    public let changePlaybackPositionCommand: TypedRemoteCommand<ChangePlaybackPositionCommandEvent>
    /// Rates the item.
    public let ratingCommand: TypedRemoteCommand<RatingCommandEvent>
    /// Marks the item as liked.
    public let likeCommand: TypedRemoteCommand<FeedbackCommandEvent>
    /// Marks the item as disliked.
    public let dislikeCommand: TypedRemoteCommand<FeedbackCommandEvent>
    /// Sets a bookmark on the item.
    public let bookmarkCommand: TypedRemoteCommand<FeedbackCommandEvent>
    /// Turns on a language of audio or subtitles.
    public let enableLanguageOptionCommand: TypedRemoteCommand<ChangeLanguageOptionCommandEvent>
    /// Turns off a language, for example to show no subtitles.
    public let disableLanguageOptionCommand: TypedRemoteCommand<ChangeLanguageOptionCommandEvent>
    /// Sets the volume.
    public let changeVolumeCommand: ChangeVolumeCommand
    /// Mutes or unmutes.
    public let changeMuteCommand: ChangeMuteCommand

    /// All commands, in the order of ``RemoteCommandKind``.
    public let commands: [RemoteCommand]
    private let listener: Listener

    /// Returns the command center of ``NowPlayingApplication/shared``.
    public static func shared() -> RemoteCommandCenter { NowPlayingApplication.shared.remoteCommandCenter }

    final class Listener {
        var changed: (@MainActor () -> Void)?
    }

    init() {
        let listener = Listener()
        let changed: @MainActor () -> Void = { listener.changed?() }
        func plain(_ kind: RemoteCommandKind) -> TypedRemoteCommand<PlainCommandEvent> {
            TypedRemoteCommand(kind, changed: changed) { $0.kind == kind ? PlainCommandEvent(kind: kind) : nil }
        }
        func seek(_ kind: RemoteCommandKind) -> TypedRemoteCommand<SeekCommandEvent> {
            TypedRemoteCommand(kind, changed: changed) { $0.seekPhase(of: kind).map(SeekCommandEvent.init) }
        }
        func skip(_ kind: RemoteCommandKind) -> SkipIntervalCommand {
            SkipIntervalCommand(kind, changed: changed) { $0.interval(of: kind).map(SkipIntervalCommandEvent.init) }
        }
        func feedback(_ kind: RemoteCommandKind) -> TypedRemoteCommand<FeedbackCommandEvent> {
            TypedRemoteCommand(kind, changed: changed) { $0.isNegative(of: kind).map(FeedbackCommandEvent.init) }
        }
        func language(_ kind: RemoteCommandKind) -> TypedRemoteCommand<ChangeLanguageOptionCommandEvent> {
            TypedRemoteCommand(kind, changed: changed) {
                $0.language(of: kind).map(ChangeLanguageOptionCommandEvent.init)
            }
        }
        playCommand = plain(.play)
        pauseCommand = plain(.pause)
        stopCommand = plain(.stop)
        togglePlayPauseCommand = plain(.togglePlayPause)
        nextTrackCommand = plain(.nextTrack)
        previousTrackCommand = plain(.previousTrack)
        changeRepeatModeCommand = ChangeRepeatModeCommand(.changeRepeatMode, changed: changed) {
            if case .changeRepeatMode(let mode) = $0 { ChangeRepeatModeCommandEvent(repeatType: mode) } else { nil }
        }
        changeShuffleModeCommand = ChangeShuffleModeCommand(.changeShuffleMode, changed: changed) {
            if case .changeShuffleMode(let mode) = $0 { ChangeShuffleModeCommandEvent(shuffleType: mode) } else { nil }
        }
        changePlaybackRateCommand = ChangePlaybackRateCommand(.changePlaybackRate, changed: changed) {
            guard case .changePlaybackRate(let rate) = $0, let rate = PlaybackNumbers.rate(rate), rate != 0
            else { return nil }
            return ChangePlaybackRateCommandEvent(playbackRate: rate)
        }
        seekForwardCommand = seek(.seekForward)
        seekBackwardCommand = seek(.seekBackward)
        skipForwardCommand = skip(.skipForward)
        skipBackwardCommand = skip(.skipBackward)
        changePlaybackPositionCommand = TypedRemoteCommand(.changePlaybackPosition, changed: changed) {
            guard case .changePlaybackPosition(let position, _) = $0 else { return nil }
            return PlaybackNumbers.position(position).map(ChangePlaybackPositionCommandEvent.init)
        }
        ratingCommand = TypedRemoteCommand(.rating, changed: changed) {
            guard case .rating(let rating) = $0 else { return nil }
            return PlaybackNumbers.fraction(rating).map(RatingCommandEvent.init)
        }
        likeCommand = feedback(.like)
        dislikeCommand = feedback(.dislike)
        bookmarkCommand = feedback(.bookmark)
        enableLanguageOptionCommand = language(.enableLanguageOption)
        disableLanguageOptionCommand = language(.disableLanguageOption)
        changeVolumeCommand = ChangeVolumeCommand(.changeVolume, changed: changed) {
            guard case .changeVolume(let volume) = $0 else { return nil }
            return PlaybackNumbers.fraction(volume).map(ChangeVolumeCommandEvent.init)
        }
        changeMuteCommand = ChangeMuteCommand(.changeMute, changed: changed) {
            if case .changeMute(let isMuted) = $0 { ChangeMuteCommandEvent(isMuted: isMuted) } else { nil }
        }
        commands = [
            playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, nextTrackCommand, previousTrackCommand,
            changeRepeatModeCommand, changeShuffleModeCommand, changePlaybackRateCommand, seekForwardCommand,
            seekBackwardCommand, skipForwardCommand, skipBackwardCommand, changePlaybackPositionCommand, ratingCommand,
            likeCommand, dislikeCommand, bookmarkCommand, enableLanguageOptionCommand, disableLanguageOptionCommand,
            changeVolumeCommand, changeMuteCommand,
        ]
        self.listener = listener
    }

    /// Called on each change, also when handlers change.
    var changed: (@MainActor () -> Void)? {
        get { listener.changed }
        set { listener.changed = newValue }
    }

    /// Whether any command has a handler, enabled or not.
    public var hasTarget: Bool { commands.contains { $0.hasTarget } }

    /// The commands that are enabled and have a handler.
    public var offered: OfferedCommands {
        OfferedCommands(
            Set(commands.filter(\.isOffered).map(\.kind)), skipForwardIntervals: skipForwardCommand.preferredIntervals,
            skipBackwardIntervals: skipBackwardCommand.preferredIntervals,
            playbackRates: changePlaybackRateCommand.supportedPlaybackRates)
    }

    /// Calls the handlers of the event's command.
    ///
    /// - Returns: `.commandFailed` if the command is disabled, has no handler, or has arguments that make no sense.
    func perform(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus {
        await commands.first { $0.kind == event.kind }?.perform(event) ?? .commandFailed
    }
}
