/// One URL of a media item that a preflight asks for, and what is looked for in its answers.
package struct PreflightQuestion: Equatable, Sendable {
    package let subject: PreflightSubject
    package let url: String
    /// What the sender will tell the receiver that it is.
    package let expectedType: String
    let needsRanges: Bool
    package let needsCORS: Bool
}

extension PreflightRules {
    /// More tracks are not asked for.
    static let trackLimit = 64

    /// What is asked of a media item's servers: its own URL, then those of its tracks, without those that are not
    /// fetched over HTTP.
    package static func questions(of media: MediaInformation) -> [PreflightQuestion] {
        let needsCORS = needsCORS(media)
        // Of a manifest no part is ever asked for, nor of something that goes on for ever.
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

    /// What the answers to a question tell, of the media of which it is a part.
    ///
    /// - Parameters:
    ///   - get: to a GET of the first bytes; nil where there was none.
    ///   - options: to OPTIONS; nil where there was none, or none was asked for.
    package static func findings(
        of question: PreflightQuestion, get: ObservedResponse?, options: ObservedResponse?, origin: String
    ) -> [PreflightFinding] {
        let observation = PreflightObservation(
            subject: question.subject, expectedType: question.expectedType, get: get, options: options)
        return findings(
            of: observation, needsCORS: question.needsCORS, needsRanges: question.needsRanges, origin: origin)
    }
}
