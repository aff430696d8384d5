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
        return try ["Sources/CastSender", "Sources/SenderCore", "Sources/CastWire"].flatMap(sources).flatMap(lines)
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

    // S0-04
    @Test func everyPublicObjectAndListenerIsOfTheMainActor() throws {
        var objects = 0
        for path in try sources(under: "Sources/CastSender") {
            let lines = try lines(of: path)
            for (index, line) in lines.enumerated() {
                guard line.contains(/^(?:public final class|open class|public class|public protocol .*AnyObject)/)
                else {
                    continue
                }
                // Not of the main actor on purpose: an app reads its keys on whatever thread it likes.
                guard !line.contains("AppVolumeKeySource") else { continue }
                objects += 1
                #expect(index > 0 && lines[index - 1] == "@MainActor", "\(path): \(line)")
            }
        }
        #expect(objects >= 10)
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
        for folder in ["RemoteDisplay", "DisplayCore", "CastSender", "SenderCore"] {
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
        for maker in makers { #expect(maker.contains("options: CastOptions"), "\(maker)") }
        let options = try self.lines(of: "Sources/CastSender/Context/CastOptions.swift")
        #expect(
            options.filter { $0.contains("init(") }.map { $0.trimmingCharacters(in: .whitespaces) }
                == ["public init(discoveryCriteria: DiscoveryCriteria) {"])
    }
}
