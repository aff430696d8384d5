import CastTransport
import CastWire
import Foundation
import Synchronization
import Testing

@testable import CastSender
@testable import MulticastDNS

/// Pictures that a device names: it must not make this machine ask its own services.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImageReachTests {
    @Test(arguments: [
        ("127.0.0.1", AddressReach.machine), ("127.8.9.1", .machine), ("0.0.0.0", .machine), ("::1", .machine),
        ("::", .machine), ("::ffff:127.0.0.1", .machine), ("::127.0.0.1", .machine), ("64:ff9b::7f00:1", .machine),
        ("2002:7f00:1::", .machine), ("224.0.0.251", .machine), ("255.255.255.255", .machine), ("ff02::fb", .machine),
        ("169.254.169.254", .link), ("fe80::1", .link), ("::ffff:169.254.169.254", .link), ("fe80::1%2", .link),
        ("10.1.2.3", .site), ("172.16.0.1", .site), ("172.31.255.255", .site), ("192.168.1.1", .site),
        ("100.64.0.1", .site), ("fd00::1", .site), ("::ffff:192.168.1.1", .site), ("64:ff9b::a00:1", .site),
        ("172.32.0.1", .world), ("8.8.8.8", .world), ("2001:4860:4860::8888", .world), ("::ffff:8.8.8.8", .world),
        ("100.128.0.1", .world), ("192.169.0.1", .world), ("2002:808:808::", .world),
    ])
    func anAddressIsAsPublicAsWhatItLeadsTo(literal: String, reach: AddressReach) {
        #expect(AddressReach(literal: literal) == reach)
    }

    @Test func whatIsNoAddressHasNoReach() {
        for text in ["", "localhost", "tv.lan", "127.1", "1.2.3.4.5"] { #expect(AddressReach(literal: text) == nil) }
    }

    private func inFolder(_ body: (ImageCache) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "images-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(ImageCache(folder: folder))
    }

    private nonisolated static func device(at address: String) -> Device {
        Device(deviceID: "1", friendlyName: "TV", networkAddresses: [address], servicePort: 8009)
    }

    private nonisolated static let picture = TestWebServer.Answer(
        headers: [("Content-Type", "image/png")], body: ImageCacheTests.png)

    @Test func aDeviceInTheNetworkDoesNotNameThisMachinesOwnServices() async throws {
        let server = try await TestWebServer.start { _ in Self.picture }
        try await inFolder { cache in
            for host in ["127.0.0.1", "localhost", "127.1", "0x7f000001", "0.0.0.0", "[::ffff:127.0.0.1]", "LOCALHOST"] {
                for device in ["192.168.1.5", "8.8.8.8", "fe80::1", "tv.lan"] {
                    do throws(CastError) {
                        _ = try await cache.image(
                            at: "http://\(host):\(server.port)/a.png", namedBy: Self.device(at: device))
                        Issue.record("fetched from \(host) at the word of \(device)")
                    } catch {
                        #expect(error.code == .notAllowed, "\(host): \(error)")
                    }
                }
            }
            #expect(server.questions.isEmpty)
            let image = try await cache.image(at: server.url("/a.png"), namedBy: Self.device(at: "127.0.0.1"))
            #expect(image.bytes == ImageCacheTests.png)
        }
        try await server.close()
    }

    @Test func aNameIsConnectedToAtTheAddressThatWasLookedAt() async throws {
        let server = try await TestWebServer.start { _ in Self.picture }
        try await inFolder { cache in
            let image = try await cache.image(
                at: "http://localhost:\(server.port)/a.png", namedBy: Self.device(at: "127.0.0.1"))
            #expect(image.bytes == ImageCacheTests.png)
            #expect(server.questions.first?.headers["host"] == "localhost:\(server.port)")
        }
        try await server.close()
    }

    /// The first address counts as one in the world, every other as this machine.
    @Test func aRedirectIsLookedAtLikeTheFirstURL() async throws {
        let server = try await TestWebServer.start { question in
            question.path == "/old" ? .init(status: 302, headers: [("Location", "/new")]) : Self.picture
        }
        let asked = Mutex(0)
        let fetcher = HTTPImageFetcher { _ in
            asked.withLock { count in
                count += 1
                return count == 1 ? .world : .machine
            }
        }
        await #expect(throws: CastError.imageOutOfReach) {
            try await fetcher.fetch(server.url("/old"), namedBy: ImageOrigin(reach: .site), byteLimit: 100)
        }
        #expect(server.questions.map(\.path) == ["/old"])
        try await server.close()
    }

    /// The server counts as one at an address of the network that this machine has.
    private nonisolated static func ownAddress(_ published: PublishedPictures) -> HTTPImageFetcher {
        HTTPImageFetcher(published: published) { address in
            let asIfInTheNetwork = address.isLoopback ? IPAddress(literal: "192.168.1.5")! : address
            return AddressReach(asIfInTheNetwork, machine: MachineAddresses(["192.168.1.5"]))
        }
    }

    @Test func anAddressOfThisMachineIsNoDevicesToName() async throws {
        #expect(AddressReach(try #require(IPAddress(literal: "192.168.1.5")), machine: .loopback) == .site)
        let server = try await TestWebServer.start { _ in Self.picture }
        for reach in [AddressReach.link, .site, .world] {
            await #expect(throws: CastError.imageOutOfReach) {
                try await Self.ownAddress(PublishedPictures(folder: nil))
                    .fetch(server.url("/a.png"), namedBy: ImageOrigin(reach: reach), byteLimit: 100)
            }
        }
        #expect(server.questions.isEmpty)
        try await server.close()
    }

    @Test func theAddressesThatThisMachineHasNowCount() async throws {
        let path = SystemNetworkPath.make(group: SocketThreads.shared)
        let addresses = try path.interfaces().flatMap { $0.addresses.map(\.address) }
        #expect(!addresses.isEmpty)
        for address in addresses {
            #expect(HTTPQuestioner().reachOf(address) == .machine, "\(address)")
            let host = if case .v6 = address { "[\(address)]" } else { "\(address)" }
            await #expect(throws: CastError.imageOutOfReach, "\(address)") {
                try await HTTPImageFetcher().fetch(
                    "http://\(host):9/a.png", namedBy: ImageOrigin(reach: .link), byteLimit: 100)
            }
        }
    }

    @Test func whatWeServeOurselvesIsFetchedByItsExactURLAndNothingBesideIt() async throws {
        let server = try await TestWebServer.start { _ in Self.picture }
        let published = PublishedPictures(folder: nil)
        published.publish(server.url("/secret/poster.png"))
        let fetcher = Self.ownAddress(published)
        let tv = ImageOrigin(reach: .site)
        let image = try await fetcher.fetch(server.url("/secret/poster.png"), namedBy: tv, byteLimit: 1_000)
        #expect(image.bytes == ImageCacheTests.png)
        for path in ["/", "/secret/", "/secret/poster.png?a", "/secret/../secret/poster.jpg", "/secret/poster.png/"] {
            await #expect(throws: CastError.imageOutOfReach, "\(path)") {
                try await fetcher.fetch(server.url(path), namedBy: tv, byteLimit: 1_000)
            }
        }
        #expect(server.questions.map(\.path) == ["/secret/poster.png"])
        try await server.close()
    }

    @Test func whatAnotherProcessOfTheUserServesIsKnownAsLongAsItLives() throws {
        let folder = NSTemporaryDirectory() + "published-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let url = "http://192.168.1.5:8000/secret/poster.png"
        // The process that started this one lives longer than it.
        PublishedPictures(folder: folder, process: getppid()).publish(url)
        let here = PublishedPictures(folder: folder)
        #expect(here.contains(url) && !here.contains(url + "x"))
        #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
        // One that has ended.
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/true")
        try ended.run()
        ended.waitUntilExit()
        PublishedPictures(folder: folder, process: ended.processIdentifier).publish(url + "2")
        #expect(!here.contains(url + "2"))
        // Where others may write, nothing counts.
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        #expect(!here.contains(url))
    }

    /// No process has a number above 4,194,304 (proc(5), pid_max).
    @Test func processesThatWereKilledTakeNoPlaceFromTheLiving() throws {
        let folder = NSTemporaryDirectory() + "published-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let url = "http://192.168.1.5:8000/secret/poster.png"
        for number in 0..<(2 * Int32(PublishedPictures.mostProcesses)) {
            PublishedPictures(folder: folder, process: 4_200_000 + number).publish(url + "?dead")
        }
        PublishedPictures(folder: folder, process: getppid()).publish(url)
        let here = PublishedPictures(folder: folder)
        #expect(here.contains(url) && !here.contains(url + "?dead"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["\(getppid())"])
    }

    @Test func redirectsHaveAnEnd() async throws {
        let server = try await TestWebServer.start { question in
            let number = Int(question.path.dropFirst()) ?? 0
            return .init(status: 302, headers: [("Location", "/\(number + 1)")])
        }
        await #expect(throws: CastError.imageRedirects) {
            try await HTTPImageFetcher().fetch(server.url("/0"), namedBy: .app, byteLimit: 100)
        }
        #expect(server.questions.count == HTTPImageFetcher.redirectLimit + 1)
        try await server.close()
    }

    @Test func metadataCountsAsToldByTheDeviceOfTheSession() async throws {
        let bench = ReconnectionBench()
        #expect(bench.context.deviceOrigin?.reach == nil)
        bench.connector.add(FakeReceiver(remoteAddress: "192.168.1.5"))
        try await bench.manager.connect(to: .tv)
        #expect(bench.context.deviceOrigin?.reach == .site)
        try await bench.manager.disconnect()
        #expect(bench.context.deviceOrigin?.reach == .site)
    }
}
