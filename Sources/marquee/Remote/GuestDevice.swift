import CastSender
import Casting

/// The device of a guest link. The link identifies the device by its id.
enum GuestDevice {
    /// - Throws: as `DeviceFinder.find(_:)`; `.noDevice` if no device answers at an address.
    @MainActor static func find(_ name: String, in context: CastContext, _ search: DeviceSearch) async throws -> Device
    {
        let found = try await DeviceFinder(context: context, options: search).find(name)
        guard !found.isDescribed else { return found }
        // A device that was found by its address has no id yet, so the device is asked for its id.
        let place = found.networkAddress
        context.discoveryManager.addKnownHost(place, port: found.servicePort)
        context.discoveryManager.startDiscovery()
        let known = await context.discoveryManager.findDevice(timeout: .seconds(search.timeout)) {
            $0.networkAddresses.contains(place) && $0.servicePort == found.servicePort
        }
        guard let known else {
            throw CommandFailure(
                .noDevice, "no Cast device answered at \(name); `marquee devices` lists the devices that answer")
        }
        return known
    }
}
