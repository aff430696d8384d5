import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Applications whose player does not answer, answers what nobody can read, or refuses to: what the device does itself
/// is done all the same.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PlayerAnswerTests {
    @Test func volumeMuteAndStopGoToTheDeviceAtOnce() async throws {
        let bench = ReconnectionBench()
        let receiver = FakeReceiver.running()
        receiver.answer("GET_STATUS") { message, json in
            guard message.namespace == .receiver else { return [] }
            return [Script.receiverStatus(id: json["requestId"]?.intValue ?? 0, applications: Script.application)]
        }
        bench.connector.add(receiver)
        var options = SessionOptions.joinOnly
        options.awaitsPlayer = false
        // The clock stands still: nothing here waits for the player's time to be over.
        let session = try await bench.manager.connect(to: .tv, options: options)
        #expect(session.playerAnswer == .awaited && session.applicationMetadata?.applicationID == "CC1AD845")
        try await session.setDeviceVolume(0.3).value
        try await session.setDeviceMuted(true).value
        let waiting = Task { await session.playerAnswer(within: .seconds(3)) }
        await bench.time.advanceToSleeper(within: .seconds(3))
        #expect(await waiting.value == .awaited)
        try await bench.manager.disconnect(stopCasting: true)
        #expect(receiver.sentJSON("STOP").count == 1)
    }

    @Test func whatAnswersWithGarbageIsNotSaidToBeSilent() async throws {
        let bench = try await MediaBench.make()
        let answers: [(String?, CastError.Code)] = [
            (nil, .timeout), ("}", .invalidResponse), (#"{"type":"WHAT","requestId":ID}"#, .invalidResponse),
        ]
        for (garbage, code) in answers {
            bench.receiver.answer("PAUSE") { _, json in
                let id = json["requestId"]?.intValue ?? 0
                return garbage.map { [Script.message($0.replacing("ID", with: "\(id)"), .media, from: "T1")] } ?? []
            }
            let request = bench.client.pause()
            await bench.settle()
            await bench.time.advanceToSleeper(within: .seconds(10))
            await #expect(throws: CastError.self) { try await request.value }
            #expect(request.error?.code == code)
        }
    }

    @Test func whatIsStoredUnaskedIsNotKept() async throws {
        let bench = try await MediaBench.make()
        bench.receiver.answer("PAUSE") { _, json in
            [Script.media("SESSION_STATE", id: json["requestId"]?.intValue ?? 0, Script.storedSession)]
        }
        let request = bench.client.pause()
        await #expect(throws: CastError.self) { try await request.value }
        #expect(request.error?.code == .invalidResponse)
        #expect(bench.session.takeStoredState(requestID: request.requestID) == nil)
    }
}
