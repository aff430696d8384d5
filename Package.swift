// swift-tools-version: 6.1
import PackageDescription

// Scripts/fuzz builds its program with this variable, the file of the toolchain's libFuzzer. Branch coverage is then
// recorded in our own modules, but not in those of dependencies.
let libFuzzer = Context.environment["MARQUEE_LIBFUZZER"]

// Scripts/build-tests builds in release mode. Packages that others depend on can't have unsafe flags, so they are
// optional.
let areTestsBuilt = Context.environment["PLAIN_TESTS"] != nil

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
    ] + (libFuzzer == nil ? [] : [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer"])])
    // Tests import internal declarations of our modules. For dependencies too it would cost a seventh more build time.
    + (areTestsBuilt ? [.unsafeFlags(["-enable-testing"])] : [])

// The tests' own code is not optimized, which builds faster.
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

func test(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: testSettings)
}

let allTests: [Target] = [
    // SwiftProtobuf is not in any product. The tests compare our own protobuf code with it.
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
            "CastSender", "SenderCore", "CastTransport", "CastWire", "MulticastDNS", "SenderFakes", "SenderScripts",
            nioCore, nioPosix, logging,
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
    test("BrowserCoreTests", ["BrowserCore"]),
    test("BrowserProcessTests", ["BrowserProcess"]),
    test("PageCaptureTests", ["PageCapture", "BrowserProcess", "MediaPipeline", logging]),
    test("ServingCoreTests", ["ServingCore", "FilePaths", "SenderScripts"]),
    test(
        "MediaServingTests",
        ["MediaServing", "ServingCore", "FileAccess", "FilePaths", "SenderScripts", nioCore, logging]),
    test(
        "EndToEndTests",
        ["CastSender", "CastReceiver", "CastTransport", "CastWidgets", "CastWire", "ReceiverKeys", logging]),
    test("FuzzEntryPointsTests", ["FuzzEntryPoints"]),
    test("CastStreamingTests", ["CastStreaming", "StreamingSimulation", "CastWire", nioCore]),
    test("DisplayCoreTests", ["DisplayCore", "CastStreaming"]),
    test(
        "RemoteDisplayTests",
        [
            "RemoteDisplay", "DisplayCore", "CastSender", "CastStreaming", "CastTransport", "CastWire", "SenderFakes",
            "SenderScripts", nioCore, nioPosix,
        ]),
    test("PipelineCoreTests", ["PipelineCore", "DBusValues"]),
    test("MediaPipelineTests", ["MediaPipeline", "BusFakes", "CPipeWire", "CPixels", "DBus", logging]),
    test("BroadcastCoreTests", ["BroadcastCore"]),
    test("UploadCoreTests", ["UploadCore", "BroadcastCore", "DisplayCore", "PipelineCore"]),
    test("ScreenBroadcastTests", ["ScreenBroadcast", "BusFakes", "DBus", "broadcast-host-probe", "example-upload"]),
    test("DBusValuesTests", ["DBusValues"]),
    test("DBusTests", ["DBus"]),
    test("NowPlayingCoreTests", ["NowPlayingCore", "DBusValues"]),
    test("NowPlayingTests", ["NowPlaying", "NowPlayingCore", "DBus", logging]),
    test("CastNowPlayingCoreTests", ["CastNowPlayingCore", "SenderCore", "CastWire", "NowPlayingCore", "ToldMedia"]),
    test("CastWidgetsCoreTests", ["CastWidgetsCore", "SenderCore", "CastWire", "ToldMedia"]),
    test(
        "CastWidgetsTests",
        [
            "CastWidgets", "CastWidgetsCore", "CastSender", "CastWire", "CastingFakes", "SenderFakes", "SenderScripts",
            nioCore, nioPosix, httpTypes, logging,
        ]),
    test(
        "CastNowPlayingTests",
        [
            "CastNowPlaying", "CastNowPlayingCore", "CastSender", "CastWidgets", "CastWire", "CastingFakes",
            "NowPlaying", "SenderFakes", "SenderScripts", logging,
        ]),
    test("RemoteCoreTests", ["RemoteCore", "FilePaths"]),
    test(
        "CastRemoteTests",
        [
            "CastRemote", "RemoteCore", "CastWidgets", "CastSender", "CastWire", "CastingFakes", "FilePaths",
            "SenderFakes", "SenderScripts", nioCore, logging,
        ]),
    test("MPVPlayerCoreTests", ["MPVPlayerCore", "FilePaths", "NowPlayingCore"]),
    test(
        "MPVPlayerTests",
        [
            "MPVPlayer", "MPVPlayerCore", "NowPlaying", "CastNowPlaying", "CastSender", "CastingFakes", "SenderFakes",
            nioCore, nioPosix, logging,
        ]),
    test("SystemEventsTests", ["SystemEvents"]),
    test("CastingCoreTests", ["CastingCore", "FilePaths", "SenderCore", "ServingCore", "CastWire"]),
    test(
        "CastingTests",
        [
            "Casting", "CastingCore", "CastSender", "CastWire", "CastingFakes", "FilePaths", "MediaServing",
            "SenderFakes",
        ]),
    test("MarqueeDemoTests", ["MarqueeDemo"]),
    test(
        "marqueeTests",
        [
            "marquee", "DBus", "CastReceiver", "CastSender", "CastTransport", "Casting", "CastingFakes",
            "MediaServing", "MulticastDNS", "MPVPlayer", "MPVPlayerCore", "NowPlaying", "ScreenBroadcast",
            "SenderFakes", "FileAccess", "FilePaths", argumentParser,
        ]),
    test(
        "marquee-broadcastTests",
        ["marquee-broadcast", "CastSender", "MediaPipeline", "RemoteDisplay", "ScreenBroadcast", "UploadCore"]),
]
let only = Context.environment["ONLY_TESTS"]?.split(separator: ",").map(String.init)
let tests = allTests.filter { only?.contains($0.name) ?? true }

let fuzzer: [Target] = (libFuzzer.map { [$0] } ?? []).map { library in
    // The whole archive, since it comes before the objects that need it.
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
        // Without their traits, which add full Foundation and with it 40 MB of ICU: swift-protobuf uses it for
        // Foundation's streams and field masks, hummingbird for dates in forms and swift-configuration.
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0", traits: []),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    ],
    targets: [
        // Floor 0: pure.
        .target(
            name: "CastWire", dependencies: [nioCore, crypto, x509, asn1], swiftSettings: settings),
        .target(name: "MulticastDNS", dependencies: [nioCore], swiftSettings: settings),
        .target(
            name: "CastStreaming", dependencies: ["CastWire", nioCore, cryptoExtras],
            swiftSettings: settings),
        // The decisions, models and errors of each side. A sender only uses addresses from MulticastDNS.
        .target(name: "SenderCore", dependencies: ["FilePaths", "CastWire", "MulticastDNS"], swiftSettings: settings),
        // Starting a browser, and its debugging pipe.
        .target(name: "BrowserCore", swiftSettings: settings),
        .target(
            name: "ReceiverCore", dependencies: ["BrowserCore", "CastWire", "CastStreaming"], swiftSettings: settings),
        .target(name: "ServingCore", dependencies: ["FilePaths", "CastWire"], swiftSettings: settings),
        .target(
            name: "CastingCore", dependencies: ["FilePaths", "CastWire", "SenderCore", "ServingCore"],
            swiftSettings: settings),
        .target(name: "DisplayCore", dependencies: ["CastStreaming", nioCore], swiftSettings: settings),
        .target(name: "PipelineCore", dependencies: ["DBusValues"], swiftSettings: settings),
        .target(name: "BroadcastCore", swiftSettings: settings),
        .target(
            name: "UploadCore", dependencies: ["BroadcastCore", "DisplayCore", "PipelineCore"],
            swiftSettings: settings),
        .target(name: "DBusValues", swiftSettings: settings),
        .target(name: "NowPlayingCore", dependencies: ["DBusValues"], swiftSettings: settings),
        .target(
            name: "CastNowPlayingCore", dependencies: ["SenderCore", "CastWire", "NowPlayingCore"],
            swiftSettings: settings),
        .target(name: "CastWidgetsCore", dependencies: ["SenderCore", "CastWire"], swiftSettings: settings),
        .target(name: "RemoteCore", dependencies: ["FilePaths", "ServingCore"], swiftSettings: settings),
        .target(name: "MPVPlayerCore", dependencies: ["FilePaths", "NowPlayingCore"], swiftSettings: settings),

        // Paths as bytes, for every module.
        .target(name: "FilePaths", swiftSettings: settings),
        // Floor 1: files by such paths.
        .target(name: "FileAccess", dependencies: ["FilePaths"], swiftSettings: settings),

        // Floor 1: sockets.
        .target(
            name: "CastTransport",
            dependencies: [
                "CastWire", "MulticastDNS", "CastStreaming", nioCore, nioPosix, nioHTTP1, nioTLS, nioSSL, logging,
            ],
            swiftSettings: settings),

        // The types of libsystemd; nothing is linked.
        .systemLibrary(name: "CSystemd"),
        .target(
            name: "DBus",
            dependencies: ["DBusValues", .target(name: "CSystemd", condition: .when(traits: ["DBus"]))],
            swiftSettings: settings),
        .target(name: "SystemEvents", dependencies: ["DBus", logging], swiftSettings: settings),

        // Floor 2: the framework.
        .target(
            name: "CastSender",
            dependencies: [
                "FileAccess", "FilePaths", "SenderCore", "CastWire", "MulticastDNS", "CastTransport", nioCore,
                httpClient, logging,
            ],
            swiftSettings: settings),
        .target(
            name: "BrowserProcess", dependencies: ["FileAccess", "FilePaths", "BrowserCore", subprocess, logging],
            swiftSettings: settings),
        .target(
            name: "CastReceiver",
            dependencies: [
                "FileAccess", "FilePaths",
                "ReceiverCore", "BrowserProcess", "CastWire", "MulticastDNS", "CastStreaming", "CastTransport", nioCore,
                nioSSL, x509,
                asn1, crypto, cryptoExtras, hummingbird, hummingbirdTLS, httpTypes, subprocess, logging,
            ],
            exclude: ["Page/Assets"], swiftSettings: settings),
        .target(
            name: "MediaServing",
            dependencies: [
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
        // C loops over a display's pixels. They are a target of their own, since a module map's headers are compiled
        // for small size, without vector code.
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
                "FileAccess", "FilePaths", "PipelineCore", "CFFmpeg", "CPipeWire", "CPixels", "CPulse", "CXCB", "DBus",
                logging,
            ],
            swiftSettings: settings),

        // Floor 3.
        .target(
            name: "MPVPlayer", dependencies: ["FilePaths", "MPVPlayerCore", "NowPlaying", nioCore, nioPosix],
            swiftSettings: settings),
        .target(
            name: "Casting",
            dependencies: [
                "FileAccess", "FilePaths", "CastingCore", "CastSender", "CastWire", "MediaServing", logging,
            ],
            swiftSettings: settings),
        .target(
            name: "CastNowPlaying", dependencies: ["CastNowPlayingCore", "CastSender", "NowPlaying", logging],
            swiftSettings: settings),
        .target(
            name: "CastWidgets",
            dependencies: [
                "FileAccess", "FilePaths",
                "CastWidgetsCore", "CastSender", "CastTransport", "CastWire", nioCore, hummingbird, httpTypes, logging,
            ],
            exclude: ["Web/Assets"], swiftSettings: settings),
        .target(
            name: "RemoteDisplay",
            dependencies: ["DisplayCore", "CastSender", "CastStreaming", "CastTransport", nioCore],
            swiftSettings: settings),
        // sem_open(3), which Swift can't call; nothing is linked.
        .systemLibrary(name: "CSemaphores"),
        .target(
            name: "ScreenBroadcast",
            dependencies: ["FileAccess", "FilePaths", "BroadcastCore", "CSemaphores", "DBus", crypto, subprocess],
            swiftSettings: settings),

        .target(
            name: "PageCapture", dependencies: ["FilePaths", "MediaPipeline", "BrowserProcess", subprocess, logging],
            swiftSettings: settings),

        // Floor 4: the upload process of a broadcast, the only program that links FFmpeg.
        .executableTarget(
            name: "marquee-broadcast",
            dependencies: [
                "FileAccess",
                "MediaPipeline", "PageCapture", "RemoteDisplay", "ScreenBroadcast", "UploadCore", "BroadcastCore",
                "CastSender", "CastTransport", "SystemEvents", nioCore, argumentParser, logging,
            ],
            swiftSettings: settings),

        // Floor 4: the command and its demo.
        .target(
            name: "MarqueeDemo",
            dependencies: [
                "DBus", "BrowserProcess", "CastSender", "CastReceiver", "Casting", "MediaServing", "ScreenBroadcast",
                logging,
            ],
            swiftSettings: settings),
        // Floor 4: the remote control in a browser.
        .target(
            name: "CastRemote",
            dependencies: [
                "FileAccess", "FilePaths",
                "RemoteCore", "CastWidgets", "CastSender", "CastWire", "CastTransport", "MediaServing", nioCore,
                hummingbird, httpTypes, crypto, logging,
            ],
            exclude: ["Page/Assets"], swiftSettings: settings),
        .executableTarget(
            name: "marquee",
            dependencies: [
                "FileAccess", "FilePaths",
                "CastWidgets", "CastRemote",
                "CastWire", "MulticastDNS", "DBus", "CastTransport", "CastSender", "CastReceiver", "Casting",
                "MediaServing", "SystemEvents", "ScreenBroadcast", "MarqueeDemo", "NowPlaying", "CastNowPlaying",
                "MPVPlayer", argumentParser, logging,
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

        // Benchmarks that need encoders, as a separate program that links FFmpeg.
        .executableTarget(
            name: "marquee-media-bench",
            dependencies: [
                "CastStreaming", "MediaPipeline", "ScreenBroadcast", "StreamingSimulation", argumentParser,
            ],
            path: "Benchmarks/MediaBench", swiftSettings: settings),

        // A simulated network and simulated peers for tests and benchmarks.
        .target(
            name: "StreamingSimulation", dependencies: ["CastStreaming", nioCore],
            path: "Tests/Support/StreamingSimulation", swiftSettings: settings),

        // The messages of a device with the Default Media Receiver, and seeded random numbers: for tests of SenderCore
        // and modules above it.
        .target(
            name: "SenderScripts", dependencies: ["CastWire"], path: "Tests/Support/SenderScripts",
            swiftSettings: settings),

        // A device's media status, for tests of code that reads one.
        .target(
            name: "ToldMedia", dependencies: ["SenderCore", "CastWire"], path: "Tests/Support/ToldMedia",
            swiftSettings: settings),

        // A scripted device at the other end of a connection, and a stopped clock: for tests of CastSender and modules
        // above it.
        .target(
            name: "SenderFakes", dependencies: ["CastSender", "CastWire", "SenderScripts"],
            path: "Tests/Support/SenderFakes", swiftSettings: settings),

        // A device that plays a film, and the files of an earlier process: for tests of Casting and modules above it.
        .target(
            name: "CastingFakes",
            dependencies: ["CastSender", "CastWire", "SenderFakes", "SenderScripts", nioCore, nioPosix],
            path: "Tests/Support/CastingFakes", swiftSettings: settings),

        // Generated frames for tests of mirroring.
        .target(
            name: "MirroredFrames", dependencies: ["ReceiverCore", "CastStreaming", nioCore],
            path: "Tests/Support/MirroredFrames", swiftSettings: settings),

        // A test's own session bus.
        .target(name: "BusFakes", dependencies: ["DBus"], path: "Tests/Support/BusFakes", swiftSettings: settings),

        // Keys that the tests' receivers share.
        .target(
            name: "ReceiverKeys", dependencies: ["CastReceiver", cryptoExtras], path: "Tests/Support/ReceiverKeys",
            swiftSettings: settings),

        // An example of an upload extension; ScreenBroadcastTests runs it.
        .executableTarget(
            name: "example-upload", dependencies: ["ScreenBroadcast"], path: "Examples/UploadExtension",
            exclude: ["org.example.upload.json"], swiftSettings: settings),

        // Examples of the widgets in an app's own pages and in another front end.
        .executableTarget(
            name: "example-widgets", dependencies: ["CastSender", "CastWidgets", hummingbird],
            path: "Examples/WidgetsApp", swiftSettings: settings),
        .executableTarget(
            name: "example-front-end", dependencies: ["CastSender", "CastWidgets"], path: "Examples/OtherFrontEnd",
            swiftSettings: settings),

        // Interop/test_system_events.py runs it.
        .executableTarget(
            name: "system-events-probe", dependencies: ["SystemEvents", "DBus", logging],
            path: "Interop/SystemEventsProbe", swiftSettings: settings),

        // Interop/test_mpris.py runs it.
        .executableTarget(
            name: "now-playing-probe", dependencies: ["NowPlaying", logging], path: "Interop/NowPlayingProbe",
            swiftSettings: settings),

        // Interop/test_hostile_devices.py runs it.
        .executableTarget(
            name: "hostile-device-probe", dependencies: ["CastSender", "CastTransport", logging],
            path: "Interop/HostileDeviceProbe", swiftSettings: settings),

        // Interop/test_upload_extension.py runs it.
        .executableTarget(
            name: "broadcast-host-probe", dependencies: ["ScreenBroadcast", "PipelineCore"],
            path: "Interop/BroadcastHostProbe", swiftSettings: settings),

        // The fuzzer's entry points: see docs/fuzzing.md.
        .target(
            name: "FuzzEntryPoints",
            dependencies: [
                "CastWire", "MulticastDNS", "CastStreaming", "SenderCore", "ReceiverCore", "ServingCore",
                "BroadcastCore", "DBusValues", "NowPlayingCore", nioCore,
            ],
            path: "Fuzz/EntryPoints", swiftSettings: settings),
    ] + fuzzer + tests
)
