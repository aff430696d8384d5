import AsyncHTTPClient
import MulticastDNS
import NIOCore

/// Asks servers that others have named, where those may name them (`AddressReach`).
///
/// The host's addresses are looked up first, and the connection is made to one that was looked at and may be named, so
/// that a name that changes between the two does not lead elsewhere. A redirect is an answer like others: it is another
/// step.
struct GuardedWeb: Sendable {
    /// Addresses of a host that are tried one after the other.
    static let addressLimit = 3

    enum Failure: Error, Equatable {
        case outOfReach
        case hostUnknown
    }

    let lookups: HostLookups
    let reachOf: @Sendable (IPAddress) -> AddressReach

    /// - Parameters:
    ///   - reach: of who named the step.
    ///   - namer: whose lookups its host's counts among; nil for the app itself.
    ///   - connectTimeout: for all addresses together; nil: the client's own for each.
    ///   - question: asks over a client that reaches that host alone; told from how far the address can be reached. A
    ///     `CastError` that it throws is the answer, any other error lets the next address be tried.
    func ask<Answer: Sendable>(
        _ step: WebStep, reach: AddressReach, namer: String?, connectTimeout: TimeAmount? = nil,
        _ question: (HTTPClient, AddressReach) async throws -> Answer
    ) async throws -> Answer {
        let addresses = try await lookups.addresses(of: step.host, for: namer)
        try Task.checkCancellation()
        let allowed = addresses.map { ($0, reachOf($0)) }.filter { $0.1 >= reach }.prefix(Self.addressLimit)
        guard !allowed.isEmpty || addresses.isEmpty else { throw Failure.outOfReach }
        var failure: any Error = Failure.hostUnknown
        for (address, itsReach) in allowed {
            let timeout = connectTimeout.map { TimeAmount.nanoseconds($0.nanoseconds / Int64(allowed.count)) }
            let client = WebClient.make(connecting: step.host, to: "\(address)", timeout: timeout)
            do {
                let answer = try await question(client, itsReach)
                try? await client.shutdown()
                return answer
            } catch {
                try? await client.shutdown()
                guard (error as? CastError) == nil, !Task.isCancelled else { throw error }
                failure = error
            }
        }
        throw failure
    }
}
