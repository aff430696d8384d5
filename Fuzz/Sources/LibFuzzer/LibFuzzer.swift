import Foundation
import FuzzEntryPoints

// libFuzzer asks for this symbol. Which decoder it feeds comes from the environment, since the arguments are its own.
private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "frame"

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    switch target {
    case "json": FuzzEntryPoints.json(bytes)
    case "dns": FuzzEntryPoints.dns(bytes)
    default: FuzzEntryPoints.frame(bytes)
    }
    return 0
}
