import Foundation
import FuzzEntryPoints

// Mutates the seeds for as long as it is told. The input that is being tried lies in a file, so that a trap leaves it
// behind: move it to Crashes/TARGET and the unit tests replay it for ever.
let usage = "usage: fuzz frame|json|dns|rtp|rtcp|offer|answer [SECONDS [SEED]]\n"
let targets: [String: ([UInt8]) -> Void] = [
    "frame": FuzzEntryPoints.frame, "json": FuzzEntryPoints.json, "dns": FuzzEntryPoints.dns,
    "rtp": FuzzEntryPoints.rtp, "rtcp": FuzzEntryPoints.rtcp, "offer": FuzzEntryPoints.offer,
    "answer": FuzzEntryPoints.answer,
]
let arguments = CommandLine.arguments
guard arguments.count > 1, let run = targets[arguments[1]] else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}
let seconds = arguments.count > 2 ? Double(arguments[2]) ?? 60 : 60
let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1

let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Seeds/\(arguments[1])")
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
let seeds = try files.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
let current = URL(filePath: "fuzz-\(arguments[1])-current")

var mutator = Mutator(seed: seed, seeds: seeds)
let end = Date(timeIntervalSinceNow: seconds)
var count = 0
while Date.now < end {
    let input = mutator.next()
    try Data(input).write(to: current)
    run(input)
    count += 1
}
try FileManager.default.removeItem(at: current)
print("\(arguments[1]): \(count) inputs from \(seeds.count) seeds, nothing found (seed \(seed))")
