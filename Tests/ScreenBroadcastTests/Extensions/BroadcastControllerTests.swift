import Foundation
import Testing

@testable import ScreenBroadcast

/// The example extension as a process of its own, with this test as its host.
@MainActor @Suite(.timeLimit(.minutes(2)), .serialized) final class BroadcastControllerTests {
    let home: TestGroup
    let container: GroupContainer
    let ended = Gathered<BroadcastFinishError?>()

    init() throws {
        home = try TestGroup()
        // The extension is a child, and finds its group by the environment.
        setenv("XDG_DATA_HOME", home.folder.path(".local/share"), 1)
        setenv("XDG_STATE_HOME", home.folder.path(".local/state"), 1)
        container = try GroupContainer.create("org.example")
    }

    final class Delegate: BroadcastControllerDelegate {
        let ended: Gathered<BroadcastFinishError?>
        let infos = Gathered<[String: String]>()

        init(_ ended: Gathered<BroadcastFinishError?>) { self.ended = ended }

        func broadcastController(_ controller: BroadcastController, didFinishWithError error: BroadcastFinishError?) {
            ended.add(error)
        }

        func broadcastController(_ controller: BroadcastController, didUpdateServiceInfo info: [String: String]) {
            infos.add(info)
        }
    }

    /// Beside this test's own program, as they are built together.
    private func example(memoryLimit: Int = 50 << 20) throws -> UploadExtension {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
        let members = """
            {"identifier": "org.example.upload", "executable": "\(folder.path)/example-upload",
             "memoryLimit": \(memoryLimit), "groups": ["org.example"]}
            """
        let path = home.folder.path("manifest.json")
        try Data(members.utf8).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o644)
        return try ExtensionFolders.load(path)
    }

    func controller(memoryLimit: Int = 50 << 20) throws -> (BroadcastController, Delegate) {
        let controller = BroadcastController(try example(memoryLimit: memoryLimit), folder: home.folder.url)
        let delegate = Delegate(ended)
        controller.delegate = delegate
        return (controller, delegate)
    }

    func logIn() throws {
        try CredentialFile(container).set(Array("token".utf8), service: "upload.example.org", account: "me")
    }

    private func log(until end: String) async -> [String] {
        while true {
            let text = String(decoding: SharedLog(container)?.read() ?? [], as: UTF8.self)
            if text.hasSuffix(end + "\n") { return text.split(separator: "\n").map(String.init) }
            await Task.yield()
        }
    }

    @Test("S4-01, S4-10, S4-20, S4-30, S4-32, S4-35: credentials by the group, all three kinds read, then nothing left")
    func whole() async throws {
        try logIn()
        let heard = Gathered<BroadcastNotificationName>()
        let center = try #require(BroadcastNotificationCenter(container))
        let observations = try [.broadcastStarted, .broadcastFinished].map { name in
            try center.observe(name) { heard.add($0) }
        }
        let (controller, delegate) = try controller()
        try await controller.startBroadcast(withSetupInfo: ["title": "Match"])
        #expect(controller.isBroadcasting && controller.extensionIdentifier == "org.example.upload")
        #expect(await delegate.infos.first(1) == [["viewers": "0"]])
        let samples = try #require(controller.samples)
        samples.sendPicture(width: 4, height: 2, format: .i420, time: .milliseconds(40)) { memory in
            for index in memory.indices { memory[index] = index < 8 ? 10 : 200 }
        }
        samples.sendSound(SoundBuffer(samples: [0, 0.5, -0.75, 0]), type: .audioApp, time: .milliseconds(41))
        samples.sendSound(SoundBuffer(samples: [0.25], channelCount: 1), type: .audioMic, time: .milliseconds(42))
        controller.annotate(ApplicationInformation(bundleIdentifier: "org.example.game"))
        controller.pauseBroadcast()
        #expect(controller.isPaused)
        controller.resumeBroadcast()
        _ = await log(until: "resumed")
        await controller.finishBroadcast()
        #expect(
            await log(until: "finished") == [
                "started Match", "video at 0.04 seconds: 4x2 i420, sum 80",
                "audioApp at 0.041 seconds: 2 samples, peak 0.75", "audioMic at 0.042 seconds: 1 samples, peak 0.25",
                "shows org.example.game", "paused", "resumed", "finished",
            ])
        #expect(await heard.first(2) == [.broadcastStarted, .broadcastFinished])
        #expect(await ended.first(1) == [nil])
        #expect(!controller.isBroadcasting && controller.samples == nil && controller.peakMemory < 50 << 20)
        #expect(try CredentialFile(container).secret(service: "upload.example.org", account: "me") == nil)
        withExtendedLifetime(observations) {}
    }

    @Test("S4-15: without credentials the host is told why it did not begin")
    func notLoggedIn() async throws {
        let (controller, delegate) = try controller()
        try await controller.startBroadcast()
        #expect(await ended.first(1) == [.notLoggedIn])
        #expect(!controller.isBroadcasting)
        withExtendedLifetime(delegate) {}
    }

    @Test("More memory than the manifest allows ends the extension, and the host is told both numbers")
    func memoryLimit() async throws {
        try logIn()
        let (controller, delegate) = try controller(memoryLimit: 1 << 20)
        try await controller.startBroadcast()
        let error = try #require(await ended.first(1).first ?? nil)
        #expect(error.code == MemoryWatch.code)
        #expect(error.failureReason?.hasSuffix("of memory, and its manifest's memoryLimit is 1.0 MiB") == true)
        withExtendedLifetime(delegate) {}
    }

    @Test("An extension that is killed is noticed, and the host says how it ended")
    func killed() async throws {
        try logIn()
        let (controller, delegate) = try controller()
        try await controller.startBroadcast()
        _ = await delegate.infos.first(1)
        kill(try #require(controller.processID), SIGKILL)
        let error = try #require(await ended.first(1).first ?? nil)
        // By the extension's own name, which is its identifier where it has no other.
        #expect(error.failureReason == "org.example.upload was ended by signal 9 (Killed)")
    }

    @Test("Pictures that the extension has not let go of cost no more memory: what comes then is dropped and counted")
    func slowExtension() async throws {
        try logIn()
        let (controller, delegate) = try controller()
        try await controller.startBroadcast()
        _ = await delegate.infos.first(1)
        let samples = try #require(controller.samples)
        let processID = try #require(controller.processID)
        // It reads nothing while it is stopped.
        kill(processID, SIGSTOP)
        let sent = (0..<200).filter { number in
            samples.sendPicture(width: 640, height: 360, format: .bgrx, time: .milliseconds(number)) { _ in }
        }.count
        #expect(sent == 4 && samples.dropped == 196)
        kill(processID, SIGCONT)
        await controller.finishBroadcast()
        #expect(await ended.first(1) == [nil])
    }

    @Test("S4-23: memory that the extension has read is written again: every picture of many arrives, of two sizes")
    func again() async throws {
        try logIn()
        let (controller, delegate) = try controller()
        try await controller.startBroadcast()
        _ = await delegate.infos.first(1)
        let samples = try #require(controller.samples)
        for number in 0..<20 {
            let width = number < 10 ? 32 : 64
            while !samples.sendPicture(width: width, height: 2, format: .bgrx, time: .seconds(number), fill: { _ in }) {
                await Task.yield()
            }
            _ = await log(until: "video at \(Double(number)) seconds: \(width)x2 bgrx, sum 0")
        }
        await controller.finishBroadcast()
        #expect(await ended.first(1) == [nil])
    }

    @Test("Pictures that become larger again and again leave the sound's memory where it is")
    func growing() async throws {
        try logIn()
        let (controller, delegate) = try controller()
        try await controller.startBroadcast()
        _ = await delegate.infos.first(1)
        let samples = try #require(controller.samples)
        samples.sendSound(SoundBuffer(samples: [0.5], channelCount: 1), type: .audioApp, time: .zero)
        for number in 1...40 {
            let (width, time) = (64 * number, Duration.seconds(number))
            while !samples.sendPicture(width: width, height: 64, format: .bgrx, time: time, fill: { _ in }) {
                await Task.yield()
            }
        }
        samples.sendSound(SoundBuffer(samples: [0.25], channelCount: 1), type: .audioApp, time: .seconds(41))
        _ = await log(until: "audioApp at 41.0 seconds: 1 samples, peak 0.25")
        await controller.finishBroadcast()
        #expect(await ended.first(1) == [nil])
    }

    @Test("What is asked for while the extension comes up is done when it is there")
    func early() async throws {
        try logIn()
        let (controller, delegate) = try controller()
        let monitor = ScreenCaptureMonitor()
        let captured = Gathered<Bool>()
        let observation = monitor.onChange { captured.add($0.isCaptured) }
        controller.captureMonitor = monitor
        let starting = Task { try await controller.startBroadcast() }
        while !controller.isBroadcasting { await Task.yield() }
        #expect(monitor.isCaptured)
        controller.pauseBroadcast()
        await controller.finishBroadcast()
        try await starting.value
        #expect(await captured.first(2) == [true, false])
        withExtendedLifetime(observation) {}
        #expect(await ended.first(1) == [nil])
        #expect(await log(until: "finished") == ["started without a title", "paused", "finished"])
        #expect(!controller.isBroadcasting && !controller.isPaused)
        withExtendedLifetime(delegate) {}
    }

    @Test("A program that is no extension is said to have failed, with its last words")
    func noExtension() async throws {
        let script = try home.folder.script("no", "echo this is no extension >&2; exit 3")
        let manifest = home.folder.path("no.json")
        try Data(#"{"identifier": "a.b", "displayName": "My TV", "executable": "\#(script)"}"#.utf8).write(
            to: URL(fileURLWithPath: manifest))
        chmod(manifest, 0o644)
        let controller = BroadcastController(try ExtensionFolders.load(manifest), folder: home.folder.url)
        let error = await #expect(throws: BroadcastFinishError.self) { try await controller.startBroadcast() }
        #expect(error?.failureReason == "My TV ended with status 3: this is no extension")
        #expect(!controller.isBroadcasting)
    }

    /// An extension whose host has gone without a word, as a killed one does.
    private func left(patience: Double = 60) async throws {
        try logIn()
        let process = try await BroadcastProcess.start(
            BroadcastProgram(path: example().program), folder: home.folder.url, name: "killed host",
            environment: [GroupContainer.groupsVariable: "org.example"], isDetached: true)
        let stay = BroadcastStay(name: "org.example.upload", group: "org.example", patience: patience)
        process.connection.send(.stay(stay))
        process.connection.send(.handler(.setUp(ExtensionSetup(setupInfo: ["title": "Match"]))))
        for await message in process.connection.messages {
            if case .handler(.serviceInfo) = message { break }
        }
        process.connection.close()
    }

    @Test("A host that comes back finds the running broadcast, takes it over, and its samples go on")
    func takenOver() async throws {
        try await left()
        let running = try #require(BroadcastController.running(in: container).first)
        #expect(running.extensionIdentifier == "org.example.upload")
        let (controller, delegate) = try controller()
        try await controller.takeOver(running)
        #expect(controller.isBroadcasting && controller.processID == running.processID)
        #expect(await delegate.infos.first(1) == [["viewers": "0"]], "what was told before")
        // A second host is told who has it.
        let second = BroadcastController(try example(), folder: home.folder.url)
        let error = await #expect(throws: BroadcastFinishError.self) { try await second.takeOver(running) }
        #expect(error?.failureReason?.contains("(process \(getpid())) has this broadcast") == true)
        #expect(!second.isBroadcasting)
        let samples = try #require(controller.samples)
        samples.sendPicture(width: 4, height: 2, format: .i420, time: .milliseconds(40)) { memory in
            for index in memory.indices { memory[index] = 10 }
        }
        _ = await log(until: "video at 0.04 seconds: 4x2 i420, sum 80")
        controller.pauseBroadcast()
        controller.resumeBroadcast()
        await controller.finishBroadcast()
        #expect(
            await log(until: "finished") == [
                "started Match", "video at 0.04 seconds: 4x2 i420, sum 80", "paused", "resumed", "finished",
            ])
        #expect(await ended.first(1) == [nil])
        #expect(BroadcastController.running(in: container).isEmpty)
        await #expect(throws: BroadcastFinishError.self) { try await controller.takeOver(running) }
    }

    @Test("What the host before has ordered last may be carried out after another came, which is told")
    func lateOrder() async throws {
        let door = try BroadcastDoor(
            BroadcastStay(name: "org.example.upload", group: "org.example"), program: "upload 1",
            environment: home.environment)
        try door.claim.write(
            door.record(source: "samples", destinations: [], extensionIdentifier: "org.example.upload"))
        let (controller, delegate) = try controller()
        try await controller.takeOver(try #require(BroadcastController.running(in: container).first))
        #expect(!controller.isPaused)
        door.note(.pause)
        while !controller.isPaused { await Task.yield() }
        // From here on it is this host's own word.
        controller.resumeBroadcast()
        door.note(.pause)
        door.tell(.handler(.serviceInfo(ApplicationInformation(["viewers": "1"]))))
        #expect(await delegate.infos.first(1) == [["viewers": "1"]])
        #expect(!controller.isPaused)
        withExtendedLifetime(door) {}
    }

    @Test("A host that goes before it has set the extension up leaves nothing that could be taken over")
    func notSetUp() async throws {
        let process = try await BroadcastProcess.start(
            BroadcastProgram(path: example().program), folder: home.folder.url, name: "killed host",
            environment: [GroupContainer.groupsVariable: "org.example"], isDetached: true)
        process.connection.send(.stay(BroadcastStay(name: "org.example.upload", group: "org.example")))
        // That it is held by its door.
        for await message in process.connection.messages {
            if case .state = message { break }
        }
        #expect(BroadcastController.running(in: container).isEmpty)
        process.connection.close()
        #expect(await process.outcome.status == .exited(0))
        #expect(try FileManager.default.contentsOfDirectory(atPath: BroadcastFolder(container).path).isEmpty)
    }

    @Test("An extension to which no host comes back ends by itself, in order")
    func notTakenOver() async throws {
        try await left(patience: 0.3)
        #expect(await log(until: "finished") == ["started Match", "finished"])
        while !BroadcastController.running(in: container).isEmpty { await Task.yield() }
        #expect(try CredentialFile(container).secret(service: "upload.example.org", account: "me") == nil)
    }

    @Test("A taken over extension that is killed is noticed")
    func takenOverAndKilled() async throws {
        try await left()
        let (controller, delegate) = try controller()
        try await controller.takeOver(try #require(BroadcastController.running(in: container).first))
        kill(try #require(controller.processID), SIGKILL)
        let error = try #require(await ended.first(1).first ?? nil)
        #expect(error.failureReason == "org.example.upload ended without a word")
        #expect(BroadcastController.running(in: container).isEmpty)
        withExtendedLifetime(delegate) {}
    }

    @Test("A manifest's outlivesHost makes the extension be found by others while its host is there")
    func outlives() async throws {
        try logIn()
        let path = home.folder.path("stays.json")
        let members = """
            {"identifier": "org.example.upload", "executable": "\(try example().program)", "groups": ["org.example"],
             "outlivesHost": true}
            """
        try Data(members.utf8).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o644)
        let controller = BroadcastController(try ExtensionFolders.load(path), folder: home.folder.url)
        let delegate = Delegate(ended)
        controller.delegate = delegate
        try await controller.startBroadcast()
        _ = await delegate.infos.first(1)
        let running = try #require(BroadcastController.running(in: container).first)
        #expect(running.processID == controller.processID)
        await controller.finishBroadcast()
        #expect(await ended.first(1) == [nil])
        #expect(BroadcastController.running(in: container).isEmpty)
    }
}
