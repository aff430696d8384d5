package import SenderCore
import ServingCore

/// What the serving side knows of a film that a device did not play: an error, or that the file was never requested,
/// perhaps because of a firewall.
///
/// The firewall is mentioned only if the device may have tried to fetch the file: not if it refused the request itself.
/// If it failed before the wait for a request was over, only if it says that fetching failed. Pure.
struct ServingAdvice {
    /// The device's response.
    enum Failure: Equatable {
        /// It refused the LOAD.
        case refused(CastError)
        /// It accepted the LOAD, but nothing played, or its player failed.
        case later
    }

    let account: ServingAccount
    /// Whether it played, which needs no request on a receiver that only keeps time.
    let hasPlayed: Bool
    /// The sentence for a file that was not requested in time, with advice.
    let unreachableSentence: String
    /// Host and port.
    let address: String

    /// A sentence with its full stop; nil if there is nothing to say.
    func sentence(_ failure: Failure) -> String? {
        if let error = account.lastError { return error.description }
        guard !account.wasReached, !hasPlayed, Self.mayHaveFetched(failure) else { return nil }
        if account.wasMissed { return unreachableSentence }
        guard Self.saysFetchingFailed(failure) else { return nil }
        return "It never asked this machine for the file: see that it may reach TCP at \(address) through the firewall."
    }

    /// Joins sentences, with one full stop between two of them.
    static func join(_ sentences: String...) -> String {
        sentences.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }.joined(separator: ". ")
    }

    /// A receiver's reasons for a load that failed. With any other reason it did not try to load.
    private static let loadReasons: Set = ["LOAD_FAILED", "GENERIC_LOAD_ERROR", "ERROR"]

    private static func mayHaveFetched(_ failure: Failure) -> Bool {
        guard case .refused(let error) = failure else { return true }
        guard error.code == .mediaLoadFailed || error.code == .mediaError else { return false }
        return error.reason.map(loadReasons.contains) ?? true
    }

    /// 103 and 104: a network error in the media element, or an unusable source; 3xx: the network.
    private static func saysFetchingFailed(_ failure: Failure) -> Bool {
        guard case .refused(let error) = failure, let code = error.detailedErrorCode else { return false }
        return [103, 104].contains(code) || (300...399).contains(code)
    }
}
