import AsyncHTTPClient
import MulticastDNS
import NIOCore

/// Sends HTTP requests to URLs that others have named, if their origin may name such an address (`AddressReach`).
///
/// The host's addresses are looked up and checked first, and the connection is made to one of the checked addresses. A
/// name that changes its address in between can't redirect the request. A redirect is returned like any other answer;
/// it is another step.
struct GuardedWeb: Sendable {
    /// The number of a host's addresses that are tried one after the other.
    static let addressLimit = 3

    enum Failure: Error, Equatable {
        case outOfReach
        case hostUnknown
    }

    let lookups: HostLookups
    let reachOf: @Sendable (IPAddress) -> AddressReach

    /// Sends one request to the host of a step.
    ///
    /// - Parameters:
    ///   - reach: the reach of the origin that named the step.
    ///   - namer: whose limit of lookups applies; nil for the app itself.
    ///   - connectTimeout: the time for all addresses together. If nil, the client's own timeout applies to each.
    ///   - question: sends the request over a client that connects only to that host, and gets the reach of its
    ///     address. If it
    ///     throws a `CastError`, that is the result; after any other error the next address is tried.
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
