@testable import MediaServing

/// Starts what is to be started again at the same port later: on one that the system gives to nobody who asks for any,
/// so that no other test has it meanwhile.
enum LastingPort {
    /// Below the ephemeral ones of Linux (32,768 on) and of the IANA (49,152 on).
    private static let ports = 20_000..<30_000

    static func start<Server>(_ start: (Int) async throws -> Server) async throws -> Server {
        for _ in 0..<20 {
            do {
                return try await start(Int.random(in: ports))
            } catch let error as ServingError where error.code == .portInUse {
                continue
            }
        }
        return try await start(Int.random(in: ports))
    }

    /// Starts it again. Another test's child that is just being started has a copy of each open socket until its program
    /// runs, so that the port may be in use for a moment after its server has ended.
    static func startAgain<Server>(_ start: () async throws -> Server) async throws -> Server {
        let deadline = ContinuousClock.now + .seconds(30)
        while true {
            do {
                return try await start()
            } catch let error as ServingError where error.code == .portInUse && ContinuousClock.now < deadline {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }
}
