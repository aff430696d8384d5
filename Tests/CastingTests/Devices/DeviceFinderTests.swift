import CastSender
import Foundation
import Testing

@testable import Casting

@MainActor @Suite(.timeLimit(.minutes(1))) struct DeviceFinderTests {
    /// Says one thing and nothing more.
    private struct OneEventBrowser: DeviceBrowsing {
        let event: BrowseEvent

        func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> {
            AsyncStream { $0.yield(event) }
        }

        func devices(at address: String) async -> [Device] { [] }
    }

    /// The time is up once the browser's event has been heard.
    private func context(_ event: BrowseEvent) -> CastContext {
        let criteria = DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID)
        var options = CastOptions(discoveryCriteria: criteria)
        options.disableDiscoveryAutostart = true
        var environment = SenderEnvironment.live(options: options)
        environment.browser = OneEventBrowser(event: event)
        let box = ContextBox()
        environment.time = TimeSource(now: { ContinuousClock.now }, sleep: { _ in await box.heard() })
        let context = CastContext(options: options, environment: environment)
        box.context = context
        return context
    }

    @MainActor private final class ContextBox {
        var context: CastContext?

        func heard() async {
            while let manager = context?.discoveryManager, manager.discoveryError == nil, manager.devices.isEmpty {
                await Task.yield()
            }
        }
    }

    private func failure(
        of name: String?, _ event: BrowseEvent, hosts: [String] = []
    ) async throws -> CastFailure {
        let nowhere = NameMemoryFile(folder: URL(fileURLWithPath: "/proc/nowhere"))
        let finder = DeviceFinder(context: context(event), options: DeviceSearch(hosts: hosts), memory: nowhere)
        return try #require(await #expect(throws: CastFailure.self) { _ = try await finder.find(name) })
    }

    @Test("Where nothing could be looked for, that is what the failure says", arguments: ["Kitchen", nil])
    func noSearch(name: String?) async throws {
        let failure = try await failure(of: name, .failed("Devices can't be looked for: port 5353 is taken."))
        #expect(failure.code == .noDevice)
        #expect(failure.description.contains("port 5353 is taken; give the device by its address (--to ADDRESS)"))
    }

    @Test("Another device that answered is named")
    func others() async throws {
        var device = Device(address: "192.0.2.1")
        device.friendlyName = "Kitchen"
        let failure = try await failure(of: "Bedroom", .found(device))
        #expect(failure.code == .noDevice)
        #expect(failure.description.hasSuffix(#"these answered: "Kitchen""#))
    }

    @Test("Who names a host does not mean another device, which is named")
    func otherPlace() async throws {
        var device = Device(address: "192.0.2.1")
        device.friendlyName = "Kitchen"
        let failure = try await failure(of: nil, .found(device), hosts: ["192.0.2.99"])
        #expect(failure.code == .noDevice)
        #expect(failure.description.contains("192.0.2.99") && failure.description.contains(#""Kitchen""#))
    }
}
