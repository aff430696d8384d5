/// Decides which of an app's sessions is the active one: at most one, and never one that may not be shown.
///
/// A single session becomes active by itself, as soon as it may. It stays active when other sessions are added, until
/// one of those asks. When the active session is removed and one session is left, that one becomes active. If several
/// are left, none is active until one asks.
package struct NowPlayingArbiter<ID: Hashable & Sendable>: Sendable {
    private var sessions: [ID: Bool] = [:]
    private var chosen: ID?

    package init() {}

    /// The active session: at most one, whatever happened.
    package var active: ID? {
        guard let chosen, sessions[chosen] == true else { return nil }
        return chosen
    }

    package func canBecomeActive(_ id: ID) -> Bool { sessions[id] == true }

    package mutating func add(_ id: ID, isEligible: Bool) {
        sessions[id] = isEligible
        chooseTheSingleOne()
    }

    package mutating func remove(_ id: ID) {
        sessions[id] = nil
        if chosen == id { chosen = nil }
        chooseTheSingleOne()
    }

    package mutating func setEligible(_ id: ID, _ isEligible: Bool) {
        guard sessions[id] != nil else { return }
        sessions[id] = isEligible
        chooseTheSingleOne()
    }

    /// Makes the session the active one if it may be shown.
    ///
    /// - Returns: whether it is active now.
    package mutating func requestActive(_ id: ID) -> Bool {
        guard canBecomeActive(id) else { return false }
        chosen = id
        return true
    }

    private mutating func chooseTheSingleOne() {
        if sessions.count == 1 { chosen = sessions.keys.first }
    }
}
