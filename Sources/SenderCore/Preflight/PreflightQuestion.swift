/// One URL of a media item that a preflight asks for, and what its answers are checked for.
package struct PreflightQuestion: Equatable, Sendable {
    package let subject: PreflightSubject
    package let url: String
    /// The type that the sender will tell the receiver.
    package let expectedType: String
    let needsRanges: Bool
    package let needsCORS: Bool
}

extension PreflightRules {
    /// The largest number of tracks that are asked for.
    static let trackLimit = 64

    /// Returns the questions for a media item: its own URL, then the URLs of its tracks, if they are fetched over HTTP.
    package static func questions(of media: MediaInformation) -> [PreflightQuestion] {
        let needsCORS = needsCORS(media)
        // The receiver never asks for parts of a manifest or of a live stream.
        let needsRanges =
            !isAdaptive(media.contentType, url: media.resolvedURL) && media.streamType == .buffered
            && !media.isPicture
        let film = PreflightQuestion(
            subject: .media, url: media.resolvedURL, expectedType: media.contentType, needsRanges: needsRanges,
            needsCORS: needsCORS)
        let tracks = media.mediaTracks.prefix(trackLimit).compactMap { track in
            track.contentIdentifier.map {
                PreflightQuestion(
                    subject: .track(track.identifier), url: $0, expectedType: track.contentType ?? "",
                    needsRanges: false, needsCORS: needsCORS)
            }
        }
        return ([film] + tracks).filter { isFetched($0.url) }
    }

    /// Returns the problems that the answers to a question show.
    ///
    /// - Parameters:
    ///   - get: the answer to a GET of the first bytes, or nil if there was none.
    ///   - options: the answer to OPTIONS, or nil if there was none or OPTIONS was not sent.
    package static func findings(
        of question: PreflightQuestion, get: ObservedResponse?, options: ObservedResponse?, origin: String
    ) -> [PreflightFinding] {
        let observation = PreflightObservation(
            subject: question.subject, expectedType: question.expectedType, get: get, options: options)
        return findings(
            of: observation, needsCORS: question.needsCORS, needsRanges: question.needsRanges, origin: origin)
    }
}
