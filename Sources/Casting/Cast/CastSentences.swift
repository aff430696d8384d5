import CastSender
import ServingCore

/// The sentences for failed casts, with what the serving side knows. Pure.
struct CastSentences {
    /// The name for display.
    let device: String
    let item: PreparedItem
    let account: ServingAccount
    let hasPlayed: Bool
    /// Where it broke off, in seconds, if that is known.
    var place: Double?

    /// Nil for endings that are no failures.
    func failure(_ ending: CastEnding) -> CastFailure? {
        switch ending {
        case .finished, .stopped, .withdrawn, .replaced: nil
        case .failed(let failure): failure
        case .refused(let error):
            refusal("\"\(device)\" did not take \"\(item.name)\": \(error.description)", .refused(error), error)
        case .playerFailed: refusal(breakSentence, isCutShort ? nil : .later)
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

    /// The sentence for several items of which some were not played to their end; each had a sentence of its own.
    static func failure(ofSome titles: [String], of count: Int) -> CastFailure? {
        guard !titles.isEmpty else { return nil }
        let names = titles.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
        let more = titles.count > 4 ? " and \(titles.count - 4) more" : ""
        return CastFailure(
            .refused, "\(titles.count) of \(count) items \(titles.count == 1 ? "was" : "were") not played to the end: "
                + names + more)
    }

    /// A device that has played a part of a file from this machine is able to play such files. So the cause is probably
    /// the file.
    private var breakSentence: String {
        let stopped =
            "\"\(device)\" stopped playing \"\(item.title)\""
            + (place.map { " at " + TimeText.format($0) } ?? "")
        if let missing = item.serving?.file.missingBytes {
            return "\(stopped): the file is cut short, \(ServingRemarks.bytes(missing)) of it are missing"
        }
        guard place != nil, item.serving != nil, account.wasReached, account.lastError == nil else {
            return stopped + " with an error"
        }
        return "\(stopped): the file is probably damaged or incomplete there"
    }

    private var isCutShort: Bool { item.serving?.file.missingBytes != nil }

    private func refusal(
        _ sentence: String, _ failure: ServingAdvice.Failure?, _ error: CastError? = nil
    ) -> CastFailure {
        let advice = item.serving.flatMap { serving -> String? in
            guard let failure else { return nil }
            return ServingAdvice(
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
