import NowPlayingCore

/// Carries out what ``CommandIntake`` decides.
@MainActor
final class CommandDesk {
    private var intake = CommandIntake()
    private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var lastID = 0

    func run(
        _ kind: RemoteCommandKind, _ work: @MainActor () async -> RemoteCommandHandlerStatus
    ) async -> RemoteCommandHandlerStatus {
        lastID += 1
        let id = lastID
        switch intake.submit(kind, id: id) {
        case .refuse: return .commandFailed
        case .run: break
        case .wait(let overtaken):
            if let overtaken { waiting.removeValue(forKey: overtaken)?.resume(returning: false) }
            guard await withCheckedContinuation({ waiting[id] = $0 }) else { return .success }
        }
        let status = await work()
        if let next = intake.ended(kind) { waiting.removeValue(forKey: next)?.resume(returning: true) }
        return status
    }
}
