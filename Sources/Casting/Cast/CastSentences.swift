import CastSender

/// The sentences for failed casts, with what the serving side knows. Pure.
struct CastSentences {
    /// The name for display.
    let device: String
    let item: PreparedItem
    let account: ServingAccount
    let hasPlayed: Bool

    /// Nil for endings that are no failures.
    func failure(_ ending: CastEnding) -> CastFailure? {
        switch ending {
        case .finished, .stopped, .withdrawn, .replaced: nil
        case .failed(let failure): failure
        case .refused(let error):
            refusal("\"\(device)\" did not take \"\(item.name)\": \(error.description)", .refused(error), error)
        case .playerFailed: refusal("\"\(device)\" stopped playing \"\(item.title)\" with an error", .later)
        case .neverPlayed(let how):
            refusal("\"\(device)\" took \"\(item.title)\" and never played it: \(how.reason)", .later)
        case .failsAtLoad(let times):
            CastFailure(
                .lost,
                "\"\(device)\" goes away each time that it gets \"\(item.name)\" (\(times) times): it may fail at it; "
                    + "try another file, or restart the device")
        case .lost(let reason): CastFailure(.lost, "\"\(device)\" was lost: \(reason)")
        }
    }

    private func refusal(
        _ sentence: String, _ failure: ServingAdvice.Failure, _ error: CastError? = nil
    ) -> CastFailure {
        let advice = item.serving.flatMap { serving in
            ServingAdvice(
                account: account, hasPlayed: hasPlayed, unreachableSentence: serving.unreachableSentence,
                address: item.servingAddress ?? ""
            ).sentence(failure)
        }
        return CastFailure(.refused, advice.map { ServingAdvice.join(sentence, $0) } ?? sentence, error: error)
    }
}

extension CastEnding.NeverPlayed {
    /// The part after a colon.
    fileprivate var reason: String {
        switch self {
        case .nothingLoaded: "it says that it has nothing loaded"
        case .wentIdle: "its player went idle without saying why"
        case .applicationEnded: "its application ended before, stopped by somebody or failing at it"
        case .finishedUnfetched: "it says that it is over, and has fetched nothing of it"
        }
    }
}
