// swift-tools-version: 6.1
import PackageDescription

// Scripts/fuzz asks for the program that it runs, and names the toolchain's libFuzzer (a file). Our own modules, and not
// those of dependencies, then count which of their branches were taken.
let libFuzzer = Context.environment["MARQUEE_LIBFUZZER"]

// Scripts/build-tests builds for release. No package that another depends on may have such flags as it wants, so they
// are asked for.
let areTestsBuilt = Context.environment["PLAIN_TESTS"] != nil

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
    ] + (libFuzzer == nil ? [] : [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer"])])
    // What is internal can be imported by tests: of our own modules, since others' cost a seventh more to build so.
    + (areTestsBuilt ? [.unsafeFlags(["-enable-testing"])] : [])

// Nobody waits for the tests' own code to be made fast.
let testSettings = settings + (areTestsBuilt ? [.unsafeFlags(["-Onone"])] : [])

let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let nioHTTP1: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioTLS: Target.Dependency = .product(name: "NIOTLS", package: "swift-nio")
let nioSSL: Target.Dependency = .product(name: "NIOSSL", package: "swift-nio-ssl")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let protobuf: Target.Dependency = .product(name: "SwiftProtobuf", package: "swift-protobuf")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let cryptoExtras: Target.Dependency = .product(name: "CryptoExtras", package: "swift-crypto")
let x509: Target.Dependency = .product(name: "X509", package: "swift-certificates")
let asn1: Target.Dependency = .product(name: "SwiftASN1", package: "swift-asn1")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let hummingbirdTLS: Target.Dependency = .product(name: "HummingbirdTLS", package: "hummingbird")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let httpClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

// The platform's C library and Foundation, each under one name.
let platformC: Target.Dependency = "PlatformC"
let platformFoundation: Target.Dependency = "PlatformFoundation"

func test(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: testSettings)
}

let allTests: [Target] = [
    // SwiftProtobuf is no part of what ships: it is what our own reading and writing of protobuf is held against.
    test(
        "CastWireTests", ["CastWire", "SenderScripts", nioCore, protobuf, crypto, cryptoExtras, x509, asn1],
        exclude: ["Protobuf/cast_channel.proto", "Protobuf/revocation.proto"]),
    test("MulticastDNSTests", ["MulticastDNS", "SenderScripts", nioCore]),
    test(
        "CastTransportTests",
        [
            "CastTransport", "CastWire", "CastStreaming", "MulticastDNS", nioCore, nioPosix, nioHTTP1, nioTLS, nioSSL,
            logging, .product(name: "NIOEmbedded", package: "swift-nio"),
        ]),
    test("SenderCoreTests", ["SenderCore", "CastWire", "SenderScripts"]),
    test(
        "CastSenderTests",
        [
            "CastSender", "SenderCore", "CastTransport", "CastWire", "FilePaths", "MulticastDNS", "SenderFakes",
            "SenderScripts", nioCore, nioPosix, logging,
        ]),
    test("ReceiverCoreTests", ["ReceiverCore", "CastStreaming", "CastWire", "MirroredFrames", nioCore]),
    test(
        "CastReceiverTests",
        [
            "CastReceiver", "CastStreaming", "CastTransport", "CastWire", nioCore, nioPosix, nioSSL, logging,
            hummingbird, httpTypes, "MirroredFrames", "ReceiverKeys",
        ]),
    test("FilePathsTests", ["FilePaths"]),
    test("FileAccessTests", ["FileAccess", "FilePaths"]),
    test("BrowserProcessTests", ["BrowserProcess", nioPosix]),
    test("ServingCoreTests", ["ServingCore", "FilePaths", "SenderScripts"]),
    test(
        "MediaServingTests",
        ["MediaServing", "ServingCore", "FileAccess", "FilePaths", "SenderScripts", nioCore, logging]),
    test(
        "EndToEndTests",
        ["CastSender", "CastReceiver", "CastTransport", "CastWidgets", "CastWire", "ReceiverKeys", logging]),
    test("FuzzEntryPointsTests", ["FuzzEntryPoints"]),
    test("CastStreamingTests", ["CastStreaming", "StreamingSimulation", "CastWire", nioCore]),
    test(
        "RemoteDisplayTests",
        [
            "RemoteDisplay", "CastSender", "CastStreaming", "CastTransport", "CastWire", "SenderFakes",
            "SenderScripts", nioCore, nioPosix,
        ]),
    test(
        "MediaPipelineTests", ["MediaPipeline", "BusFakes", "CPipeWire", "CPixels", "DBus", "DBusValues", logging]),
    test("BroadcastCoreTests", ["BroadcastCore"]),
    test("ScreenBroadcastTests", ["ScreenBroadcast", "BusFakes", "DBus", "broadcast-host-probe", "example-upload"]),
    test("DBusValuesTests", ["DBusValues"]),
    test("DBusTests", ["DBus"]),
    test("NowPlayingCoreTests", ["NowPlayingCore", "DBusValues"]),
    test("NowPlayingTests", ["NowPlaying", "NowPlayingCore", "DBus", logging]),
    test("CastWidgetsCoreTests", ["CastWidgetsCore", "SenderCore", "CastWire", "ToldMedia"]),
    test(
        "CastWidgetsTests",
        [
            "CastWidgets", "CastWidgetsCore", "CastSender", "CastWire", "CastingFakes", "SenderFakes", "SenderScripts",
            "CastWidgetsWeb", nioCore, nioPosix, hummingbird, httpTypes, logging,
        ]),
    test(
        "CastNowPlayingTests",
        [
            "CastNowPlaying", "SenderCore", "CastSender", "CastWidgets", "CastWire", "CastingFakes", "NowPlaying",
            "NowPlayingCore", "SenderFakes", "SenderScripts", "ToldMedia", logging,
        ]),
    test(
        "CastRemoteTests",
        [
            "CastRemote", "CastWidgetsWeb", "CastSender", "CastWire", "CastingFakes", "FilePaths",
            "SenderFakes", "SenderScripts", nioCore, logging,
        ]),
    test(
        "MPVPlayerTests",
        [
            "MPVPlayer", "FilePaths", "NowPlaying", "NowPlayingCore", "CastNowPlaying", "CastSender", "CastingFakes",
            "SenderFakes", nioCore, nioPosix, logging,
        ]),
    test("SystemEventsTests", ["SystemEvents"]),
    test(
        "CastingTests",
        [
            "Casting", "SenderCore", "ServingCore", "CastSender", "CastWire", "CastingFakes", "FilePaths",
            "MediaServing", "SenderFakes",
        ]),
    test(
        "marqueeTests",
        [
            "marquee", "DBus", "CastReceiver", "CastSender", "CastTransport", "Casting", "CastingFakes",
            "MediaServing", "MulticastDNS", "MPVPlayer", "NowPlaying", "ScreenBroadcast", "SenderFakes", "FileAccess",
            "FilePaths", "BrowserProcess", argumentParser, logging,
        ]),
    test(
        "marquee-broadcastTests",
        [
            "marquee-broadcast", "BroadcastCore", "BrowserProcess", "CastSender", "CastStreaming", "FilePaths",
            "MediaPipeline", "RemoteDisplay", "ScreenBroadcast", logging,
        ]),
]
let only = Context.environment["ONLY_TESTS"]?.split(separator: ",").map(String.init)
let tests = allTests.filter { only?.contains($0.name) ?? true }

let fuzzer: [Target] = (libFuzzer.map { [$0] } ?? []).map { library in
    // Whole, since it stands before the objects that need it.
    let link = ["--whole-archive", library, "--no-whole-archive"].flatMap { ["-Xlinker", $0] }
    return .executableTarget(
        name: "marquee-fuzz", dependencies: ["FuzzEntryPoints"], path: "Fuzz/Runner", swiftSettings: settings,
        linkerSettings: [.unsafeFlags(link), .linkedLibrary("stdc++")])
}

let package = Package(
    name: "marquee",
    products: [
        .library(name: "CastSender", targets: ["CastSender"]),
        .library(name: "CastReceiver", targets: ["CastReceiver"]),
        .library(name: "Casting", targets: ["Casting"]),
        .library(name: "NowPlaying", targets: ["NowPlaying"]),
        .library(name: "CastNowPlaying", targets: ["CastNowPlaying"]),
        .library(name: "CastWidgets", targets: ["CastWidgets"]),
        .library(name: "CastWidgetsWeb", targets: ["CastWidgetsWeb"]),
        .library(name: "ScreenBroadcast", targets: ["ScreenBroadcast"]),
        .executable(name: "marquee", targets: ["marquee"]),
    ],
    traits: [
        .trait(name: "DBus", description: "Sleep, waking and the like over D-Bus, by libsystemd, opened at first use"),
        .default(enabledTraits: ["DBus"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        // Without their traits, which bring in full Foundation, and with it 40 MB of ICU: swift-protobuf's are for
        // Foundation's streams and for field masks, hummingbird's for dates in forms and for swift-configuration.
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0", traits: []),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    ],
    targets: [
        // The only modules that name the platform's own libraries.
        .target(name: "PlatformC", swiftSettings: settings),
        .target(name: "PlatformFoundation", swiftSettings: settings),

        // Floor 0: pure.
        .target(
            name: "CastWire", dependencies: [platformFoundation, nioCore, crypto, x509, asn1], swiftSettings: settings),
        .target(name: "MulticastDNS", dependencies: [nioCore], swiftSettings: settings),
        .target(
            name: "CastStreaming", dependencies: [platformFoundation, "CastWire", nioCore, cryptoExtras],
            swiftSettings: settings),
        // What each side decides, with its models and errors. Of MulticastDNS a sender takes addresses as values.
        .target(
            name: "SenderCore", dependencies: [platformFoundation, "FilePaths", "CastWire", "MulticastDNS"],
            swiftSettings: settings),
        .target(
            name: "ReceiverCore", dependencies: [platformFoundation, "CastWire", "CastStreaming"],
            swiftSettings: settings),
        .target(
            name: "ServingCore", dependencies: [platformFoundation, "FilePaths", "CastWire"], swiftSettings: settings),
        .target(name: "BroadcastCore", dependencies: [platformFoundation], swiftSettings: settings),
        .target(name: "DBusValues", swiftSettings: settings),
        .target(name: "NowPlayingCore", dependencies: [platformFoundation, "FilePaths", "DBusValues"], swiftSettings: settings),
        .target(
            name: "CastWidgetsCore", dependencies: [platformFoundation, "SenderCore", "CastWire"],
            swiftSettings: settings),

        // Paths as bytes; every module may have it.
        .target(name: "FilePaths", swiftSettings: settings),
        // Floor 1: files by such paths.
        .target(
            name: "FileAccess", dependencies: [platformC, platformFoundation, "FilePaths"], swiftSettings: settings),

        // Floor 1: sockets.
        .target(
            name: "CastTransport",
            dependencies: [
                platformC,
                "CastWire", "MulticastDNS", "CastStreaming", nioCore, nioPosix, nioHTTP1, nioTLS, nioSSL, logging,
            ],
            swiftSettings: settings),

        // The types of libsystemd; nothing is linked.
        .systemLibrary(name: "CSystemd"),
        .target(
            name: "DBus",
            dependencies: [platformC, "DBusValues", .target(name: "CSystemd", condition: .when(traits: ["DBus"]))],
            swiftSettings: settings),
        .target(name: "SystemEvents", dependencies: [platformC, "DBus", logging], swiftSettings: settings),

        // Floor 2: the framework.
        .target(
            name: "CastSender",
            dependencies: [
                platformC, platformFoundation,
                "FileAccess", "FilePaths", "SenderCore", "CastWire", "MulticastDNS", "CastTransport", nioCore,
                httpClient, logging,
            ],
            swiftSettings: settings),
        .target(
            name: "BrowserProcess",
            dependencies: [platformC, platformFoundation, "FileAccess", "FilePaths", subprocess, logging],
            swiftSettings: settings),
        .target(
            name: "CastReceiver",
            dependencies: [
                platformC, platformFoundation,
                "FileAccess", "FilePaths",
                "ReceiverCore", "BrowserProcess", "CastWire", "MulticastDNS", "CastStreaming", "CastTransport", nioCore,
                nioSSL, x509,
                asn1, crypto, cryptoExtras, hummingbird, hummingbirdTLS, httpTypes, subprocess, logging,
            ],
            exclude: ["Page/Assets"], swiftSettings: settings),
        .target(
            name: "MediaServing",
            dependencies: [
                platformC,
                "FileAccess", "FilePaths",
                "ServingCore", "CastWire", "CastTransport", nioCore, nioPosix, hummingbird, httpTypes, subprocess,
                logging,
            ],
            swiftSettings: settings),

        .target(
            name: "NowPlaying", dependencies: ["NowPlayingCore", "DBus", logging], swiftSettings: settings),

        .systemLibrary(
            name: "CFFmpeg", pkgConfig: "libavformat",
            providers: [.apt(["libavformat-dev", "libavcodec-dev", "libswscale-dev", "libswresample-dev"])]),
        // Loops in C for a display's pixels; a target of its own, since what a module map has in headers is compiled to be
        // small, and then no vector code.
        .target(name: "CPixels", publicHeadersPath: "."),
        .systemLibrary(
            name: "CXCB", pkgConfig: "xcb",
            providers: [
                .apt([
                    "libxcb1-dev", "libxcb-composite0-dev", "libxcb-damage0-dev", "libxcb-randr0-dev",
                    "libxcb-shm0-dev", "libxcb-xfixes0-dev",
                ])
            ]),
        .systemLibrary(
            name: "CPipeWire", pkgConfig: "libpipewire-0.3", providers: [.apt(["libpipewire-0.3-dev"])]),
        // The types of libpulse; nothing is linked.
        .systemLibrary(name: "CPulse", providers: [.apt(["libpulse-dev"])]),
        .target(
            name: "MediaPipeline",
            dependencies: [
                platformC, platformFoundation,
                "FileAccess", "FilePaths", "CFFmpeg", "CPipeWire", "CPixels", "CPulse", "CXCB", "DBus", "DBusValues",
                logging,
            ],
            swiftSettings: settings),

        // Floor 3.
        .target(
            name: "MPVPlayer",
            dependencies: [
                platformC, platformFoundation, "FilePaths", "NowPlaying", "NowPlayingCore", nioCore, nioPosix,
            ],
            swiftSettings: settings),
        .target(
            name: "Casting",
            dependencies: [
                platformC, platformFoundation,
                "FileAccess", "FilePaths", "CastSender", "SenderCore", "CastWire", "MediaServing", "ServingCore",
                logging,
            ],
            swiftSettings: settings),
        .target(
            name: "CastNowPlaying",
            dependencies: ["CastSender", "SenderCore", "CastWire", "FilePaths", "NowPlaying", "NowPlayingCore", logging],
            swiftSettings: settings),
        .target(
            name: "CastWidgets",
            dependencies: [
                "FileAccess", "FilePaths",
                "CastWidgetsCore", "CastSender", "CastTransport", "CastWire", logging,
            ],
            swiftSettings: settings),
        .target(
            name: "CastWidgetsWeb",
            dependencies: [
                platformC, platformFoundation, "FilePaths",
                "CastWidgets", "CastWidgetsCore", "CastSender", "CastTransport", "CastWire", nioCore, hummingbird,
                httpTypes, logging,
            ],
            exclude: ["Assets"], swiftSettings: settings),
        .target(
            name: "RemoteDisplay",
            dependencies: ["CastSender", "CastStreaming", "CastTransport", "CastWire", nioCore],
            swiftSettings: settings),
        // sem_open(3), which Swift can't call; nothing is linked.
        .systemLibrary(name: "CSemaphores"),
        .target(
            name: "ScreenBroadcast",
            dependencies: [
                platformC, platformFoundation, "FileAccess", "FilePaths", "BroadcastCore", "CSemaphores", "DBus",
                crypto, subprocess,
            ],
            swiftSettings: settings),

        // Floor 4: the upload process of a broadcast, the only program that links FFmpeg.
        .executableTarget(
            name: "marquee-broadcast",
            dependencies: [
                platformC, platformFoundation,
                "FileAccess", "FilePaths", "BrowserProcess", "MediaPipeline", "RemoteDisplay", "ScreenBroadcast",
                "BroadcastCore", "CastSender", "CastStreaming", "CastTransport", "SystemEvents", nioCore,
                argumentParser, subprocess, logging,
            ],
            swiftSettings: settings),

        // Floor 4: the house's remote control in a browser.
        .target(
            name: "CastRemote",
            dependencies: [
                platformC, platformFoundation,
                "FileAccess", "FilePaths",
                "CastWidgetsWeb", "CastSender", "CastWire", "CastTransport", "MediaServing", "ServingCore", nioCore,
                hummingbird, httpTypes, crypto, logging,
            ],
            exclude: ["Page/Assets"], swiftSettings: settings),
        // Floor 4: the command.
        .executableTarget(
            name: "marquee",
            dependencies: [
                platformC, platformFoundation,
                "FileAccess", "FilePaths",
                "CastWidgets", "CastWidgetsWeb", "CastRemote",
                "CastWire", "MulticastDNS", "DBus", "CastTransport", "CastSender", "CastReceiver", "Casting",
                "MediaServing", "SystemEvents", "BrowserProcess", "ScreenBroadcast", "NowPlaying", "CastNowPlaying",
                "MPVPlayer", subprocess, argumentParser, logging,
            ],
            swiftSettings: settings),

        // Benchmarks, driven by Benchmarks/run.
        .executableTarget(
            name: "marquee-bench",
            dependencies: [
                "CastWire", "CastStreaming", "CastTransport", "CastSender", "CastReceiver", "MediaServing",
                "StreamingSimulation", nioCore, nioPosix, nioSSL, cryptoExtras, argumentParser, logging,
            ],
            path: "Benchmarks/MarqueeBench", swiftSettings: settings),

        // The benchmarks that need encoders: a program of their own, since they link FFmpeg.
        .executableTarget(
            name: "marquee-media-bench",
            dependencies: [
                "CastStreaming", "MediaPipeline", "ScreenBroadcast", "StreamingSimulation", argumentParser,
            ],
            path: "Benchmarks/MediaBench", swiftSettings: settings),

        // A network and peers that are simulated, for tests and benchmarks.
        .target(
            name: "StreamingSimulation", dependencies: ["CastStreaming", nioCore],
            path: "Tests/Support/StreamingSimulation", swiftSettings: settings),

        // What a device with the Default Media Receiver says, and chance by seed: for tests of and above SenderCore.
        .target(
            name: "SenderScripts", dependencies: ["CastWire"], path: "Tests/Support/SenderScripts",
            swiftSettings: settings),

        // A media status as a device tells it: for tests of what reads one.
        .target(
            name: "ToldMedia", dependencies: ["SenderCore", "CastWire"], path: "Tests/Support/ToldMedia",
            swiftSettings: settings),

        // A scripted device at a connection's other end, and a clock that stands: for tests of and above CastSender.
        .target(
            name: "SenderFakes", dependencies: ["CastSender", "CastWire", "SenderScripts"],
            path: "Tests/Support/SenderFakes", swiftSettings: settings),

        // A device that plays a film, and what an earlier process has left: for tests of and above Casting.
        .target(
            name: "CastingFakes",
            dependencies: ["CastSender", "CastWire", "SenderFakes", "SenderScripts", nioCore, nioPosix],
            path: "Tests/Support/CastingFakes", swiftSettings: settings),

        // Mirrored frames made up, for tests of what takes them.
        .target(
            name: "MirroredFrames", dependencies: ["ReceiverCore", "CastStreaming", nioCore],
            path: "Tests/Support/MirroredFrames", swiftSettings: settings),

        // A session bus of a test's own.
        .target(name: "BusFakes", dependencies: ["DBus"], path: "Tests/Support/BusFakes", swiftSettings: settings),

        // Keys that receivers in tests share.
        .target(
            name: "ReceiverKeys", dependencies: ["CastReceiver", cryptoExtras], path: "Tests/Support/ReceiverKeys",
            swiftSettings: settings),

        // How an upload extension is made; ScreenBroadcastTests runs it.
        .executableTarget(
            name: "example-upload", dependencies: ["ScreenBroadcast"], path: "Examples/UploadExtension",
            exclude: ["org.example.upload.json"], swiftSettings: settings),

        // How an app has the widgets in its own pages, and under another front end.
        .executableTarget(
            name: "example-widgets", dependencies: ["CastSender", "CastWidgetsWeb", hummingbird],
            path: "Examples/WidgetsApp", swiftSettings: settings),
        .executableTarget(
            name: "example-front-end", dependencies: ["CastSender", "CastWidgets"], path: "Examples/OtherFrontEnd",
            swiftSettings: settings),

        // What Interop/test_system_events.py runs.
        .executableTarget(
            name: "system-events-probe", dependencies: ["SystemEvents", "DBus", logging],
            path: "Interop/SystemEventsProbe", swiftSettings: settings),

        // What Interop/test_mpris.py runs.
        .executableTarget(
            name: "now-playing-probe", dependencies: ["NowPlaying", logging], path: "Interop/NowPlayingProbe",
            swiftSettings: settings),

        // What Interop/test_hostile_devices.py runs.
        .executableTarget(
            name: "hostile-device-probe", dependencies: ["CastSender", "CastTransport", logging],
            path: "Interop/HostileDeviceProbe", swiftSettings: settings),

        // What Interop/test_upload_extension.py runs.
        .executableTarget(
            name: "broadcast-host-probe", dependencies: ["ScreenBroadcast", "MediaPipeline"],
            path: "Interop/BroadcastHostProbe", swiftSettings: settings),

        // What a fuzzer feeds: see docs/fuzzing.md.
        .target(
            name: "FuzzEntryPoints",
            dependencies: [
                "CastWire", "MulticastDNS", "CastStreaming", "SenderCore", "ReceiverCore", "ServingCore",
                "BroadcastCore", "DBusValues", "FilePaths", "NowPlayingCore", platformFoundation, nioCore,
            ],
            path: "Fuzz/EntryPoints", swiftSettings: settings),
    ] + fuzzer + tests
)
