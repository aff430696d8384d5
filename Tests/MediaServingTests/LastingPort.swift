import MediaServing

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
}
