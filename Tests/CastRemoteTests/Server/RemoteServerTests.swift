import CastSender
import CastWire
import CastingFakes
import Foundation
import Testing

@testable import CastRemote

@MainActor @Suite(.timeLimit(.minutes(1))) struct RemoteServerTests {
    /// All that a guest may not have, and nobody without a token.
    private static let routes: [(String, String)] = [
        ("GET", "/remote/library"), ("POST", "/remote/cast"), ("PUT", "/remote/uploads/upload-1?name=a.mp4"),
        ("DELETE", "/remote/uploads/upload-1"), ("POST", "/remote/watched"), ("GET", "/remote/guests"),
        ("POST", "/remote/guests"), ("DELETE", "/remote/guests/abcdef"),
    ]

    @Test func aGuestWhoWantsMoreGets403AndWhoHasNoToken401() async throws {
        let bench = try await RemoteBench()
        let guest = try bench.tokens.makeGuest(deviceID: "0001", deviceName: "TV", for: 600)
        for (method, path) in Self.routes {
            let fields = ["Content-Type": "application/json"] as [String: String?]
            func ask(_ token: String?) async throws -> Int {
                let more = ["Authorization": token.map { "Bearer \($0)" }] as [String: String?]
                return try await bench.ask(
                    method, path, fields.merging(more) { $1 }, body: Array(#"{"id":"request-1"}"#.utf8)
                ).status
            }
            #expect(try await ask(guest.secret) == 403, "\(method) \(path)")
            #expect(try await ask(nil) == 401, "\(method) \(path)")
        }
        #expect(try await bench.ask("GET", "/remote/guests", ["Authorization": "Bearer \(guest.id)"]).status == 401)
        await bench.stop()
    }

    @Test func strangeHostsAndSitesAreRefused() async throws {
        let bench = try await RemoteBench()
        for host in ["evil.example", "evil.example:\(bench.port)", "192.168.1.7", ""] {
            #expect(try await bench.ask("GET", "/", ["Host": host]).status == 403, "\(host)")
            #expect(try await bench.ask("GET", "/remote/library", ["Host": host]).status == 403, "\(host)")
        }
        let origin = ["Origin": "https://evil.example"] as [String: String?]
        #expect(try await bench.ask("GET", "/remote/library", origin).status == 403)
        #expect(try await bench.ask("DELETE", "/remote/uploads/upload-1", origin).status == 403)
        // What a form of another site can send.
        let form = ["Content-Type": "text/plain"] as [String: String?]
        #expect(try await bench.post("/remote/cast", #"{"id":"request-1","item":"a"}"#, form).status == 415)
        await bench.stop()
    }

    @Test func thePageHasItsPolicyAndNothingElseOfTheDiskIsServed() async throws {
        let bench = try await RemoteBench()
        let page = try await bench.ask("GET", "/", ["Authorization": nil])
        #expect(page.status == 200 && page.text == "<!doctype html>")
        #expect(page.fields["content-security-policy"]?.contains("default-src 'none'") == true)
        #expect(page.fields["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
        #expect(try await bench.ask("GET", "/sw.js", ["Authorization": nil]).status == 200)
        #expect(try await bench.ask("HEAD", "/remote/remote.js", ["Authorization": nil]).status == 200)
        for path in [
            "/index.html", "/remote.js", "/remote/../../etc/passwd", "/remote/..%2f..%2fetc/passwd", "/remote/%2e%2e/x",
            "//etc/passwd", "/remote/", "/remote/nothing.js", "/..", "/remote/uploads",
        ] {
            #expect(try await bench.ask("GET", path).status == 404, "\(path)")
        }
        await bench.stop()
    }

    @Test func aTakenBackTokenEndsTheStreamThatIsOpen() async throws {
        let bench = try await RemoteBench()
        let client = try RemoteClient(port: bench.port)
        await client.send(bench.head("GET", "/cast/events", ["Connection": nil]))
        await until { client.text.contains("event: library") && client.text.contains("event: access") }
        #expect(client.text.contains(#""scope":"owner""#))
        // As `marquee remote revoke` does in another process.
        let other = try TokenFile(folder: bench.folder.path + "/state")
        _ = try other.change { table, _ in table.revoke(bench.owner.id) }
        await until { client.text.contains("event: end") }
        #expect(try await bench.ask("GET", "/remote/library").status == 401)
        await bench.stop()
    }

    @Test func whatAGuestIsToldHasNothingOfTheLibraryOrOthersFiles() async throws {
        let bench = try await RemoteBench()
        let guest = try bench.tokens.makeGuest(deviceID: "0001", deviceName: "TV", for: 600)
        let client = try RemoteClient(port: bench.port)
        let fields = ["Connection": nil, "Authorization": "Bearer \(guest.secret)"] as [String: String?]
        await client.send(bench.head("GET", "/cast/events", fields))
        await until { client.text.contains("event: style") || client.text.contains("event: media") }
        #expect(client.text.contains(#""scope":"guest""#))
        for topic in ["library", "uploads", "casts", "access"] { #expect(!client.text.contains("event: \(topic)")) }
        await bench.stop()
    }

    @Test func aFileOfTheLibraryIsCastOnceHoweverOftenItIsAskedFor() async throws {
        let films = TemporaryFolder()
        films.file("Film 2.mp4")
        films.file("Film 10.mp4")
        films.file("Film 2.de.srt")
        films.file("Film 2.jpg", [0xFF, 0xD8, 0xFF, 0xE0])
        let bench = try await RemoteBench { $0.places = [films.path] }
        let library = try await bench.ask("GET", "/remote/library?from=0&count=60")
        #expect(library.status == 200 && library.json["total"]?.intValue == 2)
        guard case .array(let items)? = library.json["items"] else { return #expect(Bool(false), "\(library.text)") }
        #expect(items.map { $0["title"]?.stringValue } == ["Film 2", "Film 10"])
        #expect(items[0]["subtitles"] == .array([.string("de")]) && items[0]["duration"] == .null)
        #expect(!library.text.contains(films.path), "no paths")
        let id = try #require(items[0]["id"]?.stringValue)
        let body = #"{"id":"request-1","item":"\#(id)","start":90.5}"#
        #expect(try await bench.post("/remote/cast", body).status == 409)
        try await bench.connect()
        // A page that shows another TV still.
        let late = try await bench.post(
            "/remote/cast", #"{"id":"request-0","item":"\#(id)","device":"of-the-bedroom"}"#)
        #expect(late.status == 409 && late.error?.contains("Another device") == true && bench.caster.all.isEmpty)
        let again = body.replacing("request-1", with: "request-2")
        let first = try await bench.post("/remote/cast", again)
        #expect(first.status == 202 && first.json["cast"]?.stringValue != nil)
        #expect(try await bench.post("/remote/cast", again).text == first.text)
        await until { !bench.caster.all.isEmpty }
        #expect(bench.caster.all.map(\.order.path) == [films.path + "/Film 2.mp4"])
        #expect(bench.caster.all[0].order.start == 90.5 && bench.caster.all[0].order.arriving == nil)
        // What the library shows of it.
        let details = bench.caster.all[0].order.details
        #expect(details.title == "Film 2" && details.subtitle == nil)
        let artwork = try #require(details.artwork?.pathForChildren)
        #expect(FileManager.default.contents(atPath: artwork) == Data([0xFF, 0xD8, 0xFF, 0xE0]))
        for wrong in [#"{"id":"request-3"}"#, #"{"id":"x","item":"a"}"#, "[]", "{", #"{"id":"request-4","item":7}"#] {
            #expect(try await bench.post("/remote/cast", wrong).status == 400, "\(wrong)")
        }
        let unknown = try await bench.post("/remote/cast", #"{"id":"request-5","item":"../../../etc/passwd"}"#)
        #expect(unknown.status == 404)
        let long = #"{"id":"request-6","item":"\#(String(repeating: "a", count: 20_000))"}"#
        #expect(try await bench.post("/remote/cast", long).status == 413)
        await bench.stop()
    }

    @Test func whatCantBeAPageOfTheLibraryIsRefused() async throws {
        let films = TemporaryFolder()
        films.file("a/film.mp4")
        let bench = try await RemoteBench { $0.places = [films.path] }
        for query in ["from=-1", "count=x", "from=99999999999999999999", "q=" + String(repeating: "a", count: 300)] {
            #expect(try await bench.ask("GET", "/remote/library?" + query).status == 400, "\(query)")
        }
        for folder in ["..", "%2e%2e%2f", "a", "/etc", "AAAAAAAAAAAAAAAAAAAAAA"] {
            #expect(try await bench.ask("GET", "/remote/library?folder=" + folder).status == 404, "\(folder)")
        }
        #expect(try await bench.ask("GET", "/remote/poster/AAAAAAAAAAAAAAAAAAAAAA").status == 404)
        let poster = try await bench.ask(
            "GET", "/remote/poster/AAAAAAAAAAAAAAAAAAAAAA", ["Authorization": nil])
        #expect(poster.status == 401)
        #expect(try await bench.ask("GET", "/remote/poster/..%2f..%2fetc%2fpasswd").status == 404)
        await bench.stop()
    }

    @Test func aFilmOfWhichNoPictureCanBeMadeHasNoneAndThatIsNoFault() async throws {
        let films = TemporaryFolder()
        films.file("broken.mp4", Array("no film at all".utf8))
        let bench = try await RemoteBench { $0.places = [films.path] }
        guard case .array(let items)? = try await bench.ask("GET", "/remote/library").json["items"] else {
            Issue.record("no items")
            return
        }
        let path = try #require(items.first?["poster"]?.stringValue)
        let answer = try await bench.ask("GET", path)
        #expect(answer.status == 204 && answer.body.isEmpty)
        films.remove("broken.mp4")
        await bench.stop()
    }

    @Test func whatWasSeenIsMarkedAndWhatWasBegunIsListed() async throws {
        let films = TemporaryFolder()
        films.file("film.mp4")
        let bench = try await RemoteBench { $0.places = [films.path] }
        func item() async throws -> JSONValue? {
            guard case .array(let items)? = try await bench.ask("GET", "/remote/library").json["items"] else {
                return nil
            }
            return items.first
        }
        let id = try #require(try await item()?["id"]?.stringValue)
        let mark = try #require(await bench.server.library.entry(id)?.mark)
        _ = await bench.server.watched.saw(mark, at: 100, of: 1_000)
        #expect(try await item()?["watched"]?.doubleValue == 100)
        #expect(try await bench.ask("GET", "/remote/library?watching=1").json["total"]?.intValue == 1)
        let marked = try await bench.post("/remote/watched", #"{"id":"request-1","item":"\#(id)","finished":true}"#)
        #expect(marked.status == 200)
        #expect(try await item()?["finished"]?.boolValue == true)
        #expect(try await bench.ask("GET", "/remote/library?watching=1").json["total"]?.intValue == 0)
        // Another film in its place has not been seen.
        films.file("film.mp4", [1, 2, 3])
        await bench.server.library.scan()
        #expect(try await item()?["id"]?.stringValue == id)
        #expect(try await item()?["finished"]?.boolValue == false)
        await bench.stop()
    }

    @Test func aGuestIsMadeForADeviceThatIsThereAndTakenBack() async throws {
        let bench = try await RemoteBench()
        // It is looked for, and does not answer in time.
        async let asking = bench.post("/remote/guests", #"{"id":"request-1","device":"0001","minutes":5}"#)
        await bench.time.advance(toSleeperAt: .seconds(5))
        let unknown = try await asking
        #expect(unknown.status == 404)
        try await bench.connect()
        for minutes in ["0", "-1", "1e9", "\"5\""] {
            let body = #"{"id":"request-2","device":"0001","minutes":\#(minutes)}"#
            #expect(try await bench.post("/remote/guests", body).status == 400, "\(minutes)")
        }
        let made = try await bench.post("/remote/guests", #"{"id":"request-3","device":"0001","minutes":5}"#)
        #expect(made.status == 201)
        let link = try #require(made.json["link"]?.stringValue)
        #expect(link.hasPrefix("http://127.0.0.1:\(bench.port)/#t="))
        let secret = String(link.split(separator: "=")[1])
        #expect(await bench.tokens.grant(forToken: secret)?.deviceID == "0001")
        let list = try await bench.ask("GET", "/remote/guests")
        #expect(!list.text.contains(secret) && list.text.contains(#""name":"TV""#))
        let id = try #require(made.json["id"]?.stringValue)
        #expect(try await bench.ask("DELETE", "/remote/guests/\(bench.owner.id)").status == 404, "an owner is no guest")
        #expect(try await bench.ask("DELETE", "/remote/guests/\(id)").status == 200)
        #expect(await bench.tokens.grant(forToken: secret) == nil)
        await bench.stop()
    }

    /// No page is open, so nobody has looked for devices yet.
    @Test func aGuestIsMadeForADeviceThatIsFoundWhenItIsAskedFor() async throws {
        let bench = try await RemoteBench(browser: HouseWithATV())
        #expect(bench.context.discoveryManager.devices.isEmpty)
        let made = try await bench.post("/remote/guests", #"{"id":"request-1","device":"0001","minutes":5}"#)
        #expect(made.status == 201)
        #expect(try await bench.ask("GET", "/remote/guests").text.contains(#""name":"TV""#))
        await bench.stop()
    }

    @Test func aPortThatIsTakenIsSaid() async throws {
        let bench = try await RemoteBench()
        let error = await #expect(throws: (any Error).self) {
            _ = try await RemoteBench { $0.port = bench.port }
        }
        #expect(error != nil)
        await bench.stop()
    }
}

/// Its TV answers whoever looks.
private struct HouseWithATV: DeviceBrowsing {
    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> {
        AsyncStream { $0.yield(.found(.tv)) }
    }
    func devices(at address: String) async -> [Device] { [] }
}
