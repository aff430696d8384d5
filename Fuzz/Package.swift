// swift-tools-version: 6.1
import PackageDescription

// `swift run --package-path Fuzz -c release fuzz frame` runs the plain mutator; with FUZZ_LIBFUZZER=1 in the environment
// the same name is a libFuzzer program per decoder (the toolchain's own libFuzzer, coverage-guided): see Fuzz/README.md.
let entryPoints: Target.Dependency = .product(name: "FuzzEntryPoints", package: "marquee")
let usesLibFuzzer = Context.environment["FUZZ_LIBFUZZER"] != nil

let targets: [Target] =
    usesLibFuzzer
    ? [
        .executableTarget(
            name: "fuzz", dependencies: [entryPoints], path: "Sources/LibFuzzer",
            swiftSettings: [.unsafeFlags(["-parse-as-library", "-sanitize=fuzzer"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
    ]
    : [.executableTarget(name: "fuzz", dependencies: [entryPoints], path: "Sources/FuzzRunner")]

let package = Package(
    name: "marquee-fuzz",
    dependencies: [.package(name: "marquee", path: "..")],
    targets: targets
)
