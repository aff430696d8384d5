import CastStreaming
import CastTransport
import NIOCore

/// The open port of a mirroring, and its counts.
struct MirroringPort {
    let driver: StreamingReceiverDriver
    let timeBases: [Int: Int]
    var delivery = FrameDelivery()
    /// Measures once a second.
    let ticker: RepeatedTask
}

/// The ports of mirrorings, on the engine's own event loop: a frame goes from its last packet to the screen without a
/// change of threads.
extension ReceiverEngine {
    static let measureInterval: TimeAmount = .seconds(1)

    func perform(_ action: MirroringPortAction) {
        switch action {
        case .open(let id, let agreement, let connection): open(id, agreement, for: connection)
        case .close(let id):
            openingPorts.remove(id)
            closePort(id)
        case .requestKeyFrame(let id, let stream): ports[id]?.driver.requestKeyFrame(stream: stream)
        case .played(let id, let stream, let seen): tell(seen, of: stream, by: id)
        }
    }

    private func tell(_ seen: [MirroringCounts.Seen], of stream: Int, by id: MirroringID) {
        guard let port = ports[id], let timeBase = port.timeBases[stream] else { return }
        port.driver.withCore { core, now in
            for one in seen {
                let timestamp = RTPTimestamp(one.timestamp, timeBase: timeBase)
                core.played(stream: stream, timestamp: timestamp, playout: now - one.lateness, at: now)
            }
        }
    }

    private func open(_ id: MirroringID, _ agreement: StreamingAgreement, for connection: ConnectionID) {
        // If the connection is gone, the report of its end follows and handles the rest.
        guard let addresses = addresses(of: connection) else { return }
        var configuration = StreamingReceiverDriver.Configuration(
            host: addresses.local, peerAddress: addresses.remote, streams: agreement.streams)
        configuration.trafficClass = agreement.dscp.map { TrafficClass(rawValue: UInt8(clamping: $0)) }
        configuration.impairment = impairment
        configuration.logger = logger
        openingPorts.insert(id)
        StreamingReceiverDriver.bind(configuration, on: loop) { [weak self] event in
            self?.assumeIsolated { $0.streamed(event, by: id) }
        }.whenComplete { [weak self] result in
            // If the engine is gone, nobody else would close the port.
            guard let self else { return (try? result.get())?.close() ?? () }
            self.assumeIsolated { $0.bound(id, result, agreement.streams) }
        }
    }

    private func bound(
        _ id: MirroringID, _ result: Result<StreamingReceiverDriver, any Error>, _ streams: [StreamParameters]
    ) {
        let isWanted = openingPorts.remove(id) != nil && !isClosed
        switch result {
        case .success(let driver) where isWanted: opened(id, driver, streams)
        case .success(let driver): driver.close()
        case .failure(let error) where isWanted:
            handle { device, now in
                device.mirroringFailed(id, reason: "No port can be had for mirroring: \(error)", at: now)
            }
        case .failure: break
        }
    }

    private func opened(_ id: MirroringID, _ driver: StreamingReceiverDriver, _ streams: [StreamParameters]) {
        let interval = Self.measureInterval
        let ticker = loop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { [weak self] _ in
            self?.assumeIsolated { _ = $0.measure(id) }
        }
        let timeBases = Dictionary(uniqueKeysWithValues: streams.map { ($0.index, $0.timeBase) })
        ports[id] = MirroringPort(driver: driver, timeBases: timeBases, ticker: ticker)
        let port = driver.port
        handle { device, now in device.mirroringOpened(id, port: port, at: now) }
    }

    private func closePort(_ id: MirroringID) {
        // The final measurement needs the driver for a moment longer.
        let measured = measure(id)
        guard let port = ports.removeValue(forKey: id) else { return }
        port.ticker.cancel()
        measured?.whenComplete { _ in port.driver.close() }
    }

    func closePorts() {
        openingPorts = []
        for id in ports.keys { closePort(id) }
    }

    private func streamed(_ event: StreamingReceiverDriver.Event, by id: MirroringID) {
        switch event {
        case .frame(let stream, let frame, let playout):
            guard let timeBase = ports[id]?.timeBases[stream] else { return }
            ports[id]?.delivery.frame(frame, of: stream)
            outlets.show(
                MirroredFrame(
                    mirroring: id, stream: stream, frame: frame,
                    timestamp: frame.timestamp.duration(timeBase: timeBase), playout: playout))
        case .event(.silence): handle { device, now in device.mirroringSilent(id, at: now) }
        case .event: break
        case .failed(let error):
            guard ports[id] != nil else { return }
            handle { device, now in
                device.mirroringFailed(id, reason: "The port of the mirroring failed: \(error)", at: now)
            }
        }
    }

    @discardableResult
    private func measure(_ id: MirroringID) -> EventLoopFuture<Void>? {
        guard let deliveries = ports[id]?.delivery.take(), let driver = ports[id]?.driver else { return nil }
        return driver.statistics().map { [weak self] statistics in
            self?.assumeIsolated { engine in
                let measurement = MirroringMeasurement(
                    deliveries: deliveries, network: statistics.core, refused: statistics.refused)
                engine.handle { device, now in device.mirroringMeasured(id, measurement, at: now) }
            }
        }
    }

    /// A connection's two addresses, in the form for a socket of one protocol only.
    private func addresses(of id: ConnectionID) -> (local: String, remote: String)? {
        guard let connection = connections[id] else { return nil }
        return (Self.unmapped(connection.localAddress), Self.unmapped(connection.remoteAddress))
    }

    /// A listener for both protocols reports an IPv4 address as IPv6 (`::ffff:192.0.2.1`).
    static func unmapped(_ address: String) -> String {
        let prefix = "::ffff:"
        guard address.lowercased().hasPrefix(prefix), address.contains(".") else { return address }
        return String(address.dropFirst(prefix.count))
    }
}
