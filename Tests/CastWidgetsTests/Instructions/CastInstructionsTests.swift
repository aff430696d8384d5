import CastSender
import CastingFakes
import FoundationEssentials
import SenderFakes
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastInstructionsTests {
    // S0-25, S0-26
    @Test func isShownOnceOverTwoArrivalsAndAgainOnceItsFlagIsCleared() async throws {
        let bench = WidgetBench()
        let store = KeptFlag()
        var content = CastInstructionsState.Content()
        (content.title, content.titlePlace, content.dismissButton) = ("Here", .top, "Fine")
        let instructions = bench.context.presentCastInstructionsOnce(
            with: bench.context.createCastButton(), content: content, store: store)
        bench.context.discoveryManager.startDiscovery()
        #expect(!instructions.state.isPresented)
        bench.house.announce(.tv)
        await until { instructions.state.isPresented }
        #expect(instructions.state.content == content && store.kept == [])
        instructions.dismiss()
        #expect(store.kept == [true])
        bench.house.announce(.kitchen)
        await until { bench.context.discoveryManager.deviceCount == 2 }
        #expect(!instructions.state.isPresented && store.kept == [true])
        try bench.context.clearCastInstructionsShownFlag()
        #expect(instructions.state.isPresented && store.kept == [true, false])
    }

    @Test func waitsForItsButton() async throws {
        let bench = WidgetBench()
        bench.network.access = NetworkAccess(path: .none)
        let button = bench.context.createCastButton()
        let instructions = bench.context.presentCastInstructionsOnce(with: button, store: KeptFlag())
        bench.context.discoveryManager.startDiscovery()
        bench.house.announce(.tv)
        await until { bench.context.discoveryManager.deviceCount == 1 }
        #expect(!instructions.state.isPresented)
        bench.network.become(NetworkAccess())
        await until { instructions.state.isPresented && button.state.isVisible }
    }

    // S0-25
    @Test func withoutItsButtonItGoesAndIsNotSeenYet() async throws {
        let bench = WidgetBench()
        let (button, store) = (bench.context.createCastButton(), KeptFlag())
        let instructions = bench.context.presentCastInstructionsOnce(with: button, store: store)
        bench.context.discoveryManager.startDiscovery()
        bench.house.announce(.tv)
        await until { instructions.state.isPresented }
        bench.network.become(NetworkAccess(path: .none))
        await until { !instructions.state.isPresented }
        #expect(store.kept == [] && !instructions.state.wasShown)
        bench.network.become(NetworkAccess())
        await until { instructions.state.isPresented }
    }

    // S0-25
    @Test func theFlagIsAFileOfTheUserAlone() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/marquee-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(!FileInstructionsStore(folder: folder).wasShown)
        try FileInstructionsStore(folder: folder).keep(wasShown: true)
        #expect(FileInstructionsStore(folder: folder).wasShown)
        for path in [folder, folder + "/cast-instructions-shown"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? Int ?? 0) & 0o077 == 0, "\(path)")
        }
        try FileInstructionsStore(folder: folder).keep(wasShown: false)
        try FileInstructionsStore(folder: folder).keep(wasShown: false)
        #expect(!FileInstructionsStore(folder: folder).wasShown)
    }

    @Test func aFolderThatCanNotBeMadeIsSaid() {
        #expect(throws: CastError.self) { try FileInstructionsStore(folder: "/dev/null/x").keep(wasShown: true) }
    }
}

@MainActor
private final class KeptFlag: InstructionsStore {
    private(set) var kept: [Bool] = []
    var wasShown: Bool { kept.last ?? false }

    func keep(wasShown: Bool) { kept.append(wasShown) }
}
