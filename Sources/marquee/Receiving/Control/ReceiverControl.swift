import ArgumentParser
import CastReceiver
import enum CastWire.PlaceText
import Casting

/// Carries out the orders from standard input one after the other, and reports the result of each.
///
/// A transfer starts as it would from a voice assistant: without a request from a sender. It works like every transfer
/// (`DeviceMove`): this process joins its own receiver as a temporary sender, and the receiver tells the other senders
/// the new device.
@MainActor struct ReceiverControl {
    let receiver: Receiver
    /// The interfaces for discovery.
    let interfaces: [String]
    let output: OutputOptions
    let voice: ReceiverVoice

    /// Returns at the end of the input.
    func run() async {
        let reader = OrderReader()
        for await line in reader.lines {
            await take(line)
            reader.next()
        }
    }

    private func take(_ line: OrderLines.Line) async {
        do {
            switch line {
            case .unreadable(let sentence): throw CommandFailure(.wrongUse, sentence)
            case .text(let text):
                guard let order = try ReceiverOrder(parsing: text) else { return }
                switch order {
                case .transfer(let name): voice.moved(try await transfer(to: name))
                }
            }
        } catch {
            voice.refused("\(error)")
        }
    }

    private func transfer(to name: String) async throws -> StatusReport {
        guard let ready = await receiver.ready else {
            throw CommandFailure(.wrongUse, "the receiver has not started yet")
        }
        let search = try SearchOptions.parse(interfaces.flatMap { ["--interface", $0] })
        let source = DeviceOptions(to: Self.address(of: ready), search: search, output: output)
        return try await DeviceMove.perform(from: try source.request(), to: name)
    }

    /// The receiver's address for connections from this machine.
    private static func address(of ready: Receiver.Ready) -> String {
        let host = ["::", "0.0.0.0"].contains(ready.host) ? "127.0.0.1" : ready.host
        return PlaceText.of(host: host, port: ready.port)
    }
}
