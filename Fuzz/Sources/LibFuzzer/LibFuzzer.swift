import Foundation
import FuzzEntryPoints

// libFuzzer as a library (LLVM's LibFuzzer page, "Using libFuzzer as a library"): SwiftPM gives every program a main of
// its own, so that libFuzzer's can't be it. Which decoder is fed comes from the environment, since the arguments are
// libFuzzer's own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main
enum LibFuzzer {
    static func main() {
        let targets: [String: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt] = [
            "frame": { FuzzEntryPoints.frame(LibFuzzer.bytes($0, $1)); return 0 },
            "json": { FuzzEntryPoints.json(LibFuzzer.bytes($0, $1)); return 0 },
            "dns": { FuzzEntryPoints.dns(LibFuzzer.bytes($0, $1)); return 0 },
            "rtp": { FuzzEntryPoints.rtp(LibFuzzer.bytes($0, $1)); return 0 },
            "rtcp": { FuzzEntryPoints.rtcp(LibFuzzer.bytes($0, $1)); return 0 },
            "offer": { FuzzEntryPoints.offer(LibFuzzer.bytes($0, $1)); return 0 },
            "answer": { FuzzEntryPoints.answer(LibFuzzer.bytes($0, $1)); return 0 },
        ]
        guard let target = targets[ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "frame"] else {
            FileHandle.standardError.write(Data("FUZZ_TARGET is frame, json, dns, rtp, rtcp, offer or answer\n".utf8))
            exit(2)
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runDriver(&count, &arguments, target))
    }

    private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
        Array(UnsafeBufferPointer(start: start, count: count))
    }
}
