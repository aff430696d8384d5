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
