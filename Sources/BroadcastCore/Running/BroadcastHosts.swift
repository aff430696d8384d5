/// The hosts of a staying broadcast, and which one controls it. Pure.
///
/// The owner of the sockets numbers the hosts.
package struct BroadcastHosts: Sendable {
    /// The most hosts at once. One of them controls, the others read.
    package static let limit = 16

    package enum Admission: Hashable, Sendable {
        case controls
        case reads
        /// Another host controls the broadcast; this one may read.
        case isTaken(BroadcastState.Controller)
        /// There are too many.
        case refused
    }

    package private(set) var controller: (id: Int, who: BroadcastState.Controller)?
    private var readers: Set<Int> = []

    package init() {}

    package var all: [Int] { readers.sorted() + (controller.map { [$0.id] } ?? []) }

    package mutating func admit(_ id: Int, _ who: BroadcastState.Controller, controls: Bool) -> Admission {
        // A reader that asks again may take over control.
        readers.remove(id)
        if let controller {
            if controller.id == id { return .controls }
            guard all.count < Self.limit else { return .refused }
            readers.insert(id)
            return controls ? .isTaken(controller.who) : .reads
        }
        guard all.count < Self.limit else { return .refused }
        guard controls else {
            readers.insert(id)
            return .reads
        }
        controller = (id, who)
        return .controls
    }

    package func mayOrder(_ id: Int) -> Bool { controller?.id == id }

    /// - Returns: Whether it was the controlling host.
    package mutating func leave(_ id: Int) -> Bool {
        readers.remove(id)
        guard controller?.id == id else { return false }
        controller = nil
        return true
    }

    /// The sentence for a host if there are too many.
    package static let refusal = "this broadcast has \(limit) hosts already: end one of them, and try again"

    /// The sentence for a host that sends orders without control.
    package static func sentence(_ controller: BroadcastState.Controller?) -> String {
        guard let controller else { return "say first that you want to control this broadcast" }
        let number = controller.processID > 0 ? " (process \(controller.processID))" : ""
        return "\(controller.program)\(number) has this broadcast: it can do that, or end it to let go of it"
    }
}
