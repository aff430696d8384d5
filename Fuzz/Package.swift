// swift-tools-version: 6.1
import PackageDescription

// `swift run --package-path Fuzz -c release fuzz frame` runs the plain mutator; with FUZZ_LIBFUZZER in the environment
// (the toolchain's libFuzzer without its main, a file) the same name is a coverage-guided program: see Fuzz/README.md.
let entryPoints: Target.Dependency = .product(name: "FuzzEntryPoints", package: "marquee")
let libFuzzer = Context.environment["FUZZ_LIBFUZZER"]

let targets: [Target]
if let libFuzzer {
    // Whole, since it stands before the objects that need it.
    let link = ["--whole-archive", libFuzzer, "--no-whole-archive"].flatMap { ["-Xlinker", $0] }
    targets = [
        .executableTarget(
            name: "fuzz", dependencies: [entryPoints], path: "Sources/LibFuzzer",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [.unsafeFlags(link), .linkedLibrary("stdc++")])
    ]
} else {
    targets = [.executableTarget(name: "fuzz", dependencies: [entryPoints], path: "Sources/FuzzRunner")]
}

let package = Package(
    name: "marquee-fuzz",
    dependencies: [.package(name: "marquee", path: "..")],
    targets: targets
)
