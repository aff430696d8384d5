package import SenderCore
import ServingCore

/// What the serving side knows of a film that a device did not play: an error of its own, or that nobody has asked for
/// the file, which a firewall may be the cause of.
///
/// The firewall is named only where the device may have tried to fetch: not where it refused the request itself, and of
/// a failure that came before a request could be missed only where the device says that fetching is what failed.
///
/// Pure.
package struct ServingAdvice {
    /// What the device said.
    package enum Failure: Equatable {
        /// It refused the LOAD.
        case refused(CastError)
        /// It took the LOAD, and then nothing came of it, or its player failed.
        case later
    }

    let account: ServingAccount
    /// It has played, which needs no request: a receiver that only keeps time, for one.
    let hasPlayed: Bool
    /// What says that nobody asked for the file in time, and what to do.
    let unreachableSentence: String
    /// Host and port.
    let address: String

    package init(account: ServingAccount, hasPlayed: Bool, unreachableSentence: String, address: String) {
        self.account = account
        self.hasPlayed = hasPlayed
        self.unreachableSentence = unreachableSentence
        self.address = address
    }

    /// A sentence, with its full stop; nil where there is nothing to say.
    package func sentence(_ failure: Failure) -> String? {
        if let error = account.lastError { return error.description }
        guard !account.wasReached, !hasPlayed, Self.mayHaveFetched(failure) else { return nil }
        if account.wasMissed { return unreachableSentence }
        guard Self.saysFetchingFailed(failure) else { return nil }
        return "It never asked this machine for the file: see that it may reach TCP at \(address) through the firewall."
    }

    /// `sentences` as one text, with one full stop between two of them.
    package static func join(_ sentences: String...) -> String {
        sentences.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }.joined(separator: ". ")
    }

    /// The reasons with which a receiver says that it could not load. With any other it did not try to.
    private static let loadReasons: Set = ["LOAD_FAILED", "GENERIC_LOAD_ERROR", "ERROR"]

    private static func mayHaveFetched(_ failure: Failure) -> Bool {
        guard case .refused(let error) = failure else { return true }
        guard error.code == .mediaLoadFailed || error.code == .mediaError else { return false }
        return error.reason.map(loadReasons.contains) ?? true
    }

    /// 103 and 104: its media element met the network's error, or could not use what is there; 3xx: the network.
    private static func saysFetchingFailed(_ failure: Failure) -> Bool {
        guard case .refused(let error) = failure, let code = error.detailedErrorCode else { return false }
        return [103, 104].contains(code) || (300...399).contains(code)
    }
}
