import CastWire

/// Reasons why a media request is not sent, and the error for an unexpected answer.
extension CastError {
    package static let nothingToLoad = CastError(
        .invalidRequest, "There is neither media nor a queue to load; set mediaInformation or queueData.")

    package static let rateOutOfRange = CastError(
        .invalidRequest, "Receivers play at \(PlaybackRates.text) times the normal speed; choose a rate between these.")

    package static let playbackRateUnsupported = CastError(
        .unsupportedFeature, "The receiver can't change the speed of what it plays; leave it at 1.")

    package static let noAd = CastError(
        .invalidMediaPlayerState, "No ad is shown at the moment; skip one while mediaStatus.playingAd is true.")

    package static let adNotSkippable = CastError(
        .invalidMediaPlayerState, "This ad can't be skipped yet, or not at all; see adBreakStatus.whenSkippable.")

    package static let unexpectedAnswer = CastError(
        .invalidResponse, "The receiver answered with something else than what was asked for; ask again.")

    package static let noSuchQueueItem = CastError(
        .invalidRequest, "The request names no queue item that could be meant; give items, ids or an index that exist.")
}
