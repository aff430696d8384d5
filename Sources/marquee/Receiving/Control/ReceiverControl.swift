import ArgumentParser
import CastReceiver
import enum CastWire.PlaceText
import Casting

/// Does what is ordered of a receiver from outside, one order after the other, and says what came of each.
///
/// A transfer begins as a voice assistant's would: none of the senders has asked for it. It goes the way of every
/// transfer (`DeviceMove`): this process joins its own receiver as a sender for the while, and the receiver tells the
/// others where it has gone.
@MainActor struct ReceiverControl {
    let receiver: Receiver
    /// To look for devices on.
    let interfaces: [String]
    let output: OutputOptions
    let voice: ReceiverVoice

    /// Returns with the end of the input.
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

    /// Where it is reached from this very machine.
    private static func address(of ready: Receiver.Ready) -> String {
        let host = ["::", "0.0.0.0"].contains(ready.host) ? "127.0.0.1" : ready.host
        return PlaceText.of(host: host, port: ready.port)
    }
}
