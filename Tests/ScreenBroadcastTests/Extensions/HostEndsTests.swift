import Foundation
import Testing

@testable import ScreenBroadcast

/// What an extension does about a host that goes, or breaks the rules.
@Suite(.timeLimit(.minutes(1))) struct HostEndsTests {
    private final class Handler: BroadcastSampleHandler {
        private let done: Gathered<String>

        init(_ done: Gathered<String>) { self.done = done }

        override func broadcastStarted(withSetupInfo setupInfo: [String: String]?) { done.add("started") }
        override func broadcastFinished() { done.add("finished") }

        override func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {
            done.add("sample \(sampleBuffer.imageBuffer == nil ? "without a picture" : "with one")")
        }
    }

    /// What the handler heard, and what became of the extension.
    private func served(_ host: (BroadcastConnection) async throws -> Void) async throws -> (String, String) {
        let folder = try TestFolder()
        let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
        let path = listener.path
        let done = Gathered<String>()
        let serving = Task {
            let outcome: String
            do {
                let connection = try BroadcastConnection.connect(to: path)
                BroadcastExtension.sayHello(connection)
                try await BroadcastExtension.serve(connection) { Handler(done) }
                outcome = "in order"
            } catch { outcome = "\(error)" }
            done.end()
            return outcome
        }
        let connection = try #require(await listener.connections.first { _ in true })
        connection.send(.hello(BroadcastHello(program: "test", processID: getpid())))
        try await host(connection)
        let outcome = await serving.value
        return (await done.rest().joined(separator: ", "), outcome)
    }

    @Test("A host that goes without a word has ended the broadcast, and the handler is told")
    func goes() async throws {
        let (heard, outcome) = try await served { host in
            host.send(.handler(.setUp(ExtensionSetup())))
            host.send(.handler(.sample(SampleNotice(type: .video, time: 1))))
            host.close()
        }
        #expect(heard == "started, sample without a picture, finished" && outcome == "in order")
    }

    @Test("A host that goes before it started anything leaves no trace")
    func goesEarly() async throws {
        let (heard, outcome) = try await served { $0.close() }
        #expect(heard == "" && outcome == "in order")
    }

    @Test("Memory that is not shared, a sample outside of it and absurd numbers end the broadcast, and say why")
    func breaksTheRules() async throws {
        let picture = SampleNotice.Image(width: 64, height: 64, format: .bgrx, rows: [256])
        let region = SharedRegion(id: 1, placeSize: 4096, placeCount: 2)
        let memory = try SharedMemory(making: region)
        // As large as it should be; but whoever has it can shorten it while it is read.
        let folder = try TestFolder()
        let file = folder.url.appendingPathComponent("memory")
        try Data(count: 8192).write(to: file)
        let unsealed = try FileHandle(forUpdating: file)
        for messages in [
            [(.region(region), unsealed.fileDescriptor)],
            [(ExtensionMessage.region(region), nil)],
            [(.region(SharedRegion(id: 1, placeSize: .max, placeCount: 2)), memory.descriptor)],
            [(.region(SharedRegion(id: 1, placeSize: 8192, placeCount: 2)), memory.descriptor)],
            [(.sample(SampleNotice(type: .video, time: 0, place: .init(region: 1, place: 0), image: picture)), nil)],
            [
                (.region(region), memory.descriptor),
                (.sample(SampleNotice(type: .video, time: 0, place: .init(region: 1, place: 0), image: picture)), nil),
            ],
            [
                (.region(region), memory.descriptor),
                (.sample(SampleNotice(type: .video, time: 0, place: .init(region: 1, place: 2))), nil),
            ],
        ] as [[(ExtensionMessage, Int32?)]] {
            let (heard, outcome) = try await served { host in
                host.send(.handler(.setUp(ExtensionSetup())))
                for (message, descriptor) in messages { host.send(.handler(message), descriptor: descriptor) }
                for await _ in host.messages {}
            }
            #expect(heard == "started, finished" && outcome.contains("memory"), "\(messages.count)")
        }
    }

    @Test("More open files than there is use for end the broadcast")
    func files() async throws {
        let region = SharedRegion(id: 1, placeSize: 4096, placeCount: 1)
        let memory = try SharedMemory(making: region)
        let (_, outcome) = try await served { host in
            for _ in 0..<20 { host.send(.handler(.pause), descriptor: memory.descriptor) }
            for await _ in host.messages {}
        }
        #expect(outcome == "the other process sends more open files than it was asked for")
    }
}
