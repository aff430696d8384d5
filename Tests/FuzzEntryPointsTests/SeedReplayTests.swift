import Foundation
import FuzzEntryPoints
import Testing

/// Every seed, and every input that once broke something, goes through its target, whole and cut off; then as many
/// inputs that are made of them, always the same ones, as take some two seconds in a debug build.
///
/// What breaks ends the tests' process. The input lies in the temporary folder then, as marquee-fuzz-TARGET. With
/// FUZZ_TARGET in the environment, that one alone is fed.
@Suite("Fuzz targets")
struct SeedReplayTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz").standardizedFileURL

    private static let targets: [FuzzTarget] = {
        let only = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
        return FuzzTarget.all.filter { only == nil || $0.name == only }
    }()

    private static func inputs(_ target: FuzzTarget, _ kinds: [String] = ["Seeds", "Crashes"]) throws -> [[UInt8]] {
        try kinds.flatMap { kind in
            let folder = folder.appending(path: "\(kind)/\(target.name)")
            guard FileManager.default.fileExists(atPath: folder.path) else { return [[UInt8]]() }
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
        }
    }

    /// On a thread of its own: a target may wait for what runs on the threads that tests run on.
    private static func feed(_ inputs: some Sequence<[UInt8]> & Sendable, to target: FuzzTarget) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            Thread { continuation.resume(with: Result { try feedHere(inputs, to: target) }) }.start()
        }
    }

    private static func feedHere(_ inputs: some Sequence<[UInt8]>, to target: FuzzTarget) throws {
        let current = FileManager.default.temporaryDirectory.appending(path: "marquee-fuzz-\(target.name)")
        for input in inputs {
            try Data(input).write(to: current)
            target.run(input)
        }
        try? FileManager.default.removeItem(at: current)
    }

    @Test(arguments: targets)
    func takesEverySeedAndWhatOnceBrokeIt(_ target: FuzzTarget) async throws {
        let inputs = try Self.inputs(target)
        #expect(inputs.count >= 4)
        for input in inputs {
            // Cut off at every byte of a short input, and at a few places of a long one.
            let cuts = input.count <= 256 ? 256 : 16
            let places = stride(from: 0, to: input.count, by: max(input.count / cuts, 1))
            try await Self.feed([input] + places.map { Array(input[..<$0]) }, to: target)
        }
    }

    @Test(arguments: targets)
    func takesWhatIsMadeOfItsSeeds(_ target: FuzzTarget) async throws {
        let mutator = Mutator(seed: 1, seeds: try Self.inputs(target, ["Seeds"]))
        let made = Array(sequence(state: mutator) { $0.next() as [UInt8]? }.prefix(target.testedInputs))
        #expect(!made.isEmpty)
        try await Self.feed(made, to: target)
    }

    @Test func oneNumberMakesTheSameInputsAndAnotherMakesOthers() {
        func inputs(_ seed: UInt64) -> [[UInt8]] {
            var mutator = Mutator(seed: seed, seeds: [[1, 2, 3], Array("a\n10\n".utf8)])
            return (0..<50).map { _ in mutator.next() }
        }
        #expect(inputs(3) == inputs(3))
        #expect(inputs(3) != inputs(4))
    }

    @Test func everyFolderBelongsToATarget() throws {
        let names = Set(FuzzTarget.all.map(\.name))
        for kind in ["Seeds", "Crashes", "Dictionaries"] {
            let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: kind).path)
            let strangers = found.filter { !$0.hasPrefix(".") && !names.contains($0.replacing(".dict", with: "")) }
            #expect(strangers.isEmpty)
        }
        #expect(names.count == FuzzTarget.all.count)
    }
}
