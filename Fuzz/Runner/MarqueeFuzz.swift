import Foundation
import FuzzEntryPoints

// libFuzzer as a library (LLVM's LibFuzzer page, "Using libFuzzer as a library"): SwiftPM gives every program a main of
// its own, so that libFuzzer's can't be it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// What libFuzzer calls, where it is there, to change an input: its own ways mostly, and at times as texts are changed.
@_cdecl("LLVMFuzzerCustomMutator")
func changeInput(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    guard seed % 8 == 0 else { return mutateBytes(bytes, count, limit) }
    let changed = Mutator.changeText(Array(UnsafeBufferPointer(start: bytes, count: count)), seed: UInt64(seed))
    guard !changed.isEmpty, changed.count <= limit else { return mutateBytes(bytes, count, limit) }
    UnsafeMutableBufferPointer(start: bytes, count: limit).update(fromContentsOf: changed)
    return changed.count
}

/// Feeds one target by libFuzzer, for Scripts/fuzz.
///
/// The target comes from the environment (FUZZ_TARGET), since the arguments are libFuzzer's own and it starts itself
/// anew with them. Without a target, their names are listed, one a line.
@main
enum MarqueeFuzz {
    private static let target = FuzzTarget.named(ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

    static func main() {
        guard target != nil else {
            for target in FuzzTarget.all { print(target.name) }
            exit(2)
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runDriver(&count, &arguments) { start, count in
            MarqueeFuzz.target?.run(Array(UnsafeBufferPointer(start: start, count: count)))
            return 0
        })
    }
}
