import CastWire

/// Starting a session with a device that is announced at several places.
///
/// Anybody on the network can announce a device at another place. So all places are tried side by side, and the first
/// peer that proves itself is the device. Before that, no place is told anything but the greeting.
extension CastSession {
    /// How long a place may be silent before the next one is tried beside it.
    static let placeHeadStart = Duration.milliseconds(250)

    func startAtOneOfThePlaces() async throws(CastError) {
        let opened = try await proven(at: StartPlaces.targets(of: device))
        guard !Task.isCancelled else {
            opened.end(stopCasting: false)
            throw .startCancelled
        }
        if let target = opened.target { keep(target.place) }
        adopt(opened)
        opened.choose()
        await follow(opened, isStarted: true)
    }

    /// Makes the proven place the device's first one.
    private func keep(_ place: DeviceAddress) {
        guard place != device.places.first else { return }
        notifyDidUpdateDevice(StartPlaces.moved(device, to: place))
    }

    private func proven(at targets: [ResumptionPlaces.Target]) async throws(CastError) -> SessionDriver {
        let race = PlaceRace<ResumptionPlaces.Target, SessionDriver, CastError>(
            headStart: Self.placeHeadStart, time: environment.time)
        do {
            return try await race.run(targets) { @MainActor [setup] target in
                do throws(CastError) {
                    let opened = try await self.open(
                        setup.target, to: target.device, at: [target], waitsForChoice: true)
                    return await opened.prove().map { opened }
                } catch {
                    return .failure(error)
                }
            } discard: { $0.end(stopCasting: false) }
        } catch {
            guard !Task.isCancelled else { throw .startCancelled }
            environment.browser.reconfirm(deviceID: device.deviceID)
            throw StartPlaces.told(error.failures, targets.map(\.place)) ?? .startCancelled
        }
    }
}
