import Foundation
import Testing

/// Rules that the compiler does not keep, read off the sources.
@Suite struct RequirementsSourceTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func lines(of path: String) throws -> [String] {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func sources(under folder: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: folder).path)
        return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }

    private func publicTypes() throws -> [String] {
        let declaration = /^(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor) (\w+)/
        let modules = [
            "CastSender", "SenderCore", "CastWire", "CastReceiver", "Casting", "RemoteDisplay",
        ]
        return try modules.map { "Sources/\($0)" }.flatMap(sources).flatMap(lines)
            .filter { $0.hasPrefix("public ") || $0.hasPrefix("open ") }
            .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
    }

    // S0-01
    @Test func publicNamesAreTheVocabularysNouns() throws {
        let names = try publicTypes()
        let foreign = names.filter { $0.contains(/^(?:GCK|RP|MP)[A-Z]/) }
        #expect(foreign.isEmpty)
        for noun in [
            "CastContext", "CastOptions", "DiscoveryManager", "DiscoveryCriteria", "Device", "SessionManager",
            "Session", "CastSession", "RemoteMediaClient", "MediaInformation", "MediaMetadata", "MediaTrack",
            "MediaStatus", "Request", "CastError",
        ] {
            #expect(names.contains(noun), "\(noun)")
        }
    }

    // S0-01
    @Test func theGlossaryHasEveryWord() throws {
        let text = try lines(of: "docs/architecture.md")
        for word in ["Sender", "Receiver", "Sender framework", "Sender app", "Web Receiver app"] {
            #expect(text.contains { $0.hasPrefix("- **\(word)**") }, "\(word)")
        }
    }

    // S0-02: three files wait on purpose, and are found.
    @Test func nothingPublicWaitsOnTheNetwork() throws {
        let waits = [
            "DispatchSemaphore", "DispatchGroup", "NSCondition", "Thread.sleep", "usleep(", "nanosleep(",
            "getaddrinfo(", "syncShutdownGracefully", ".wait()",
        ]
        let waiting = try ["CastSender", "SenderCore", "CastWire", "RemoteDisplay"].flatMap {
            try sources(under: "Sources/\($0)")
        }.filter { path in
            let text = try lines(of: path).joined(separator: "\n")
            return waits.contains { text.contains($0) }
        }
        // A session of remote display waits for its encoder, as S1-32 asks of it; a process that ends waits for the log
        // line that another thread is writing, which nothing public does.
        let session = "Sources/RemoteDisplay/Session/RemoteDisplaySession"
        let log = "Sources/CastSender/Logging/LogRouter.swift"
        #expect(waiting.sorted() == [log, "\(session)+Driving.swift", "\(session).swift"])
    }

    /// Those that are not of the main actor on purpose: an app reads its keys on whatever thread it likes, and so does
    /// whoever tells of the machine. A frame and what encodes it belong to the threads that make them.
    private static let ofAnyThread: [String: Set<String>] = [
        "CastSender": ["AppVolumeKeySource", "VolumeKeySource", "SystemEventSource"],
        "RemoteDisplay": [
            "RemoteDisplaySession", "RemoteDisplaySupport", "EncoderProvider", "VideoEncoding", "AudioEncoding",
            "VideoFramePool", "PixelBuffer",
        ],
    ]

    // S0-04: whatever is public and has an identity, or is told something.
    @Test(arguments: [("CastSender", 20), ("RemoteDisplay", 3)])
    func everyPublicObjectAndListenerIsOfTheMainActor(module: String, atLeast: Int) throws {
        let declaration = /^\s*(?:public|open) (?:final )?(?:class|actor|protocol) (\w+)/
        var (ofTheMainActor, others) = (0, Set<String>())
        for path in try sources(under: "Sources/\(module)") {
            let lines = try lines(of: path)
            for (line, before) in zip(lines.dropFirst(), lines) {
                // A search for the words alone is quicker than for the pattern.
                guard line.contains("public ") || line.contains("open "),
                    let name = line.firstMatch(of: declaration)?.1
                else { continue }
                if before.trimmingCharacters(in: .whitespaces) == "@MainActor" {
                    ofTheMainActor += 1
                } else {
                    others.insert(String(name))
                }
            }
        }
        #expect(others == Self.ofAnyThread[module])
        #expect(ofTheMainActor >= atLeast)
    }

    // S0-04: so there is no call that could report that it came from the wrong thread.
    @Test func nothingButConstantsAndTheLogIsCalledFromAnyThread() throws {
        let open = try sources(under: "Sources/CastSender").flatMap(lines)
            .filter { $0.contains("nonisolated ") && $0.contains(/\b(?:public|open)\b/) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let calls = open.filter { !$0.contains(" let ") }
        #expect(calls.sorted() == ["public nonisolated func log(", "public nonisolated init() {}"])
        #expect(open.count > calls.count)
    }

    // S0-36, S0-40
    @Test func theContextsManagersCannotBeReplaced() throws {
        let lines = try lines(of: "Sources/CastSender/Context/CastContext.swift")
        for (name, type) in [("discoveryManager", "DiscoveryManager"), ("sessionManager", "SessionManager")] {
            let declared = lines.filter { $0.contains("let \(name)") || $0.contains("var \(name)") }
            #expect(declared == ["    public let \(name): \(type)"])
        }
    }

    // S0-55: a public method of the client's either is one that sends nothing, or returns its request. Those are all
    // tried by ``RequirementsMediaTests``.
    @Test func everyMethodThatSendsReturnsItsRequest() throws {
        var (sending, silent) = ([String](), Set<String>())
        for path in try sources(under: "Sources/CastSender") {
            let text = try lines(of: path).joined(separator: "\n")
            guard text.contains("RemoteMediaClient"), text.contains(/\b(?:class|extension) RemoteMediaClient\b/)
            else { continue }
            for method in text.matches(of: /\b(?:public|open) (?:final |static )*func (\w+)[^{]*/) {
                if method.0.contains("-> Request<") {
                    sending.append(String(method.1))
                } else {
                    silent.insert(String(method.1))
                }
            }
        }
        #expect(
            silent == [
                "addListener", "removeListener", "approximateStreamPosition", "approximateLiveSeekableRangeStart",
                "approximateLiveSeekableRangeEnd", "approximateAdBreakTime", "approximateAdBreakClipTime",
            ])
        #expect(sending.sorted() == MethodThatSends.ofTheClient.map(\.name).sorted())
    }

    // S1-15
    @Test func theBareStopIsDeprecatedAndNamesTheOneWithAnID() throws {
        let lines = try lines(of: "Sources/CastSender/Session/CastSession+Stopping.swift")
        let stop = try #require(lines.firstIndex { $0.contains("public func stopApplication()") })
        let attributes = lines[..<stop].reversed().prefix { $0.contains(/^    @/) }
        let deprecation = try #require(attributes.first { $0.contains("@available(*, deprecated") })
        #expect(deprecation.contains(/message: ".*stopApplication\(sessionID:\)/))
        #expect(lines.filter { $0.contains("deprecated") }.count == 1, "the other one is not")
    }

    // S1-02
    @Test func theOldObjectModelIsMappedToNamesThatThereAre() throws {
        let document = try lines(of: "docs/remote-display.md")
        let start = try #require(document.firstIndex { $0.hasPrefix("| Version 2 |") })
        let rows = document[start...].dropFirst(2).prefix { $0.hasPrefix("|") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        for name in [
            "GCKDeviceScanner", "GCKFilterCriteria", "GCKDeviceManager", "GCKLaunchOptions", "GCKCastChannel",
            "GCKRemoteDisplayChannel", "GCKRemoteDisplayConfiguration", "GCKRemoteDisplaySession",
            "GCKRemoteDisplayChannelDelegate", "GCKError",
        ] {
            let isThere = rows.contains { $0[0].split { !$0.isLetter }.contains { $0 == name } }
            #expect(isThere, "\(name) has no row")
        }
        let declaration = /\b(?:class|struct|enum|protocol|actor|extension|func|var|let|case|typealias) (`?\w+)/
        let promise = /^\s*(?:public|open)\s|^\s+case\s/
        var declared: Set<Substring> = []
        for folder in ["RemoteDisplay", "CastSender", "SenderCore"] {
            for line in try sources(under: "Sources/\(folder)").flatMap(lines) where line.contains(promise) {
                declared.formUnion(line.matches(of: declaration).map { $0.1.drop { $0 == "`" } })
            }
        }
        for row in rows {
            guard row.count == 2 else {
                Issue.record("\(row) has not two columns")
                continue
            }
            let names = row[1].matches(of: /`([^`]+)`/).map { $0.1 }
            #expect(!names.isEmpty, "\(row[0]) has nothing beside it")
            for name in names {
                // `Type.member(label:)` names two, `remoteDisplay...` all that begin so, and `nil` is a word of Swift's.
                let path = name.prefix { $0 != "(" }.split(separator: ".").filter { $0 != "nil" && $0 != "async" }
                for part in path {
                    let isOpen = name.hasSuffix("...")
                    let isThere = declared.contains { isOpen ? $0.hasPrefix(part) : $0 == part }
                    #expect(isThere, "\(name): there is no \(part)")
                }
            }
        }
    }

    // S3-29: there is no other way to another list of tracks than a reload.
    @Test func theTracksOfLoadedMediaAreReadOnly() throws {
        for (path, name) in [
            ("Sources/CastWire/Media/MediaInformation.swift", "mediaTracks"),
            ("Sources/SenderCore/Media/MediaStatus.swift", "mediaInformation"),
        ] {
            let declarations = try lines(of: path).filter { $0.contains("var \(name):") }
            #expect(declarations.count == 1, "\(name)")
            #expect(declarations.allSatisfy { $0.contains("public internal(set) var") }, "\(declarations)")
        }
        let takers = try sources(under: "Sources/CastSender").flatMap(lines).filter {
            $0.contains("public func ") && $0.contains("[MediaTrack]")
        }
        #expect(takers.count == 1 && takers.first?.contains("reloadMedia(withTracks") == true, "\(takers)")
    }

    // S0-07
    @Test func noContextIsMadeWithoutOptions() throws {
        let lines = try lines(of: "Sources/CastSender/Context/CastContext.swift")
        let makers = lines.filter { $0.contains(/(?:public|package).* init\(|public static func setSharedInstance/) }
        #expect(makers.count == 3)
        for maker in makers {
            #expect(maker.contains("options: CastOptions"), "\(maker)")
            #expect(!maker.contains("CastOptions ="), "\(maker)")
        }
        for path in try sources(under: "Sources") {
            let lines = try self.lines(of: path)
            for start in lines.indices where lines[start].contains("extension CastContext") {
                #expect(!lines[start...].prefix { $0 != "}" }.contains { $0.contains(/\binit\(/) }, "\(path)")
            }
        }
        let options = try self.lines(of: "Sources/CastSender/Context/CastOptions.swift")
        #expect(
            options.filter { $0.contains("init(") }.map { $0.trimmingCharacters(in: .whitespaces) }
                == ["public init(discoveryCriteria: DiscoveryCriteria) {"])
    }
}
