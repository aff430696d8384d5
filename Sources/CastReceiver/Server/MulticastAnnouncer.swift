package import CastTransport
package import MulticastDNS

/// Announces the device by multicast DNS.
///
/// The service belongs to the caller, who may also browse with it and who shuts it down. This type withdraws only its
/// own announcement.
package actor MulticastAnnouncer: DeviceAnnouncer {
    private let service: MulticastDNSService
    private var publication: Publication?
    private var isWithdrawn = false

    package init(_ service: MulticastDNSService) {
        self.service = service
    }

    /// The first call takes about a second to claim the name. Later calls change the TXT record.
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
