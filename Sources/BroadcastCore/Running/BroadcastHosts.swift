/// Which hosts a broadcast that stays has, and which one of them says what is to happen.
///
/// Pure: hosts have numbers, which whoever owns the sockets gives them.
package struct BroadcastHosts: Sendable {
    /// At once. One of them controls, the others read.
    package static let limit = 16

    package enum Admission: Hashable, Sendable {
        case controls
        case reads
        /// Another one has it: the host may read.
        case isTaken(BroadcastState.Controller)
        /// There are too many.
        case refused
    }

    package private(set) var controller: (id: Int, who: BroadcastState.Controller)?
    private var readers: Set<Int> = []

    package init() {}

    package var all: [Int] { readers.sorted() + (controller.map { [$0.id] } ?? []) }

    package mutating func admit(_ id: Int, _ who: BroadcastState.Controller, controls: Bool) -> Admission {
        // Who asks again may take over what has become free.
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

    /// - Returns: whether it was the one that controls.
    package mutating func leave(_ id: Int) -> Bool {
        readers.remove(id)
        guard controller?.id == id else { return false }
        controller = nil
        return true
    }

    /// What a host is told where there are too many.
    package static let refusal = "this broadcast has \(limit) hosts already: end one of them, and try again"

    /// What a host is told that orders and may not.
    package static func sentence(_ controller: BroadcastState.Controller?) -> String {
        guard let controller else { return "say first that you want to control this broadcast" }
        let number = controller.processID > 0 ? " (process \(controller.processID))" : ""
        return "\(controller.program)\(number) has this broadcast: it can do that, or end it to let go of it"
    }
}
