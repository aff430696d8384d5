package import CastTransport
package import MulticastDNS

/// Announces the device by multicast DNS.
///
/// The service is the caller's, who may browse with it too and shuts it down; this takes back only its own
/// announcement.
package actor MulticastAnnouncer: DeviceAnnouncer {
    private let service: MulticastDNSService
    private var publication: Publication?
    private var isWithdrawn = false

    package init(_ service: MulticastDNSService) {
        self.service = service
    }

    /// The first call takes about a second, in which the name is claimed; the others change what the TXT record says.
    package func announce(_ record: ServiceRecord) async throws {
        if let publication {
            try await publication.update(text: record.text)
            return
        }
        let published = try await service.publish(record)
        guard !isWithdrawn else { return await published.withdraw() }
        publication = published
    }

    package func withdraw() async {
        isWithdrawn = true
        await publication?.withdraw()
        publication = nil
    }
}
