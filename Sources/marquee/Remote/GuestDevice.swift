import CastSender
import Casting

/// The device that a guest is let in for. It is known by its id ever after.
enum GuestDevice {
    /// - Throws: as `DeviceFinder.find(_:)`; `.noDevice` for an address at which none answers.
    @MainActor static func find(_ name: String, in context: CastContext, _ search: DeviceSearch) async throws -> Device
    {
        let found = try await DeviceFinder(context: context, options: search).find(name)
        guard !found.isDescribed else { return found }
        // An address is no id: the device's own is asked for there.
        let place = found.networkAddress
        context.discoveryManager.addKnownHost(place, port: found.servicePort)
        context.discoveryManager.startDiscovery()
        let known = await context.discoveryManager.findDevice(timeout: .seconds(search.timeout)) {
            $0.networkAddresses.contains(place) && $0.servicePort == found.servicePort
        }
        guard let known else {
            throw CommandFailure(.noDevice, "no Cast device answered at \(name): `marquee devices` lists those that do")
        }
        return known
    }
}
